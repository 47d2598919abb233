package assay.suites.flops.sass;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** Reads the instructions of a kernel, for devices since Volta. */
public final class Decoder {
  private Decoder() {}

  public static List<Instruction> decode(ByteBuffer code) {
    ByteBuffer words = code.duplicate().order(ByteOrder.LITTLE_ENDIAN);
    List<Instruction> instructions = new ArrayList<>(code.limit() / Instruction.BYTES);
    for (int at = 0; at + Instruction.BYTES <= code.limit(); at += Instruction.BYTES) {
      instructions.add(new Instruction(at, new Word(words.getLong(at), words.getLong(at + 8))));
    }
    return List.copyOf(instructions);
  }
}
