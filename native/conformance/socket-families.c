#include "attempt.h"

#include <sys/socket.h>

int main(void) {
  const int families[] = {AF_VSOCK, AF_ALG, AF_PACKET, AF_BLUETOOTH, AF_CAN, AF_TIPC};
  for (size_t i = 0; i < sizeof families / sizeof *families; i++) {
    errno = 0;
    if (socket(families[i], SOCK_STREAM, 0) >= 0 || errno != EAFNOSUPPORT) {
      breach("family %d is not refused: %s", families[i], strerror(errno));
    }
  }
  int private = socket(AF_UNIX, SOCK_STREAM, 0);
  if (private < 0) cannot_try("no private socket");
  return verdict();
}
