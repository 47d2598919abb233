// Which system calls a program may make. `serial`, `threads`, `ranks` and `processes` list what is allowed; `build` lists what is
// not. Refused calls fail with EPERM so that honest programs can cope; calls that are only ever an attack end the
// program with SIGSYS so that the verdict can say so.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "calls.h"
#include "launcher.h"
#include "program.h"

#define REFUSE(error) (SECCOMP_RET_ERRNO | (error))
#define CALL(name) __NR_##name
#define COUNT(array) (sizeof(array) / sizeof *(array))

static const uint32_t ALLOW = SECCOMP_RET_ALLOW, KILL = SECCOMP_RET_KILL_PROCESS;

static const int EVERYDAY[] = {
    // often, so first
    CALL(futex), CALL(sched_yield), CALL(read), CALL(write), CALL(mmap), CALL(munmap), CALL(madvise), CALL(brk),
    CALL(clock_gettime), CALL(mprotect), CALL(mremap), CALL(nanosleep), CALL(clock_nanosleep),
    // files
    CALL(readv), CALL(writev), CALL(pread64), CALL(pwrite64), CALL(preadv), CALL(pwritev), CALL(preadv2),
    CALL(pwritev2), CALL(lseek), CALL(close), CALL(dup), CALL(dup2), CALL(dup3), CALL(open), CALL(openat), CALL(creat),
    CALL(stat), CALL(fstat), CALL(lstat), CALL(newfstatat), CALL(statx), CALL(access), CALL(faccessat),
    CALL(faccessat2), CALL(readlink), CALL(readlinkat), CALL(getcwd), CALL(chdir), CALL(fchdir), CALL(getdents),
    CALL(getdents64), CALL(mkdir), CALL(mkdirat), CALL(rmdir), CALL(unlink), CALL(unlinkat), CALL(rename),
    CALL(renameat), CALL(renameat2), CALL(truncate), CALL(ftruncate), CALL(fallocate), CALL(fsync), CALL(fdatasync),
    CALL(getxattr), CALL(lgetxattr), CALL(fgetxattr), CALL(listxattr), CALL(llistxattr),
    CALL(flistxattr), CALL(fadvise64), CALL(sendfile), CALL(copy_file_range), CALL(statfs), CALL(fstatfs), CALL(umask), CALL(pipe),
    CALL(pipe2), CALL(poll), CALL(ppoll), CALL(select), CALL(pselect6), CALL(eventfd2),
    // memory
    CALL(mincore), CALL(msync), CALL(get_mempolicy),
    // threads
    CALL(futex_waitv), CALL(get_robust_list), CALL(set_tid_address), CALL(rseq),
    CALL(membarrier), CALL(getcpu), CALL(sched_getaffinity), CALL(sched_getparam), CALL(sched_getscheduler),
    CALL(sched_get_priority_max), CALL(sched_get_priority_min),
    // signals that it raises itself
    CALL(rt_sigaction), CALL(rt_sigprocmask), CALL(rt_sigreturn), CALL(rt_sigpending), CALL(rt_sigsuspend),
    CALL(rt_sigtimedwait), CALL(sigaltstack), CALL(pause), CALL(restart_syscall),
    // facts
    CALL(clock_getres), CALL(gettimeofday), CALL(time), CALL(times), CALL(getrusage), CALL(getrlimit), CALL(sysinfo),
    CALL(uname), CALL(getpid), CALL(getppid), CALL(gettid), CALL(getuid), CALL(geteuid), CALL(getgid), CALL(getegid),
    CALL(getgroups), CALL(getresuid), CALL(getresgid), CALL(getpgrp), CALL(getpgid), CALL(getsid), CALL(getpriority),
    CALL(getrandom), CALL(arch_prctl),
    // the end
    CALL(exit), CALL(exit_group)};

