// Outside the sandbox: opens the files, joins the groups, drops the user, becomes bubblewrap.
#define _GNU_SOURCE
#include "launcher.h"

#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <limits.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

enum { MOST_GROUPS = 8, MOST_SOURCES = 64 };

struct preparation {
  long user, group, wall_ms;
  const char *output, *errors, *report, *cpus;
  const char *groups[MOST_GROUPS];
  int group_count;
  const char *stage, *sources[MOST_SOURCES];
  int source_count;
  unsigned segments;
};

static void open_as(int fd, const char *path, int flags) {
  int opened = open(path, flags | O_NOFOLLOW | O_CLOEXEC, 0600);
  if (opened < 0) fail("cannot open %s: %s", path, strerror(errno));
  if (opened == fd) {
    if (fcntl(fd, F_SETFD, 0)) fail("cannot keep %s open: %s", path, strerror(errno));
    return;
  }
  if (dup2(opened, fd) < 0) fail("cannot keep %s open: %s", path, strerror(errno));
  close(opened);
}

// Makes folders that only root can reach visible below the stage, as 0, 1, 2 ..., to this process and what it becomes.
static void set_stage(const char *stage, const char *const *sources, int count) {
  if (unshare(CLONE_NEWNS) || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) ||
      mount("stage", stage, "tmpfs", MS_NOSUID | MS_NODEV, "mode=0755")) {
    fail("cannot mount on %s: %s", stage, strerror(errno));
  }
  for (int i = 0; i < count; i++) {
    char place[PATH_MAX];
    struct stat source;
    snprintf(place, sizeof place, "%s/%d", stage, i);
    if (stat(sources[i], &source)) fail("cannot see %s: %s", sources[i], strerror(errno));
    if (S_ISDIR(source.st_mode) ? mkdir(place, 0755) : mknod(place, S_IFREG | 0644, 0)) {
      fail("cannot create %s: %s", place, strerror(errno));
    }
    if (mount(sources[i], place, NULL, MS_BIND | MS_REC, NULL)) {
      fail("cannot mount %s: %s", sources[i], strerror(errno));
    }
  }
}

static void join(const char *group) {
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s/cgroup.procs", group);
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0 || write(fd, "0", 1) != 1) fail("cannot join %s: %s", group, strerror(errno));
  close(fd);
}

static void drop_to(gid_t group, uid_t user) {
  if (geteuid() != 0) fail("only root can drop to another user");
  if (user == 0 || group == 0) fail("refusing to run the program as root");
  if (setgroups(0, NULL) || setresgid(group, group, group) || setresuid(user, user, user)) {
    fail("cannot become user %u: %s", user, strerror(errno));
  }
  if (setresuid(0, 0, 0) == 0) fail("could become root again");
}

// The alarm outlives execve, kills bubblewrap, and bubblewrap's death kills the sandbox.
static void arm(long milliseconds) {
  struct itimerval alarm = {{0, 0}, {milliseconds / 1000, milliseconds % 1000 * 1000}};
  if (setitimer(ITIMER_REAL, &alarm, NULL)) fail("cannot set the alarm: %s", strerror(errno));
}

static char **parse(char **next, struct preparation *to) {
  while (*next) {
    const char *option = *next++;
    if (strcmp(option, "--") == 0) return next;
    else if (strcmp(option, "--segments") == 0) to->segments = segments(option, value_of(option, &next));
    else if (strcmp(option, "--uid") == 0) to->user = number(option, value_of(option, &next));
    else if (strcmp(option, "--gid") == 0) to->group = number(option, value_of(option, &next));
    else if (strcmp(option, "--wall-ms") == 0) to->wall_ms = number(option, value_of(option, &next));
    else if (strcmp(option, "--stdout") == 0) to->output = value_of(option, &next);
    else if (strcmp(option, "--stderr") == 0) to->errors = value_of(option, &next);
    else if (strcmp(option, "--report") == 0) to->report = value_of(option, &next);
    else if (strcmp(option, "--cpus") == 0) to->cpus = value_of(option, &next);
    else if (strcmp(option, "--stage") == 0) to->stage = value_of(option, &next);
    else if (strcmp(option, "--cgroup") == 0) {
      if (to->group_count == MOST_GROUPS) fail("too many --cgroup");
      to->groups[to->group_count++] = value_of(option, &next);
    } else if (strcmp(option, "--source") == 0) {
      if (to->source_count == MOST_SOURCES) fail("too many --source");
      to->sources[to->source_count++] = value_of(option, &next);
    } else fail("unknown option %s", option);
  }
  fail("no program after --");
}

static void open_everything(const struct preparation *to) {
  for (int fd = 0; fd <= 2; fd++) {
    if (fcntl(fd, F_GETFD) < 0) open_as(fd, "/dev/null", O_RDWR);
  }
  for (unsigned fd = SEGMENT_FD; fd < SEGMENT_FD + to->segments; fd++) {
    if (fcntl((int)fd, F_SETFD, 0)) fail("no segment is open at descriptor %u", fd);
  }
  close_all(SEGMENT_FD + to->segments, UINT_MAX);
  const int fresh = O_WRONLY | O_CREAT | O_TRUNC;
  if (to->report) open_as(REPORT_FD, to->report, fresh);
  open_as(0, "/dev/null", O_RDONLY);
  if (to->output) open_as(1, to->output, fresh);
  if (to->errors) open_as(2, to->errors, fresh);
}

char **prepare(char **arguments) {
  struct preparation to = {.user = -1, .group = -1};
  char **program = parse(arguments, &to);
  if (!*program) fail("no program after --");
  umask(022);
  reset_signals();
  setpgid(0, 0);  // Ctrl-C at the terminal is not for the program: its death would pass for a crash.
  open_everything(&to);
  for (int i = 0; i < to.group_count; i++) join(to.groups[i]);
  if (to.stage) set_stage(to.stage, to.sources, to.source_count);
  if (to.cpus) pin_to(to.cpus);
  if (to.wall_ms > 0) arm(to.wall_ms);
  if (to.user >= 0) drop_to((gid_t)(to.group >= 0 ? to.group : to.user), (uid_t)to.user);
  return program;
}

int outer(char **arguments) {
  char **program = prepare(arguments);
  char *nothing[] = {NULL};
  execve(*program, program, nothing);
  fail("cannot start %s: %s", *program, strerror(errno));
}
