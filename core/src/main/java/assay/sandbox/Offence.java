package assay.sandbox;

/** What a confined program was stopped for, besides the wall clock. */
public enum Offence {
  /** It made a system call that only an attacker makes. */
  FORBIDDEN_CALL,
  /** Its processes together needed more memory than their control group has. */
  MEMORY,
  CPU_TIME,
  /** It wrote, or printed, more than one file may hold. */
  FILE_SIZE,
  /** It is a file that the kernel refuses to run. */
  NOT_A_PROGRAM
}
