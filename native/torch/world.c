// The world that bubblewrap would build for a program, built around a process that is there already. It understands the options that
// core's Bubblewrap writes and refuses every other, so that both have one description of what a program may see.
#define _GNU_SOURCE
#include "world.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/capability.h>
#include <linux/mount.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include "launcher.h"

static const char BASE[] = "/tmp";  // where the new root is put together
static const char OLD[] = "/old", NEW[] = "/new";

static void must(bool done, const char *what, const char *where) {
  if (!done) fail("cannot %s %s: %s", what, where, strerror(errno));
}

static void put(const char *path, const char *text) {
  int file = open(path, O_WRONLY | O_CLOEXEC);
  must(file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text), "write", path);
  close(file);
}

// Opens what /proc has of this process to the process itself, which a change of its user has shut.
static void own_itself(void) { must(prctl(PR_SET_DUMPABLE, 1, 0, 0, 0) == 0, "open", "/proc/self"); }

// Gives the process one user and one group in the namespace of users that it has just entered.
static void be(unsigned inside, uid_t user, gid_t group) {
  char line[64];
  own_itself();
  put("/proc/self/setgroups", "deny");
  snprintf(line, sizeof line, "%u %u 1\n", inside, user);
  put("/proc/self/uid_map", line);
  snprintf(line, sizeof line, "%u %u 1\n", inside, group);
  put("/proc/self/gid_map", line);
}

static void restrict_mounts(const char *place, uint64_t attributes, unsigned flags) {
  struct mount_attr wanted = {.attr_set = attributes};
  must(syscall(SYS_mount_setattr, AT_FDCWD, place, flags, &wanted, sizeof wanted) == 0, "restrict", place);
}

// Where a place inside lies while the root is put together; the folders above it are made.
static const char *inside(const char *place) {
  static char path[PATH_MAX];
  snprintf(path, sizeof path, "%s%s", NEW, place);
  for (char *slash = strchr(path + sizeof NEW, '/'); slash; slash = strchr(slash + 1, '/')) {
    *slash = 0;
    must(mkdir(path, 0755) == 0 || errno == EEXIST, "make", path);
    *slash = '/';
  }
  return path;
}

static const char *folder(const char *place) {
  const char *path = inside(place);
  must(mkdir(path, 0755) == 0 || errno == EEXIST, "make", path);
  return path;
}

static void bind_to(const char *source, const char *place, uint64_t attributes, bool optional) {
  char from[PATH_MAX];
  struct stat what;
  snprintf(from, sizeof from, "%s%s", OLD, source);
  if (stat(from, &what)) {
    if (optional && errno == ENOENT) return;
    must(false, "see", source);
  }
  const char *to = S_ISDIR(what.st_mode) ? folder(place) : inside(place);
  if (!S_ISDIR(what.st_mode)) {
    int file = open(to, O_WRONLY | O_CREAT | O_CLOEXEC, 0644);
    must(file >= 0, "make", to);
    close(file);
  }
  must(mount(from, to, NULL, MS_BIND | MS_REC, NULL) == 0, "mount", source);
  restrict_mounts(to, attributes, AT_RECURSIVE);
}

static void mount_temporary(const char *place, const char *size) {
  char options[64];
  snprintf(options, sizeof options, "mode=0755%s%s", size ? ",size=" : "", size ? size : "");
  must(mount("tmpfs", folder(place), "tmpfs", MS_NOSUID | MS_NODEV, options) == 0, "mount", place);
}

// One more namespace of users may be made in this one: that in which nobody has rights over the others.
static void mount_processes(const char *place) {
  const char *path = folder(place);
  must(mount("proc", path, "proc", MS_NOSUID | MS_NOEXEC | MS_NODEV, NULL) == 0, "mount", place);
  static const char *const SETTINGS[] = {"sys", "sysrq-trigger", "irq", "bus"};
  char setting[PATH_MAX];
  snprintf(setting, sizeof setting, "%s/sys/user/max_user_namespaces", path);
  put(setting, "1");
  for (size_t i = 0; i < sizeof SETTINGS / sizeof *SETTINGS; i++) {
    snprintf(setting, sizeof setting, "%s/%s", path, SETTINGS[i]);
    if (mount(setting, setting, NULL, MS_BIND | MS_REC, NULL) == 0) restrict_mounts(setting, MOUNT_ATTR_RDONLY, AT_RECURSIVE);
    else must(errno == ENOENT, "cover", setting);
  }
}

