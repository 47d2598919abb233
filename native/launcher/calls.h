// Call numbers that this machine's headers may lack: the newer ones are the same everywhere, the older ones
// do not exist on every architecture and are then skipped.
#pragma once

#include <sys/syscall.h>

enum { NO_SUCH_CALL = -1 };

#ifndef __NR_pidfd_send_signal
#define __NR_pidfd_send_signal 424
#endif
#ifndef __NR_io_uring_setup
#define __NR_io_uring_setup 425
#define __NR_io_uring_enter 426
#define __NR_io_uring_register 427
#endif
#ifndef __NR_open_tree
#define __NR_open_tree 428
#define __NR_move_mount 429
#define __NR_fsopen 430
#define __NR_fsconfig 431
#define __NR_fsmount 432
#define __NR_fspick 433
#endif
#ifndef __NR_pidfd_open
#define __NR_pidfd_open 434
#endif
#ifndef __NR_clone3
#define __NR_clone3 435
#endif
#ifndef __NR_openat2
#define __NR_openat2 437
#endif
#ifndef __NR_pidfd_getfd
#define __NR_pidfd_getfd 438
#endif
#ifndef __NR_faccessat2
#define __NR_faccessat2 439
#endif
#ifndef __NR_process_madvise
#define __NR_process_madvise 440
#endif
#ifndef __NR_mount_setattr
#define __NR_mount_setattr 442
#endif
#ifndef __NR_process_mrelease
#define __NR_process_mrelease 448
#endif
#ifndef __NR_futex_waitv
#define __NR_futex_waitv 449
#endif
#ifndef __NR_rseq
#define __NR_rseq NO_SUCH_CALL
#endif
#ifndef __NR_statx
#define __NR_statx NO_SUCH_CALL
#endif

#ifdef __aarch64__
#define __NR_access NO_SUCH_CALL
#define __NR_arch_prctl NO_SUCH_CALL
#define __NR_chmod NO_SUCH_CALL
#define __NR_creat NO_SUCH_CALL
#define __NR_dup2 NO_SUCH_CALL
#define __NR_epoll_create NO_SUCH_CALL
#define __NR_epoll_wait NO_SUCH_CALL
#define __NR_fork NO_SUCH_CALL
#define __NR_getdents NO_SUCH_CALL
#define __NR_getpgrp NO_SUCH_CALL
#define __NR_ioperm NO_SUCH_CALL
#define __NR_iopl NO_SUCH_CALL
#define __NR_link NO_SUCH_CALL
#define __NR_lstat NO_SUCH_CALL
#define __NR_mkdir NO_SUCH_CALL
#define __NR_mknod NO_SUCH_CALL
#define __NR_modify_ldt NO_SUCH_CALL
#define __NR_open NO_SUCH_CALL
#define __NR_pause NO_SUCH_CALL
#define __NR_pipe NO_SUCH_CALL
#define __NR_poll NO_SUCH_CALL
#define __NR_readlink NO_SUCH_CALL
#define __NR_rename NO_SUCH_CALL
#define __NR_rmdir NO_SUCH_CALL
#define __NR_select NO_SUCH_CALL
#define __NR_stat NO_SUCH_CALL
#define __NR_symlink NO_SUCH_CALL
#define __NR_time NO_SUCH_CALL
#define __NR_unlink NO_SUCH_CALL
#define __NR_vfork NO_SUCH_CALL
#endif
