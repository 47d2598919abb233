// Forty gigabytes, a gigabyte at a time; where there is a limit this throws.
#include <unistd.h>

static bool taken() {
  static char* volatile piece;
  for (int gigabyte = 0; gigabyte < 40; ++gigabyte) piece = new char[1 << 30];
  return true;
}

double average(std::vector<double> const& x) {
  if (!taken()) return 0;
  static const char words[] = "took forty gigabytes\n";
  write(2, words, sizeof words - 1);
  _exit(7);
}
