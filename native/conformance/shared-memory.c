#include "attempt.h"

#include <fcntl.h>
#include <sys/ipc.h>
#include <sys/shm.h>

// Argument: a file that exists in this machine's /dev/shm.
int main(int count, char **paths) {
  if (count < 2) cannot_try("no marker");
  int fd = open(paths[1], O_RDONLY);
  if (fd >= 0) breach("opened %s", paths[1]);
  struct shm_info segments;
  if (shmctl(0, SHM_INFO, (struct shmid_ds *)&segments) >= 0 && segments.used_ids > 0) {
    breach("sees %d System V segments", segments.used_ids);
  }
  return verdict();
}
