package assay.redteam;

import java.util.Locale;
import java.util.Optional;

/** A defence that is taken away so that an attack is seen to work where nothing stops it. */
public enum Weakness {
  /** Inputs lie in the runner's pages before it is ready, and it is not frozen there. */
  VISIBLE_INPUT(Part.JUDGE),
  /** Nothing is frozen, and outputs are taken a while after the runner said that it is done. */
  NO_FREEZE(Part.JUDGE),
  /** Every input comes from one seed and one distribution. */
  SAME_INPUT(Part.JUDGE),
  /** All inputs come from one simple generator that runs on. */
  PREDICTABLE_INPUT(Part.JUDGE),
  /** The timed size comes with the timed distribution only. */
  SAME_DISTRIBUTION(Part.JUDGE),
  /** Timed outputs are not compared. */
  UNCHECKED_TIMING(Part.JUDGE),
  /** Only the first output of a process is compared. */
  CHECKED_ONCE(Part.JUDGE),
  /** Outputs hold the right result before the call. */
  REUSED_OUTPUTS(Part.JUDGE),
  /** As many elements are compared as the candidate says there are. */
  TRUSTED_LENGTHS(Part.JUDGE),
  /** As many items of a batch are compared as the shared memory says there are. */
  TRUSTED_HEADER(Part.JUDGE),
  /** What the candidate left of its input counts as what it was given. */
  TRUSTED_INPUT(Part.JUDGE),
  /** A tenth of the scale is near enough. */
  LOOSE_TOLERANCE(Part.JUDGE),
  /** An error that is not a number is not above the bound. */
  NAN_PASSES(Part.JUDGE),
  /** The shared memory may change its size. */
  UNSEALED(Part.JUDGE),
  /** A runner that cannot be frozen is a failure of the judge. */
  OWN_FAULT(Part.JUDGE),
  /** What the judge keeps on a device lies in the block that it shares. */
  SHARED_BLOCK(Part.JUDGE),
  /** Work observed on several threads is not asked for, only the word for it in the text. */
  PARALLEL_BY_NAME(Part.RUNNER),
  /** Runners print where the judge does. */
  SHARED_OUTPUT(Part.RUNNER),
  /** Runners may make any system call, and are stopped by signals. */
  UNFILTERED(Part.RUNNER),
  /** The same, and a runner that cannot be stopped is a failure of the judge. */
  UNSTOPPABLE(Part.RUNNER),
  /** A program that cannot start is a failure of the sandbox. */
  EXCUSED_START(Part.RUNNER),
  /** Neither the compiler nor the runners are in a sandbox. */
  UNCONFINED(Part.RUNNER),
  /** Neither the compiler nor the runners have limits. */
  UNLIMITED(Part.RUNNER),
  /** Driver and candidate are one program, and what it prints first is its result. */
  NAIVE_OUTPUT(Part.HARNESS),
  /** Driver and candidate are one program, and it is right if it ends with zero. */
  NAIVE_EXIT(Part.HARNESS),
  /**
   * Module, original and evaluator are one process, as in KernelBench's own evaluator; {@code
   * redteam/against-kernelbench} tries it.
   */
  KERNELBENCH(Part.HARNESS);

  /** What is made worse. */
  public enum Part {
    /** The native judge; see {@code native/judge/weakness.hpp}. */
    JUDGE,
    /** How programs are started. */
    RUNNER,
    /** All of it: another harness, of the common kind, judges instead. */
    HARNESS
  }

  private final Part part;

  Weakness(Part part) {
    this.part = part;
  }

  public Part part() {
    return part;
  }

  /** As attacks and the judge's job spell it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static Optional<Weakness> named(String label) {
    for (Weakness one : values()) {
      if (one.label().equals(label)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }
}