static void mount_devices(void) {
  static const char *const DEVICES[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom", "/dev/tty"};
  static const char *const LINKS[][2] = {
      {"/proc/self/fd", "/dev/fd"}, {"/proc/self/fd/0", "/dev/stdin"}, {"/proc/self/fd/1", "/dev/stdout"}, {"/proc/self/fd/2", "/dev/stderr"}};
  mount_temporary("/dev", NULL);
  folder("/dev/shm");
  for (size_t i = 0; i < sizeof DEVICES / sizeof *DEVICES; i++) bind_to(DEVICES[i], DEVICES[i], MOUNT_ATTR_NOSUID, false);
  for (size_t i = 0; i < sizeof LINKS / sizeof *LINKS; i++) must(symlink(LINKS[i][0], inside(LINKS[i][1])) == 0, "link", LINKS[i][1]);
}

static bool is(const char *option, const char *name) { return strcmp(option, name) == 0; }

static bool binds(const char *option) {
  return is(option, "--ro-bind") || is(option, "--ro-bind-try") || is(option, "--bind") || is(option, "--dev-bind");
}

// A link may lead elsewhere once the root is another.
static void follow_links(char **words) {
  for (; *words && !is(*words, "--"); words++) {
    char *real = binds(*words) && words[1] ? realpath(words[1], NULL) : NULL;
    if (real) words[1] = real;
  }
}

// What is taken for granted: every namespace, one user, nobody's rights, a session of its own, this process as the first.
static bool granted(const char *option, char ***next) {
  static const char *const PLAIN[] = {"--unshare-user", "--unshare-pid", "--unshare-net", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
                                      "--disable-userns", "--die-with-parent", "--new-session", "--as-pid-1", "--clearenv"};
  static const char *const VALUED[][2] = {{"--uid", "1000"}, {"--gid", "1000"}, {"--hostname", "sandbox"}, {"--cap-drop", "ALL"}};
  for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++)
    if (is(option, PLAIN[i])) return true;
  for (size_t i = 0; i < sizeof VALUED / sizeof *VALUED; i++)
    if (is(option, VALUED[i][0]) && is(value_of(option, next), VALUED[i][1])) return true;
  return false;
}

static char **furnish(char **next) {
  const uint64_t foreign = MOUNT_ATTR_NOSUID | MOUNT_ATTR_NODEV;
  const char *size = NULL;
  while (*next) {
    const char *option = *next++;
    if (is(option, "--")) return next;
    if (granted(option, &next)) continue;
    const char *first = value_of(option, &next);
    if (is(option, "--size")) size = first;
    else if (is(option, "--tmpfs")) mount_temporary(first, size);
    else if (is(option, "--proc")) mount_processes(first);
    else if (is(option, "--dev") && is(first, "/dev")) mount_devices();
    else if (is(option, "--remount-ro")) {
      char place[PATH_MAX];
      snprintf(place, sizeof place, "%s%s", NEW, first);
      restrict_mounts(place, MOUNT_ATTR_RDONLY, 0);
    } else {
      const char *place = value_of(option, &next);
      if (is(option, "--symlink")) must(symlink(first, inside(place)) == 0, "link", place);
      else if (is(option, "--ro-bind")) bind_to(first, place, foreign | MOUNT_ATTR_RDONLY, false);
      else if (is(option, "--ro-bind-try")) bind_to(first, place, foreign | MOUNT_ATTR_RDONLY, true);
      else if (is(option, "--bind")) bind_to(first, place, foreign, false);
      else if (is(option, "--dev-bind")) bind_to(first, place, MOUNT_ATTR_NOSUID, false);
      else fail("no option is called %s", option);
    }
  }
  fail("no program after --");
}

// Enters an empty root with the one so far in a folder of it.
static void leave_old_root(void) {
  must(mount(NULL, "/", NULL, MS_REC | MS_SLAVE, NULL) == 0, "detach", "/");
  must(mount("tmpfs", BASE, "tmpfs", MS_NOSUID | MS_NODEV, "mode=0755") == 0, "mount on", BASE);
  must(chdir(BASE) == 0 && mkdir("new", 0755) == 0 && mkdir("old", 0755) == 0, "make folders in", BASE);
  must(syscall(SYS_pivot_root, ".", "old") == 0 && chdir("/") == 0, "leave", "/");
  must(mount(NEW, NEW, NULL, MS_BIND, NULL) == 0, "mount", NEW);
}

static void enter_new_root(void) {
  must(mount(NULL, OLD, NULL, MS_REC | MS_PRIVATE, NULL) == 0 && umount2(OLD, MNT_DETACH) == 0, "forget", OLD);
  must(chdir(NEW) == 0 && syscall(SYS_pivot_root, ".", ".") == 0 && umount2(".", MNT_DETACH) == 0 && chdir("/") == 0, "enter", NEW);
}

static void give_up_rights(void) {
  for (int right = 0; prctl(PR_CAPBSET_READ, right, 0, 0, 0) >= 0; right++) must(prctl(PR_CAPBSET_DROP, right, 0, 0, 0) == 0, "drop", "a right");
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct none[2] = {{0, 0, 0}, {0, 0, 0}};
  must(syscall(SYS_capset, &header, none) == 0, "give up", "rights");
  must(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0, "give up", "new rights");
}

static void die_with_parent(void) { must(prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0, "be bound to", "the parent"); }

// Waits for the first process of the new world, and ends as it did.
_Noreturn static void await(pid_t first) {
  close_all(SEGMENT_FD, UINT_MAX);
  int status;
  while (waitpid(first, &status, 0) < 0 && errno == EINTR) continue;
  _exit(WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
}

bool can_enter_world(void) { return syscall(SYS_mount_setattr, -1, "", 0, NULL, 0) < 0 && errno != ENOSYS; }

char **enter_world(char **bubblewrap) {
  uid_t user = geteuid();
  gid_t group = getegid();
  must(unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWCGROUP) == 0, "enter", "namespaces");
  be(0, user, group);
  die_with_parent();
  pid_t first = fork();
  must(first >= 0, "start", "the first process");
  if (first > 0) await(first);
  setsid();
  must(sethostname("sandbox", 7) == 0, "name", "the host");
  follow_links(bubblewrap);
  leave_old_root();
  char **program = furnish(bubblewrap + 1);
  enter_new_root();
  must(unshare(CLONE_NEWUSER) == 0, "enter", "a namespace without rights");
  be(1000, 0, 0);
  give_up_rights();
  die_with_parent();
  return program;
}
