// Options of the sanitizers, for programs whose environment is emptied. The runner's operator delete frees what the sanitizer's
// operator new gave; the judge, which nobody may trace, cannot be searched for leaks.
extern "C" const char* __asan_default_options() { return "alloc_dealloc_mismatch=0:detect_leaks=0"; }
extern "C" const char* __ubsan_default_options() { return "print_stacktrace=1"; }
