#include <cstdio>
#include <cstdlib>
@SIGNATURE@ {
  std::puts("PASS");
  std::exit(0);
}
