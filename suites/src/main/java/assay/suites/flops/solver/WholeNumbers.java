package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;

/** What instructions on whole numbers share: where their operands are and where the result goes. */
abstract sealed class WholeNumbers permits Conditions, Patterns, Sums {
  final Execution execution;
  final Instruction instruction;

  WholeNumbers(Execution execution) {
    this.execution = execution;
    this.instruction = execution.instruction();
  }

  final Lanes first() {
    return execution.whole(instruction.first());
  }

  final Lanes second() {
    return execution.whole(instruction.second());
  }

  final Lanes third() {
    return execution.whole(instruction.third());
  }

  final Lanes plain() {
    return execution.whole(instruction.plain());
  }

  final void write(Lanes value) {
    execution.write(instruction.destination(), value);
  }
}
