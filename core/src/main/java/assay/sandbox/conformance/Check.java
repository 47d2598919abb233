package assay.sandbox.conformance;

import static assay.sandbox.Filter.NONE;
import static assay.sandbox.Filter.PROCESSES;
import static assay.sandbox.Filter.RANKS;
import static assay.sandbox.Filter.SERIAL;
import static assay.sandbox.Filter.THREADS;
import static assay.sandbox.conformance.Expectation.KILLED;
import static assay.sandbox.conformance.Expectation.NOTHING_LEFT;
import static assay.sandbox.conformance.Expectation.OUTPUT_CUT;
import static assay.sandbox.conformance.Expectation.OUT_OF_PROCESSOR_TIME;
import static assay.sandbox.conformance.Expectation.OUT_OF_WALL_TIME;
import static assay.sandbox.conformance.Expectation.REFUSED;

import assay.sandbox.Filter;
import assay.sandbox.Limits;
import java.time.Duration;

/**
 * The promises. Each names the hostile program in {@code native/conformance} that tries to break
 * it; those on namespaces and mounts run without a filter, so that the filter cannot hide a hole.
 */
public enum Check {
  NO_NETWORK("there is no network", "network", NONE, REFUSED),
  HOST_FILES_HIDDEN(
      "it cannot see this machine's files", "host-files", NONE, REFUSED, Fact.FOLDERS),
  ROOT_READ_ONLY("it can write nowhere but in its own folders", "read-only-root", NONE, REFUSED),
  TEMPORARY_BOUNDED("/tmp and /dev/shm are bounded", "temporary-folder", NONE, REFUSED),
  OUTPUT_BOUNDED("its output is cut off", "output", SERIAL, OUTPUT_CUT),
  MEMORY_BOUNDED("its memory is bounded", "memory", SERIAL, REFUSED),
  FORKS_BOUNDED("a fork bomb fizzles out", "fork-bomb", PROCESSES, REFUSED),
  THREADS_BOUNDED("so does a thread bomb", "thread-bomb", THREADS, REFUSED),
  PROCESSOR_TIME_BOUNDED(
      "it cannot compute longer than allowed", "processor-time", SERIAL, OUT_OF_PROCESSOR_TIME),
  WALL_TIME_BOUNDED("nor sleep longer than allowed", "wall-clock", SERIAL, OUT_OF_WALL_TIME),
  DAEMON_DIES("what it leaves behind dies with it", "daemon", PROCESSES, NOTHING_LEFT),
  ENVIRONMENT_EMPTY("it learns nothing from any environment", "environment", NONE, REFUSED),
  SUPERVISOR_UNKILLABLE("it cannot stop its supervisor", "kill-supervisor", PROCESSES, REFUSED),
  SUPERVISOR_UNTRACEABLE("nor trace it, nor touch its memory", "trace-supervisor", NONE, REFUSED),
  SUPERVISOR_OPAQUE("nor look into its descriptors", "supervisor-secrets", NONE, REFUSED),
  COMMAND_LINE_HARMLESS(
      "nor learn host paths from its command line", "supervisor-command-line", NONE, REFUSED),
  REPORT_OUT_OF_REACH(
      "it inherits no descriptor but its own three", "descriptors", SERIAL, REFUSED),
  NO_CAPABILITIES("it has no capability and can gain none", "capabilities", NONE, REFUSED),
  NO_USER_NAMESPACE("it can make no user namespace", "user-namespace", NONE, REFUSED),
  NO_MOUNT("it can mount, remount and unmount nothing", "mounts", NONE, REFUSED),
  SETUID_POWERLESS("set-user-id programs are powerless", "setuid", NONE, REFUSED),
  OWN_NAMESPACES("it has namespaces of its own", "namespaces", NONE, REFUSED, Fact.NAMESPACES),
  HOST_SOCKETS_HIDDEN("it sees no socket of this machine", "abstract-sockets", NONE, REFUSED),
  SHARED_MEMORY_PRIVATE(
      "it sees no shared memory of this machine", "shared-memory", NONE, REFUSED, Fact.SHARED_FILE),
  HOST_PROCESSES_HIDDEN("it sees no process of this machine", "visible-processes", NONE, REFUSED),
  SYS_READ_ONLY("it can change nothing in /sys and /proc", "sys", NONE, REFUSED),
  DEVICES_MINIMAL("it has only harmless devices and no terminal", "devices", NONE, REFUSED),
  HOSTNAME_FIXED("it does not know or change the host's name", "hostname", NONE, REFUSED),
  NO_CORE_DUMP("it leaves no core dump", "core-dump", NONE, REFUSED),
  LIMITS_FIXED("it can lift no limit, its own or others'", "raise-limits", PROCESSES, REFUSED),
  SOCKETS_PRIVATE(
      "it can open only sockets that stay inside", "socket-families", PROCESSES, REFUSED),
  KEYRINGS_FORBIDDEN("keyrings are forbidden", "keyring", SERIAL, KILLED),
  IO_URING_FORBIDDEN("io_uring is forbidden", "io-uring", SERIAL, KILLED),
  USERFAULTFD_FORBIDDEN("userfaultfd is forbidden", "userfaultfd", SERIAL, KILLED),
  COUNTERS_FORBIDDEN("perf_event_open is forbidden", "performance-counters", SERIAL, KILLED),
  BPF_FORBIDDEN("bpf is forbidden", "kernel-programs", SERIAL, KILLED),
  TRACING_FORBIDDEN("ptrace is forbidden", "trace", SERIAL, KILLED),
  FOREIGN_MEMORY_FORBIDDEN("process_vm_* is forbidden", "foreign-memory", SERIAL, KILLED),
  UNSHARE_FORBIDDEN("unshare is forbidden", "new-namespaces", THREADS, KILLED),
  PIDFD_FORBIDDEN("pidfd_* is forbidden", "process-descriptor", THREADS, KILLED),
  MOUNT_FORBIDDEN("mount is forbidden", "mount-call", PROCESSES, KILLED),
  OLD_CALLS_FORBIDDEN("so are calls of other architectures", "foreign-calls", SERIAL, KILLED),
  X32_FORBIDDEN("and those of x32", "x32-calls", SERIAL, KILLED),
  EXEC_ONCE_SERIAL("a serial program cannot become another", "exec", SERIAL, KILLED),
  EXEC_ONCE_THREADS("nor can one with threads", "exec", THREADS, KILLED),
  NO_FORK_SERIAL("a serial program cannot fork", "fork", SERIAL, REFUSED),
  NO_FORK_THREADS("nor can one with threads fork", "fork", THREADS, REFUSED),
  NO_THREAD_SERIAL("a serial program cannot start a thread", "no-thread", SERIAL, REFUSED),
  THREAD_WORKS("a program with threads can", "thread-works", THREADS, REFUSED),
  CLONE_TRICKS_REFUSED("but nothing that is not quite one", "clone-tricks", THREADS, REFUSED),
  EXEC_ONCE_RANKS("a rank cannot become another program", "exec", RANKS, KILLED),
  NO_FORK_RANKS("nor fork", "fork", RANKS, REFUSED),
  RANK_SOCKETS_PRIVATE(
      "it can open only sockets that stay inside", "socket-families", RANKS, REFUSED),
  NO_TIMER_SERIAL("no timer can wake a stopped serial program", "timers", SERIAL, REFUSED),
  NO_TIMER_THREADS("nor one with threads", "timers", THREADS, REFUSED),
  NO_TIMER_RANKS("nor a rank", "timers", RANKS, REFUSED),
  NO_TIMER_PROCESSES("nor several processes", "timers", PROCESSES, REFUSED),
  NO_CONTINUE("nor can it tell itself to continue", "continue-signal", THREADS, REFUSED),
  NO_CONTINUE_PROCESSES("nor one process another", "continue-others", PROCESSES, REFUSED),
  NO_CONTINUE_BY_CHILD("nor a child by ending", "child-signal", PROCESSES, KILLED),
  NOTHING_AFTER_DEATH(
      "the kernel writes nothing for it after death", "robust-list", THREADS, REFUSED),
  NO_OWNED_SIGNALS("no file can send it a signal", "owned-signals", THREADS, REFUSED),
  NO_ASYNCHRONOUS_IO(
      "the kernel does no work for it meanwhile", "asynchronous-io", THREADS, REFUSED),
  NO_QUEUES("it has no queues, semaphores or segments", "message-queues", THREADS, REFUSED),
  NO_ANONYMOUS_FILE("it can make no anonymous file", "anonymous-file", THREADS, REFUSED),
  SIGNALS_ITSELF_ONLY("it can signal only itself", "signals-to-others", THREADS, REFUSED),
  SETTINGS_FIXED("it cannot change what it is as a process", "process-settings", THREADS, REFUSED),
  PINNED("it cannot move to other cores or change its priority", "pinning", THREADS, REFUSED),
  PINNED_RANKS("nor can a rank", "pinning", RANKS, REFUSED),
  PINNED_PROCESSES("nor can several processes", "pinning", PROCESSES, REFUSED);

  /** Tight enough that every program meets them within a second or two. */
  static final Limits LIMITS = new Limits(Duration.ofSeconds(15), 1, 768, 256, 512, 32, 1, 8, 8);

  private final String promise;
  private final String program;
  private final Filter filter;
  private final Expectation expectation;
  private final Fact fact;

  Check(String promise, String program, Filter filter, Expectation expectation) {
    this(promise, program, filter, expectation, Fact.NONE);
  }

  Check(String promise, String program, Filter filter, Expectation expectation, Fact fact) {
    this.promise = promise;
    this.program = program;
    this.filter = filter;
    this.expectation = expectation;
    this.fact = fact;
  }

  public String promise() {
    return promise;
  }

  /** The file in {@code native/conformance}, without its ending. */
  public String program() {
    return program;
  }

  public Filter filter() {
    return filter;
  }

  Expectation expectation() {
    return expectation;
  }

  Fact fact() {
    return fact;
  }

  Limits limits() {
    return this == WALL_TIME_BOUNDED ? LIMITS.withWall(Duration.ofMillis(500)) : LIMITS;
  }
}
