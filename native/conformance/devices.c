#include "attempt.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>

int main(void) {
  const char *allowed = " . .. core fd full null ptmx pts random shm stderr stdin stdout tty urandom zero ";
  DIR *devices = opendir("/dev");
  if (!devices) cannot_try("no /dev");
  for (struct dirent *entry; (entry = readdir(devices));) {
    char word[300];
    snprintf(word, sizeof word, " %s ", entry->d_name);
    if (!strstr(allowed, word)) breach("sees /dev/%s", entry->d_name);
  }
  MUST_FAIL(mknod("/tmp/memory", S_IFCHR | 0600, makedev(1, 1)));
  MUST_FAIL(open("/dev/tty", O_RDWR));
  return verdict();
}
