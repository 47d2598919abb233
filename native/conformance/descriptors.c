#include "attempt.h"

#include <fcntl.h>

int main(void) {
  for (int fd = 3; fd < 65536; fd++) {
    if (fcntl(fd, F_GETFD) != -1) breach("descriptor %d is open", fd);
  }
  if ((fcntl(0, F_GETFL) & O_ACCMODE) != O_RDONLY) breach("its input can be written");
  return verdict();
}
