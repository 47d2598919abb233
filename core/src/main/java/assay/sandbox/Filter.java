package assay.sandbox;

import java.util.Locale;

/** Which system calls a program may make. The lists are in {@code native/launcher/filter.c}. */
public enum Filter {
  /** Everything the kernel itself would allow. */
  NONE,
  /** For compilers: everything but what only an attacker calls. */
  BUILD,
  /** One process, one thread, no way to be woken while stopped. */
  SERIAL,
  /** One process with threads, no way to be woken while stopped. */
  THREADS,
  /** Several processes that talk over private sockets, as MPI does. */
  PROCESSES;

  String option() {
    return name().toLowerCase(Locale.ROOT);
  }
}
