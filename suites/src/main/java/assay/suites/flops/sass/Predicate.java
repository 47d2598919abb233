package assay.suites.flops.sass;

/**
 * One bit that an instruction reads: of the thread or, from 8 on, of the warp. The last of each is
 * always true.
 */
public record Predicate(int index, boolean negated) {
  /** Where those of a warp begin. */
  public static final int UNIFORM = 8;

  /** The last of eight is always true. */
  public static final int TRUE = 7;

  /** What holds for every thread. */
  public static final Predicate ALWAYS = new Predicate(TRUE, false);

  /** Whether no register has to be looked at. */
  public boolean isConstant() {
    return (index & TRUE) == TRUE;
  }
}
