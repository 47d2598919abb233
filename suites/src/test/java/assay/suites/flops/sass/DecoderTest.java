package assay.suites.flops.sass;

import static org.assertj.core.api.Assertions.assertThat;

import assay.suites.flops.cubin.Cubin;
import assay.suites.flops.cubin.Kernel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What NVIDIA's disassembler says of every kernel of the pack, the decoder says as well. */
final class DecoderTest {
  private static final Path HOME = Path.of(System.getProperty("assay.home"));

  static List<String> kernels() throws Exception {
    Path file =
        Path.of(
            String.valueOf(DecoderTest.class.getResource("disassembled.txt")).replace("file:", ""));
    return Files.readAllLines(file);
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void seesTheSameInstructionsAndJumps(String line) throws Exception {
    List<String> words = List.of(line.split(" ", -1));
    Path cubin = HOME.resolve("packs/flops").resolve(words.get(0)).resolve("kernel.cubin");
    Kernel kernel = Cubin.read(Files.readAllBytes(cubin)).kernel(words.get(1)).orElseThrow();
    Map<String, String> expected = new TreeMap<>();
    for (String word : words.subList(2, words.size())) {
      String[] parts = word.split("=", 2);
      expected.put(parts[0], parts[1]);
    }
    List<Instruction> code = Decoder.decode(kernel.code());
    Map<String, Long> seen =
        code.stream()
            .flatMap(one -> one.opcode().stream())
            .collect(
                Collectors.groupingBy(DecoderTest::mnemonic, TreeMap::new, Collectors.counting()));
    Map<String, String> found = new TreeMap<>();
    expected.keySet().forEach(name -> found.put(name, String.valueOf(seen.get(name))));
    found.put("jumps", digest(jumps(code)));
    assertThat(found).isEqualTo(expected);
  }

  /** Several codes have one name. */
  private static String mnemonic(Opcode opcode) {
    return switch (opcode) {
      case IMAD_WIDE, IMAD_HI -> "IMAD";
      case I2F_DOUBLE -> "I2F";
      case F2I_DOUBLE -> "F2I";
      case FRND_DOUBLE -> "FRND";
      case ULDC_INDEXED -> "ULDC";
      case RED -> "REDG";
      default -> opcode.name();
    };
  }

  private static List<String> jumps(List<Instruction> code) {
    List<String> jumps = new ArrayList<>();
    for (Instruction one : code) {
      Optional<Opcode> opcode = one.opcode();
      if (opcode.isPresent()
          && (opcode.get() == Opcode.BRA
              || opcode.get() == Opcode.EXIT
              || opcode.get() == Opcode.CALL)) {
        jumps.add(jump(one, opcode.get()));
      }
    }
    return jumps;
  }

  private static String jump(Instruction one, Opcode opcode) {
    List<String> words = new ArrayList<>(List.of(Integer.toHexString(one.address())));
    if (!one.guard().isConstant()) {
      words.add("@" + shown(one.guard()));
    }
    boolean forDivergence = opcode == Opcode.BRA && one.isForDivergence();
    words.add(forDivergence ? "BRA.DIV" : opcode.name());
    if (opcode == Opcode.BRA && !forDivergence && !one.condition().isConstant()) {
      words.add(shown(one.condition()));
    }
    if (opcode != Opcode.EXIT) {
      words.add(Integer.toHexString(one.target()));
    }
    return String.join(" ", words);
  }

  private static String shown(Predicate predicate) {
    return (predicate.negated() ? "!P" : "P") + predicate.index();
  }

  private static String digest(List<String> jumps) throws Exception {
    byte[] text = String.join("\n", jumps).getBytes(StandardCharsets.UTF_8);
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text), 0, 8);
  }
}
