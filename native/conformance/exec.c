#include "attempt.h"

int main(int count, char **arguments) {
  if (count > 1) return 1;
  char *again[] = {arguments[0], "again", NULL}, *nothing[] = {NULL};
  execve(arguments[0], again, nothing);
  return 0;
}
