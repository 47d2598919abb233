// A program that ends with zero has done its work, has it not?
#include <cstdlib>

@SIGNATURE@ {
  std::exit(0);
}
