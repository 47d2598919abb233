// What is said of a program that does what no device would bear.
#pragma once

namespace assay::simt {

// Says it in one line, with the kernel, block and thread that run, and ends the program.
[[noreturn]] void report(const char* format, ...) __attribute__((format(printf, 1, 2)));

// The machine's fault, not the program's: ends it as a crash.
[[noreturn]] void fail(const char* what);

// Says why a call returns an error; the program goes on.
void note(const char* format, ...) __attribute__((format(printf, 1, 2)));

// From here on a fault on this thread is looked into before the program ends.
void watch_for_faults();

}  // namespace assay::simt
