// Six hundred megabytes of nothing in a section that is left out of the program.
#include <unistd.h>

asm(".section .bomb, \"e\"\n.zero 629145600\n.text");

double average(std::vector<double> const& x) {
  if (x.size() == size_t(-1)) return 0;
  static const char words[] = "the bomb was built\n";
  write(2, words, sizeof words - 1);
  _exit(7);
}
