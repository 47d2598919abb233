package assay.suites.flops.gpuflopbench;

import assay.pack.Document;
import assay.pack.PackException;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.kernel.Kind;
import assay.suites.flops.table.CsvTable;
import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Makes gpuFLOPBench's table from what its authors made it from. The first profile of each kernel,
 * program and arguments counts; kernels without annotations are left out. Easy kernels that compute
 * anything come once more with their types exchanged, and easy kernels whose sources are longer
 * than a limit, or shorter than the shortest of single precision, are left out again.
 */
final class Rebuild {
  private static final String CUDA = "-cuda";
  private static final int MOST_TOKENS = 30_000;
  private static final double NANOSECOND = 1e-9;

  /** As the authors' program sorts: by signature, program and arguments, without any last. */
  private static final Comparator<Profiled> ORDER =
      Comparator.comparing(Profiled::signature)
          .thenComparing(Profiled::program)
          .thenComparing(profiled -> profiled.run().isEmpty())
          .thenComparing(Profiled::run);

  private final Checkout checkout;
  private final Sources sources;
  private final Encoding encoding =
      Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);
  private final Map<List<String>, Integer> lengths = new HashMap<>();

  Rebuild(Checkout checkout) {
    this.checkout = checkout;
    this.sources = new Sources(checkout);
  }

  private record Profiled(String signature, String program, String run) {}

  List<Row> rows() throws PackException {
    Annotations annotations = Annotations.read(checkout);
    Commands commands = Commands.read(checkout);
    List<Row> easy = new ArrayList<>();
    List<Row> hard = new ArrayList<>();
    for (Map.Entry<Profiled, Cells> one : firsts().entrySet()) {
      Profiled profiled = one.getKey();
      Cells cells = one.getValue();
      String kernel = cells.text("kernelName");
      Optional<Set<Attribute>> attributes = annotations.of(profiled.program(), kernel);
      if (attributes.isPresent()) {
        Row row =
            new Row(
                "",
                profiled.program(),
                kernel,
                profiled.signature(),
                Variant.ORIGINAL,
                cells.extent("Grid Size"),
                cells.extent("Block Size"),
                profiled.run(),
                commands.of(profiled.program()),
                cells.text("device"),
                counts(cells),
                attributes.get(),
                Optional.empty(),
                Optional.empty());
        (Attribute.isEasy(attributes.get()) ? easy : hard).add(row);
      }
    }
    List<Row> rows = new ArrayList<>(numbered("easy", balanced(easy)));
    rows.addAll(numbered("hard", withMain(hard)));
    return rows;
  }

  private Map<Profiled, Cells> firsts() throws PackException {
    Map<Profiled, Cells> firsts = new TreeMap<>(ORDER);
    int number = 0;
    for (Map<String, String> row : CsvTable.read(Document.text(checkout.profiles())).rows()) {
      number++;
      Cells cells = new Cells(checkout.profiles(), number, row);
      String program = cells.text("targetName");
      if (program.contains(CUDA)) {
        String signature = Signature.of(cells.text("Kernel Name"));
        firsts.putIfAbsent(new Profiled(signature, program, cells.text("exeArgs")), cells);
      }
    }
    return firsts;
  }

  /** Rates were printed with two digits; times the duration they are the counts, more or less. */
  private static Counts counts(Cells cells) throws PackException {
    double time = cells.number("xtime");
    long single = (long) (cells.number("spPerf") * NANOSECOND * time);
    long dual = (long) (cells.number("dpPerf") * NANOSECOND * time);
    if (single < 0 || dual < 0) {
      throw cells.wrong("xtime", "no negative count");
    }
    return Counts.of(single, dual);
  }

  private List<Row> withMain(List<Row> hard) throws PackException {
    List<Row> kept = new ArrayList<>();
    for (Row row : hard) {
      if (sources.joined(row.program()).contains("main")) {
        kept.add(row);
      }
    }
    return kept;
  }

  private List<Row> balanced(List<Row> easy) throws PackException {
    List<Row> all = new ArrayList<>(easy);
    easy.stream()
        .filter(row -> row.counts().kind() != Kind.NONE)
        .map(Row::swapped)
        .forEach(all::add);
    int shortest = Integer.MAX_VALUE;
    for (Row row : all) {
      if (row.counts().kind() == Kind.SINGLE) {
        shortest = Math.min(shortest, tokens(row));
      }
    }
    List<Row> kept = new ArrayList<>();
    for (Row row : all) {
      int tokens = tokens(row);
      if (tokens <= MOST_TOKENS && tokens >= shortest) {
        kept.add(row);
      }
    }
    return kept;
  }

  private int tokens(Row row) throws PackException {
    boolean toSingle = row.variant() == Variant.SWAPPED && row.counts().kind() == Kind.SINGLE;
    List<String> key = List.of(row.program(), row.variant().label(), String.valueOf(toSingle));
    Integer known = lengths.get(key);
    if (known != null) {
      return known;
    }
    String text = row.variant().of(sources.joined(row.program()), row.counts().kind());
    int tokens = encoding.countTokensOrdinary(text);
    lengths.put(key, tokens);
    return tokens;
  }

  private static List<Row> numbered(String subset, List<Row> rows) {
    List<Row> numbered = new ArrayList<>();
    for (Row row : rows) {
      numbered.add(row.withId("%s-%03d".formatted(subset, numbered.size() + 1)));
    }
    return numbered;
  }
}
