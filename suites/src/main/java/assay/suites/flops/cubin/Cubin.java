package assay.suites.flops.cubin;

import assay.suites.flops.cubin.Elf.Section;
import assay.suites.flops.cubin.Elf.Symbol;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** All kernels of a file, in the order of their names. */
public record Cubin(List<Kernel> kernels) {
  private static final String TEXT = ".text.";
  private static final String INFO = ".nv.info.";
  private static final String CONSTANT = ".nv.constant";

  /** The formats of a fact about a kernel: only one has more than four bytes. */
  private static final int LONG_FACT = 4;

  private static final int PARAMETER = 0x17;
  private static final int PARAMETERS_AT = 0x0a;
  private static final int JUMPS = 0x34;

  /** The bank that programs write to by name. */
  private static final int WRITABLE = 3;

  public Cubin {
    kernels = List.copyOf(kernels);
  }

  public static Cubin read(byte[] file) throws CubinException {
    Elf elf = Elf.read(file);
    List<Kernel> kernels = new ArrayList<>();
    for (Section section : elf.sections()) {
      if (section.name().startsWith(TEXT)) {
        try {
          kernels.add(kernel(elf, section));
        } catch (IndexOutOfBoundsException
            | BufferUnderflowException
            | IllegalArgumentException
            | ArithmeticException e) {
          throw new CubinException("what it says about a kernel is damaged");
        }
      }
    }
    if (kernels.isEmpty()) {
      throw new CubinException("it holds no kernel");
    }
    kernels.sort(Comparator.comparing(Kernel::symbol));
    return new Cubin(kernels);
  }

  /** The kernel of that name, be it spelled as in the source or as the compiler does. */
  public Optional<Kernel> kernel(String name) {
    String mangled = name.length() + name;
    return kernels.stream()
        .filter(one -> one.symbol().equals(name) || one.symbol().contains(mangled))
        .findFirst();
  }

  private static Kernel kernel(Elf elf, Section text) throws CubinException {
    String symbol = text.name().substring(TEXT.length());
    TreeMap<Integer, String> functions = new TreeMap<>();
    for (Symbol one : elf.symbols()) {
      if (one.isFunction() && one.section() == text.index() && one.value() != 0) {
        functions.put(Math.toIntExact(one.value()), one.name());
      }
    }
    List<Parameter> parameters = new ArrayList<>();
    Map<Integer, List<Integer>> jumps = new HashMap<>();
    int parametersAt = 0;
    Section info =
        elf.sections().stream()
            .filter(one -> one.name().equals(INFO + symbol))
            .findFirst()
            .orElseThrow(() -> new CubinException("it says nothing about " + symbol));
    ByteBuffer facts = info.reader();
    while (facts.remaining() >= 4) {
      int format = facts.get();
      int kind = facts.get() & 0xff;
      int value = facts.getShort() & 0xffff;
      if (format != LONG_FACT) {
        continue;
      }
      int next = facts.position() + value;
      if (kind == PARAMETER) {
        int ordinal = facts.getShort(facts.position() + 4) & 0xffff;
        int offset = facts.getShort(facts.position() + 6) & 0xffff;
        int bytes = facts.getInt(facts.position() + 8) >>> 18;
        parameters.add(new Parameter(ordinal, offset, bytes));
      } else if (kind == PARAMETERS_AT) {
        parametersAt = facts.getShort(facts.position() + 4) & 0xffff;
      } else if (kind == JUMPS) {
        jumps.putAll(jumps(facts.slice(facts.position(), value).order(facts.order())));
      }
      facts.position(next);
    }
    parameters.sort(Comparator.comparingInt(Parameter::ordinal));
    return new Kernel(
        symbol, text.reader(), functions, parameters, parametersAt, jumps, constants(elf, symbol));
  }

  /** For each jump its offset, a word that says nothing, and how many places follow. */
  private static Map<Integer, List<Integer>> jumps(ByteBuffer fact) {
    Map<Integer, List<Integer>> jumps = new HashMap<>();
    while (fact.remaining() >= 3 * Integer.BYTES) {
      int jump = fact.getInt();
      fact.getInt();
      List<Integer> places = new ArrayList<>();
      for (int left = fact.getInt(); left > 0 && fact.hasRemaining(); left--) {
        places.add(fact.getInt());
      }
      jumps.put(jump, List.copyOf(places));
    }
    return jumps;
  }

  private static Map<Integer, ByteBuffer> constants(Elf elf, String symbol) {
    Map<Integer, ByteBuffer> banks = new HashMap<>();
    for (Section section : elf.sections()) {
      String name = section.name();
      if (!name.startsWith(CONSTANT) || name.length() == CONSTANT.length()) {
        continue;
      }
      int bank = name.charAt(CONSTANT.length()) - '0';
      String owner = name.substring(CONSTANT.length() + 1);
      boolean fixed = bank != 0 && bank != WRITABLE;
      if (fixed && (owner.isEmpty() || owner.equals("." + symbol))) {
        banks.put(bank, section.reader());
      }
    }
    return banks;
  }
}
