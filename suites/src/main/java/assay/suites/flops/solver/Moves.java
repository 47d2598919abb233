package assay.suites.flops.solver;

import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import java.util.ArrayList;
import java.util.List;

/**
 * Brings values into registers from elsewhere: from constants, the stack, memory, other threads.
 */
final class Moves {
  private final Execution execution;
  private final Group group;
  private final Instruction instruction;
  private final Frame frame;
  private final SpecialRegisters special;

  Moves(Execution execution, Frame frame, SpecialRegisters special) {
    this.execution = execution;
    this.group = execution.group();
    this.instruction = execution.instruction();
    this.frame = frame;
    this.special = special;
  }

  void execute(Opcode opcode) {
    int at = instruction.destination();
    switch (opcode) {
      case S2R -> execution.write(at, special.value(instruction));
      case S2UR -> execution.write(instruction.uniformDestination(), special.value(instruction));
      case CS2R -> {
        Lanes value = special.value(instruction);
        execution.write(at, value);
        execution.write(at + 1, value);
      }
      case LDC -> constants(at);
      case ULDC, ULDC_INDEXED -> constants(instruction.uniformDestination());
      case LDL -> load();
      case STL -> store();
      case VOTE -> vote();
      case LD, LDG, LDS, ATOM, ATOMG, ATOMG_CAS, ATOMS, ATOMS_CAS -> {
        if (at != Instruction.ZERO) {
          for (int word = 0; word < instruction.width(); word++) {
            execution.write(at + word, Lanes.UNKNOWN);
          }
        }
      }
      case SHFL -> {
        execution.write(at, Lanes.UNKNOWN);
        execution.write(instruction.predicateDestination(), Bits.UNKNOWN);
      }
      case MATCH, B2R, BMOV_FROM -> execution.write(at, Lanes.UNKNOWN);
      case REDUX -> execution.write(instruction.uniformDestination(), Lanes.UNKNOWN);
      default -> {}
    }
  }

  private void constants(int at) {
    for (int word = 0; word < instruction.width(); word++) {
      execution.write(at + word, constant(word));
    }
  }

  private Lanes constant(int word) {
    if (instruction.isNarrow()) {
      return Lanes.UNKNOWN;
    }
    Constants constants = execution.constants();
    int bank = instruction.constantBank();
    int offset = instruction.constantOffset() + Integer.BYTES * word;
    Lanes base =
        switch (instruction.opcode().orElseThrow()) {
          case LDC -> group.register(instruction.base());
          case ULDC_INDEXED -> group.register(instruction.uniformBase());
          default -> Lanes.ZERO;
        };
    if (base.isUniform() && base.known() != 0) {
      return constants.lanes(bank, base.at(0) + offset).only(base.known());
    }
    int known = 0;
    for (int left = base.known(); left != 0; left &= left - 1) {
      int lane = Integer.numberOfTrailingZeros(left);
      known |= constants.word(bank, base.at(lane) + offset).isPresent() ? 1 << lane : 0;
    }
    return Lanes.each(known, lane -> constants.word(bank, base.at(lane) + offset).orElse(0));
  }

  private Lanes address(int word) {
    int offset = instruction.displacement() + Integer.BYTES * word;
    Lanes address = group.register(instruction.base()).map(base -> base + offset);
    frame.touches(address, execution.certain() | execution.possible());
    return address;
  }

  private void load() {
    List<Lanes> loaded = new ArrayList<>();
    for (int word = 0; word < instruction.width(); word++) {
      Lanes cell = group.stack().load(address(word));
      loaded.add(instruction.isNarrow() ? Lanes.UNKNOWN : cell);
    }
    for (int word = 0; word < loaded.size(); word++) {
      execution.write(instruction.destination() + word, loaded.get(word));
    }
  }

  private void store() {
    for (int word = 0; word < instruction.width(); word++) {
      int from = instruction.stored();
      Lanes value = group.register(from == Instruction.ZERO ? from : from + word);
      group
          .stack()
          .store(
              address(word),
              instruction.isNarrow() ? Lanes.UNKNOWN : value,
              execution.certain(),
              execution.possible());
    }
  }

  /** Known where all threads that vote are here and known. */
  private void vote() {
    int certain = execution.certain();
    Bits bits = execution.condition();
    boolean told =
        group.lanes == special.lanes()
            && execution.possible() == 0
            && (certain & ~bits.known()) == 0;
    int set = certain & bits.value();
    Bits result = Bits.UNKNOWN;
    if (told) {
      boolean holds =
          switch (instruction.vote()) {
            case 0 -> set == certain;
            case 1 -> set != 0;
            default -> set == 0 || set == certain;
          };
      result = holds ? Bits.TRUE : Bits.FALSE;
    }
    int at = instruction.isUniform() ? instruction.uniformDestination() : instruction.destination();
    execution.write(at, told ? Lanes.of(set) : Lanes.UNKNOWN);
    execution.write(instruction.predicateDestination(), result);
  }
}