// What a process that talks to others needs besides.
static const int TALK[] = {
    CALL(bind), CALL(listen), CALL(accept), CALL(accept4), CALL(connect), CALL(sendto), CALL(recvfrom), CALL(sendmsg),
    CALL(recvmsg), CALL(sendmmsg), CALL(recvmmsg), CALL(shutdown), CALL(getsockname), CALL(getpeername),
    CALL(setsockopt), CALL(getsockopt), CALL(epoll_create), CALL(epoll_create1), CALL(epoll_ctl), CALL(epoll_wait),
    CALL(epoll_pwait), CALL(chmod), CALL(fchmod), CALL(fchmodat), CALL(flock)};

// What the driver of a device needs besides. It offers its memory to other processes of its user under a socket; in a network of its own
// there is nobody to take it.
static const int DRIVER[] = {CALL(bind), CALL(listen), CALL(connect), CALL(setsockopt)};

// What one that starts others, each under a narrower filter, needs besides.
static const int COMPANY[] = {
    CALL(execve), CALL(fork), CALL(vfork), CALL(wait4), CALL(waitid), CALL(setsid), CALL(setpgid), CALL(link),
    CALL(linkat), CALL(symlink), CALL(symlinkat), CALL(utimensat), CALL(setrlimit), CALL(shmget), CALL(shmat),
    CALL(shmdt), CALL(shmctl), CALL(seccomp)};

// Nobody who computes needs these.
static const int ATTACKS[] = {
    CALL(ptrace), CALL(userfaultfd), CALL(io_uring_setup), CALL(io_uring_enter), CALL(io_uring_register), CALL(bpf),
    CALL(perf_event_open), CALL(mount), CALL(umount2), CALL(pivot_root), CALL(chroot), CALL(open_tree),
    CALL(move_mount), CALL(fsopen), CALL(fsconfig), CALL(fsmount), CALL(fspick), CALL(mount_setattr), CALL(unshare),
    CALL(setns), CALL(pidfd_open), CALL(pidfd_getfd), CALL(pidfd_send_signal), CALL(process_madvise),
    CALL(process_mrelease), CALL(keyctl), CALL(add_key), CALL(request_key), CALL(kcmp), CALL(open_by_handle_at),
    CALL(fanotify_init), CALL(fanotify_mark), CALL(kexec_load), CALL(init_module), CALL(finit_module),
    CALL(delete_module), CALL(swapon), CALL(swapoff), CALL(reboot), CALL(acct), CALL(quotactl), CALL(iopl),
    CALL(ioperm), CALL(modify_ldt), CALL(execveat)};

static const int MEMORY_OF_OTHERS[] = {CALL(process_vm_readv), CALL(process_vm_writev)};

static const uint32_t PLAIN_PRCTL[] = {PR_SET_NAME, PR_GET_NAME, 0x53564d41 /* PR_SET_VMA */, PR_CAPBSET_READ,
                                       PR_GET_NO_NEW_PRIVS};
// Duplicating and flags, never owners, signals, leases, notifications or seals.
static const uint32_t PLAIN_FCNTL[] = {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC};
static const uint32_t LOCKING_FCNTL[] = {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC, F_GETLK,
                                         F_SETLK, F_SETLKW};
static const uint32_t PLAIN_IOCTL[] = {0x5401 /* TCGETS */, 0x5413 /* TIOCGWINSZ */, 0x541b /* FIONREAD */};
static const uint32_t SOCKET_IOCTL[] = {0x5401, 0x5413, 0x541b, 0x5421 /* FIONBIO */, 0x8912 /* SIOCGIFCONF */,
                                        0x8913 /* SIOCGIFFLAGS */, 0x8915 /* SIOCGIFADDR */, 0x891b /* ..NETMASK */,
                                        0x8921 /* ..MTU */, 0x8927 /* ..HWADDR */, 0x8933 /* ..INDEX */};
// What the driver of an NVIDIA GPU understands: calls of its own, and those of its memory manager, which are small numbers.
static const struct kind DRIVER_IOCTL[] = {{0xff00, 0x4600}, {~0xfffU, 0}, {~0xfU, 0x30000000}, {~0U, 0x5401 /* TCGETS */}};
static const uint32_t FAMILIES[] = {AF_UNIX, AF_INET, AF_INET6, AF_NETLINK};
static const uint32_t PAIR_FAMILIES[] = {AF_UNIX};
static const uint32_t PIPES[] = {S_IFIFO};

