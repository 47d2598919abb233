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
  /** One process with threads that talks to others over private sockets, as a rank of MPI does. */
  RANKS,
  /** One process with threads that computes on a device through its driver. */
  DEVICE,
  /** Several processes that start each other and talk over private sockets. */
  PROCESSES;

  String option() {
    return name().toLowerCase(Locale.ROOT);
  }
}
