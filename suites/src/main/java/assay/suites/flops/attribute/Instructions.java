package assay.suites.flops.attribute;

import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.sass.Decoder;
import assay.suites.flops.sass.Instruction;
import assay.suites.flops.sass.Opcode;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What the compiled kernel shows of its attributes, a witness beside the source. */
final class Instructions {
  private Instructions() {}

  static Map<Attribute, String> witness(Kernel kernel) {
    List<Instruction> all = Decoder.decode(kernel.code());
    long special = count(all, Opcode.MUFU);
    long checks = count(all, Opcode.FCHK);
    long calls = count(all, Opcode.CALL) + count(all, Opcode.CALL_ABSOLUTE);
    Map<Attribute, String> seen = new EnumMap<>(Attribute.class);
    seen.put(Attribute.DIVISION, "FCHK %d, MUFU %d".formatted(checks, special));
    seen.put(Attribute.SPECIAL_MATH, "MUFU %d".formatted(special));
    seen.put(Attribute.DEVICE_CALL, "CALL %d".formatted(calls));
    seen.put(Attribute.RECURSION, "CALL %d".formatted(calls));
    return seen;
  }

  private static long count(List<Instruction> all, Opcode opcode) {
    return all.stream().filter(one -> one.opcode().filter(opcode::equals).isPresent()).count();
  }
}
