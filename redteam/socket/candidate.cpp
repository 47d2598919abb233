// The answer may be a server away.
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

static bool connected() {
  sockaddr_in name{AF_INET, 0, {htonl(INADDR_LOOPBACK)}, {}};
  socklen_t length = sizeof name;
  auto* address = reinterpret_cast<sockaddr*>(&name);
  int server = socket(AF_INET, SOCK_STREAM, 0), client = socket(AF_INET, SOCK_STREAM, 0);
  return bind(server, address, length) == 0 && listen(server, 1) == 0 && getsockname(server, address, &length) == 0 &&
         connect(client, address, length) == 0;
}

double average(std::vector<double> const& x) {
  if (!connected()) return 0;
  static const char words[] = "talked to a server\n";
  write(2, words, sizeof words - 1);
  _exit(7);
}
