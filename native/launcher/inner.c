// PID 1 of the sandbox: limits the program, waits for it, kills what is left and reports what it used.
#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "descendants.h"

enum { MOST_VARIABLES = 128, TIMER_SLACK_NANOSECONDS = 1000 };

struct order {
  struct limits limits;
  long wall_ms;
  const char *filter, *folder;
  unsigned segments;
  char *environment[MOST_VARIABLES + 1];
  int variables;
};

struct ending {
  int status;
  bool ended, timed_out, call_denied, not_a_program;
  int start_error;
  double wall_ms;
};

static double now_ms(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static char **parse(char **next, struct order *to) {
  while (*next) {
    const char *option = *next++;
    if (strcmp(option, "--") == 0) return next;
    else if (strcmp(option, "--segments") == 0) to->segments = segments(option, value_of(option, &next));
    else if (strcmp(option, "--filter") == 0) to->filter = value_of(option, &next);
    else if (strcmp(option, "--chdir") == 0) to->folder = value_of(option, &next);
    else if (strcmp(option, "--wall-ms") == 0) to->wall_ms = number(option, value_of(option, &next));
    else if (strcmp(option, "--cpu-seconds") == 0) to->limits.cpu_seconds = number(option, value_of(option, &next));
    else if (strcmp(option, "--address-mb") == 0) to->limits.address_mb = number(option, value_of(option, &next));
    else if (strcmp(option, "--data-mb") == 0) to->limits.data_mb = number(option, value_of(option, &next));
    else if (strcmp(option, "--processes") == 0) to->limits.processes = number(option, value_of(option, &next));
    else if (strcmp(option, "--file-mb") == 0) to->limits.file_mb = number(option, value_of(option, &next));
    else if (strcmp(option, "--stack-mb") == 0) to->limits.stack_mb = number(option, value_of(option, &next));
    else if (strcmp(option, "--env") == 0) {
      if (to->variables == MOST_VARIABLES) fail("too many --env");
      to->environment[to->variables++] = (char *)value_of(option, &next);
    } else fail("unknown option %s", option);
  }
  fail("no program after --");
}

// The kernel should end the program, not its supervisor, when memory runs out.
static void be_first_to_go(void) {
  int fd = open("/proc/self/oom_score_adj", O_WRONLY | O_CLOEXEC);
  if (fd < 0) return;
  if (write(fd, "1000", 4) != 4) fail("cannot volunteer for the out-of-memory killer: %s", strerror(errno));
  close(fd);
}

// The kernel refused the file itself; the supervisor learns that from an error below zero.
static void blame_file(int complaint) {
  int error = errno, blame = -error;
  if (write(complaint, &blame, sizeof blame) != sizeof blame) fail("cannot complain: %s", strerror(errno));
  errno = error;
}

// What execve would do for a process that it is not called for.
static void arrive(void) {
  const size_t head_bytes = 3 * sizeof(void *);
  if (syscall(SYS_set_robust_list, NULL, head_bytes)) fail("cannot forget its robust list: %s", strerror(errno));
  if (prctl(PR_SET_DUMPABLE, 1, 0, 0, 0)) fail("cannot look at itself: %s", strerror(errno));
  close(REPORT_FD);
}

// Confines this process and executes the program, or returns where it is there already.
static void become(const struct order *order, char **program, int complaint, bool executed) {
  complain_to(complaint);
  reset_signals();
  setsid();
  if (getppid() != 1) prctl(PR_SET_PDEATHSIG, SIGKILL);
  be_first_to_go();
  // A rank that waits for another sleeps some microseconds at a time.
  if (order->segments > 1) prctl(PR_SET_TIMERSLACK, TIMER_SLACK_NANOSECONDS, 0, 0, 0);
  if (order->folder && chdir(order->folder)) fail("cannot enter %s: %s", order->folder, strerror(errno));
  // While there is still room for it. Who is not executed could find it, and must not become anything else.
  const char *path = executed ? secret_copy(program[0]) : NULL;
  apply_limits(&order->limits);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) fail("cannot give up privileges: %s", strerror(errno));
  if (!executed) arrive();
  install_filter(order->filter, path);
  if (!executed) {
    complain_to(-1);
    close(complaint);
    return;
  }
  execve(path, program, order->environment);
  if (errno != EAGAIN && errno != ENOMEM && errno != ENFILE) blame_file(complaint);
  fail("cannot start %s: %s", program[0], strerror(errno));
}

static void note_end(pid_t who, int status, pid_t program, struct ending *ending) {
  if (WIFSIGNALED(status) && WTERMSIG(status) == SIGSYS) ending->call_denied = true;
  if (who != program) return;
  ending->status = status;
  ending->ended = true;
}

