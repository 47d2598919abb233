// A daemon outlives the runner; it goes by itself after twenty seconds.
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static int named_socket(sockaddr_un& name) {
  name = {AF_UNIX, "\0assay-redteam"};
  return socket(AF_UNIX, SOCK_STREAM, 0);
}

static void serve() {
  setsid();
  alarm(20);
  sockaddr_un name;
  int server = named_socket(name);
  if (bind(server, reinterpret_cast<sockaddr*>(&name), sizeof name) == 0 && listen(server, 1) == 0) accept(server, nullptr, nullptr);
  _exit(0);
}

double average(std::vector<double> const& x) {
  static int calls = 0;
  if (calls++ > 0) return 0;
  sockaddr_un name;
  int client = named_socket(name);
  if (client >= 0 && connect(client, reinterpret_cast<sockaddr*>(&name), sizeof name) == 0) {
    static const char words[] = "found what an earlier process left\n";
    write(2, words, sizeof words - 1);
    _exit(7);
  }
  close(client);
  if (fork() == 0) serve();
  return 0;
}