static const uint32_t NEW_NAMESPACES = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER |
                                       CLONE_NEWPID | CLONE_NEWNET;
// Exactly what pthread_create asks for.
static const uint32_t NEW_THREAD[] = {CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD |
                                      CLONE_SYSVSEM | CLONE_SETTLS | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID};
// What a process may send its parent when it ends: not a signal that would wake it.
static const uint32_t CHILD_SIGNALS[] = {0, SIGCHLD};
static const uint32_t NOTHING[] = {0};

// execve has to be allowed once, after the filter is in force. So it is allowed with one address only, drawn at random
// in a process image that execve then throws away: the program would have to guess it, and the first wrong guess kills.
const char *secret_copy(const char *path) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), length = strlen(path) + 1;
  for (int attempt = 0; attempt < 64; attempt++) {
    uint64_t random;
    if (getrandom(&random, sizeof random, 0) != sizeof random) fail("no random bytes: %s", strerror(errno));
    uintptr_t where = (random & 0x3fffffffffff) >> attempt / 4;
    where = where / page * page;
    size_t offset = (size_t)(random >> 48) % page, size = (offset + length + page - 1) / page * page;
    char *pages = mmap((void *)where, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
    if (pages == MAP_FAILED) continue;
    return memcpy(pages + offset, path, length);
  }
  fail("no place for the program's path: %s", strerror(errno));
}

static void forbid_attacks(struct program *filter, uint32_t verdict) {
  decide_all(filter, ATTACKS, COUNT(ATTACKS), verdict);
  decide(filter, CALL(clone3), REFUSE(ENOSYS));
}

static void allow_sockets(struct program *filter) {
  decide_all(filter, TALK, COUNT(TALK), ALLOW);
  allow_values(filter, CALL(fcntl), 1, LOCKING_FCNTL, COUNT(LOCKING_FCNTL), REFUSE(EPERM));
  allow_values(filter, CALL(ioctl), 1, SOCKET_IOCTL, COUNT(SOCKET_IOCTL), REFUSE(ENOTTY));
  allow_values(filter, CALL(socket), 0, FAMILIES, COUNT(FAMILIES), REFUSE(EAFNOSUPPORT));
  allow_values(filter, CALL(socketpair), 0, PAIR_FAMILIES, COUNT(PAIR_FAMILIES), REFUSE(EAFNOSUPPORT));
}

static void allow_driver(struct program *filter) {
  decide_all(filter, DRIVER, COUNT(DRIVER), ALLOW);
  allow_values(filter, CALL(socket), 0, PAIR_FAMILIES, COUNT(PAIR_FAMILIES), REFUSE(EAFNOSUPPORT));
  allow_kinds(filter, CALL(ioctl), 1, DRIVER_IOCTL, COUNT(DRIVER_IOCTL), REFUSE(ENOTTY));
}

// One process, whatever it may do besides; with `pass`, once.
static void one_process(struct program *filter, const char *pass) {
  allow_pointer(filter, CALL(execve), 0, pass, KILL);
  allow_own_signals(filter, CALL(kill), 0, 1, SIGCONT, REFUSE(EPERM));
  allow_own_signals(filter, CALL(tgkill), 0, 2, SIGCONT, REFUSE(EPERM));
  // At the end of a thread the kernel would write to its robust list, and go on after the process was killed.
  decide(filter, CALL(set_robust_list), REFUSE(ENOSYS));
  allow_values(filter, CALL(fcntl), 1, PLAIN_FCNTL, COUNT(PLAIN_FCNTL), REFUSE(EPERM));
  allow_values(filter, CALL(ioctl), 1, PLAIN_IOCTL, COUNT(PLAIN_IOCTL), REFUSE(ENOTTY));
  allow_values(filter, CALL(prctl), 0, PLAIN_PRCTL, COUNT(PLAIN_PRCTL), REFUSE(EPERM));
  allow_pointer(filter, CALL(prlimit64), 2, NULL, REFUSE(EPERM));
  decide(filter, CALL(openat2), REFUSE(ENOSYS));
  decide_all(filter, MEMORY_OF_OTHERS, COUNT(MEMORY_OF_OTHERS), KILL);
  forbid_attacks(filter, KILL);
  enforce(filter, REFUSE(EPERM));
}

