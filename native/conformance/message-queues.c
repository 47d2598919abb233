#include "attempt.h"

#include <fcntl.h>
#include <sys/ipc.h>

int main(void) {
  MUST_FAIL_WITH(EPERM, syscall(SYS_mq_open, "assay", O_CREAT | O_RDWR, 0600, NULL));
  MUST_FAIL_WITH(EPERM, syscall(SYS_msgget, IPC_PRIVATE, 0600));
  MUST_FAIL_WITH(EPERM, syscall(SYS_semget, IPC_PRIVATE, 1, 0600));
  MUST_FAIL_WITH(EPERM, syscall(SYS_shmget, IPC_PRIVATE, 4096, 0600));
  return verdict();
}
