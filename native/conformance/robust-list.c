#include "attempt.h"

#include <linux/futex.h>

// The kernel writes to a dying thread's robust list, even when the thread is killed.
int main(void) {
  static struct robust_list_head head;
  MUST_FAIL_WITH(ENOSYS, syscall(SYS_set_robust_list, &head, sizeof head));
  return verdict();
}