static void allow_threads(struct program *filter) {
  allow_values(filter, CALL(clone), 0, NEW_THREAD, COUNT(NEW_THREAD), REFUSE(EPERM));
}

static void several_processes(struct program *filter) {
  decide_all(filter, EVERYDAY, COUNT(EVERYDAY), ALLOW);
  decide_all(filter, COMPANY, COUNT(COMPANY), ALLOW);
  allow_sockets(filter);
  allow_bits(filter, CALL(clone), 0, NEW_NAMESPACES | CSIGNAL, CHILD_SIGNALS, COUNT(CHILD_SIGNALS), KILL);
  // What is not stopped cannot tell that the signal to continue never came.
  allow_unless(filter, CALL(kill), 1, SIGCONT, REFUSE(0));
  allow_unless(filter, CALL(tkill), 1, SIGCONT, REFUSE(0));
  allow_unless(filter, CALL(tgkill), 2, SIGCONT, REFUSE(0));
  decide(filter, CALL(set_robust_list), ALLOW);
  allow_values(filter, CALL(prctl), 0, PLAIN_PRCTL, COUNT(PLAIN_PRCTL), REFUSE(EPERM));
  allow_bits(filter, CALL(mknod), 1, S_IFMT, PIPES, COUNT(PIPES), REFUSE(EPERM));
  allow_bits(filter, CALL(mknodat), 2, S_IFMT, PIPES, COUNT(PIPES), REFUSE(EPERM));
  allow_null_or_zero(filter, CALL(prlimit64), 2, 0, REFUSE(EPERM));
  decide(filter, CALL(openat2), REFUSE(ENOSYS));
  decide_all(filter, MEMORY_OF_OTHERS, COUNT(MEMORY_OF_OTHERS), REFUSE(EPERM));
  forbid_attacks(filter, KILL);
  enforce(filter, REFUSE(EPERM));
}

static void compiler(struct program *filter) {
  allow_bits(filter, CALL(clone), 0, NEW_NAMESPACES, NOTHING, COUNT(NOTHING), REFUSE(EPERM));
  allow_values(filter, CALL(socket), 0, FAMILIES, COUNT(FAMILIES), REFUSE(EAFNOSUPPORT));
  allow_null_or_zero(filter, CALL(prlimit64), 2, 0, REFUSE(EPERM));
  decide_all(filter, MEMORY_OF_OTHERS, COUNT(MEMORY_OF_OTHERS), REFUSE(EPERM));
  forbid_attacks(filter, REFUSE(EPERM));
  enforce(filter, ALLOW);
}

static const char *const NAMES[] = {"none", "build", "serial", "threads", "ranks", "device", "processes"};

bool known_filter(const char *name) {
  for (size_t i = 0; i < COUNT(NAMES); i++) {
    if (strcmp(name, NAMES[i]) == 0) return true;
  }
  return false;
}

void install_filter(const char *name, const char *path) {
  if (strcmp(name, "build") == 0) compiler(start_program());
  if (strcmp(name, "processes") == 0) several_processes(start_program());
  bool serial = strcmp(name, "serial") == 0, threads = strcmp(name, "threads") == 0, ranks = strcmp(name, "ranks") == 0;
  bool device = strcmp(name, "device") == 0;
  if (!serial && !threads && !ranks && !device) return;
  struct program *filter = start_program();
  decide_all(filter, EVERYDAY, COUNT(EVERYDAY), ALLOW);
  if (ranks) allow_sockets(filter);
  if (device) allow_driver(filter);
  if (!serial) allow_threads(filter);
  one_process(filter, path);
}
