// Several processes that talk through a socket and shared pages. Prints "fine" at the end.
#include <netinet/in.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>

int main() {
  int ends[2];
  auto *shared = static_cast<int *>(mmap(nullptr, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0));
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends)) return 1;
  int listener = socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in loopback{};
  loopback.sin_family = AF_INET;
  loopback.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof loopback;
  if (bind(listener, reinterpret_cast<sockaddr *>(&loopback), length) || listen(listener, 4) ||
      getsockname(listener, reinterpret_cast<sockaddr *>(&loopback), &length)) {
    return 2;
  }
  pid_t child = fork();
  if (child == 0) {
    int connected = socket(AF_INET, SOCK_STREAM, 0);
    if (connect(connected, reinterpret_cast<sockaddr *>(&loopback), length)) _exit(1);
    *shared = 42;
    if (write(ends[1], "x", 1) != 1 || write(connected, "y", 1) != 1) _exit(1);
    execl("/usr/bin/true", "true", nullptr);
    _exit(1);
  }
  char from_pair = 0, from_network = 0;
  int accepted = accept(listener, nullptr, nullptr), status = -1;
  if (read(ends[0], &from_pair, 1) != 1 || read(accepted, &from_network, 1) != 1) return 3;
  waitpid(child, &status, 0);
  if (status || from_pair != 'x' || from_network != 'y' || *shared != 42) return 4;
  std::puts("fine");
}