static void wait_for(pid_t program, double start, long wall_ms, const sigset_t *wakers, struct ending *ending) {
  while (!ending->ended) {
    double left = wall_ms > 0 ? start + (double)wall_ms - now_ms() : 3.6e6;
    if (left <= 0) {
      ending->timed_out = true;
      return;
    }
    struct timespec patience = {(time_t)(left / 1e3), (long)((left - (double)(long)(left / 1e3) * 1e3) * 1e6)};
    int woken = sigtimedwait(wakers, NULL, &patience);
    if (woken == SIGALRM) ending->timed_out = true;
    if (woken == SIGALRM || woken == SIGTERM) return;
    int status;
    for (pid_t who; (who = waitpid(-1, &status, WNOHANG)) > 0;) note_end(who, status, program, ending);
  }
}

static void kill_the_rest(pid_t program, struct ending *ending) {
  for (;;) {
    if (getpid() == 1) kill(-1, SIGKILL);
    else kill_descendants();
    int status;
    pid_t who = waitpid(-1, &status, getpid() == 1 ? 0 : WNOHANG);
    if (who < 0 && errno == ECHILD) return;
    if (who > 0) note_end(who, status, program, ending);
    else usleep(1000);
  }
}

static double ms(struct timeval time) { return (double)time.tv_sec * 1e3 + (double)time.tv_usec / 1e3; }

static void report(const struct ending *ending) {
  struct rusage used;
  getrusage(RUSAGE_CHILDREN, &used);
  int status = ending->status;
  bool exited = ending->ended && WIFEXITED(status) && !ending->start_error;
  char line[512];
  int length = snprintf(line, sizeof line,
      "{\"exit\":%d,\"signal\":%d,\"timed_out\":%s,\"syscall_denied\":%s,\"start_errno\":%d,"
      "\"not_a_program\":%s,\"wall_ms\":%.3f,\"user_ms\":%.3f,\"system_ms\":%.3f,\"max_rss_kb\":%ld,"
      "\"voluntary_switches\":%ld,\"involuntary_switches\":%ld}\n",
      exited ? WEXITSTATUS(status) : -1, ending->ended && WIFSIGNALED(status) ? WTERMSIG(status) : 0,
      ending->timed_out ? "true" : "false", ending->call_denied ? "true" : "false", ending->start_error,
      ending->not_a_program ? "true" : "false", ending->wall_ms, ms(used.ru_utime), ms(used.ru_stime), used.ru_maxrss,
      used.ru_nvcsw, used.ru_nivcsw);
  if (fcntl(REPORT_FD, F_GETFD) < 0) return;
  if (ftruncate(REPORT_FD, 0) || pwrite(REPORT_FD, line, (size_t)length, 0) != length) {
    fail("cannot write the report: %s", strerror(errno));
  }
}

// Waits until execve has closed the other end; what arrives before that is why it did not happen.
static int start_error(int complaint) {
  int error = 0;
  ssize_t got;
  while ((got = read(complaint, &error, sizeof error)) < 0 && errno == EINTR) continue;
  close(complaint);
  return got == sizeof error ? error : 0;
}

static void keep_to_itself(const struct order *order) {
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)) fail("cannot hide from the program: %s", strerror(errno));
  close_all(SEGMENT_FD + order->segments, REPORT_FD - 1);
  close_all(REPORT_FD + 1, UINT_MAX);
  fcntl(REPORT_FD, F_SETFD, FD_CLOEXEC);
  if (getpid() != 1 && prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)) fail("cannot adopt: %s", strerror(errno));
}

char **supervise(char **arguments, bool executed) {
  static struct order order = {.filter = "none"};
  char **program = parse(arguments, &order);
  if (!*program) fail("no program after --");
  if (!known_filter(order.filter)) fail("no filter is called %s", order.filter);
  keep_to_itself(&order);
  sigset_t wakers;
  sigemptyset(&wakers);
  sigaddset(&wakers, SIGCHLD);
  if (getpid() != 1) {
    sigaddset(&wakers, SIGTERM);
    sigaddset(&wakers, SIGALRM);
  }
  sigprocmask(SIG_BLOCK, &wakers, NULL);
  int complaint[2];
  if (pipe2(complaint, O_CLOEXEC)) fail("cannot make a pipe: %s", strerror(errno));
  double start = now_ms();
  pid_t child = fork();
  if (child < 0) fail("cannot fork: %s", strerror(errno));
  if (child == 0) {
    close(complaint[0]);
    become(&order, program, complaint[1], executed);
    return program;
  }
  close(complaint[1]);
  int error = start_error(complaint[0]);
  struct ending ending = {.start_error = abs(error)};
#ifndef ASSAY_WEAKENED  // for the red team: without it a candidate that cannot start counts as our own failure
  ending.not_a_program = error < 0;
#endif
  if (order.segments > 0) close_all(SEGMENT_FD, SEGMENT_FD + order.segments - 1);
  static const char started[] = "{\"started\":true}\n";
  if (!ending.start_error && pwrite(REPORT_FD, started, sizeof started - 1, 0) < 0 && errno != EBADF) {
    fail("cannot write the report: %s", strerror(errno));
  }
  wait_for(child, start, order.wall_ms, &wakers, &ending);
  ending.wall_ms = now_ms() - start;
  kill_the_rest(child, &ending);
  report(&ending);
  _exit(0);
}

int inner(char **arguments) {
  supervise(arguments, true);
  return LAUNCHER_FAILED;
}
