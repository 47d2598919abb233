package assay.suites.flops.solver;

import assay.suites.flops.sass.Opcode;

/** Computes as a device does, where the operands are known. */
final class Arithmetic {
  private Arithmetic() {}

  /** False for what computes nothing. */
  static boolean execute(Execution execution, Opcode opcode) {
    return new Sums(execution).execute(opcode)
        || new Patterns(execution).execute(opcode)
        || new Conditions(execution).execute(opcode)
        || new Singles(execution).execute(opcode)
        || new Duals(execution).execute(opcode);
  }
}
