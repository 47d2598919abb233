package assay.suites.flops.gpuflopbench;

import assay.pack.PackException;
import assay.sandbox.PlainProcess;
import assay.sandbox.Scratch;
import assay.suites.flops.cubin.Cubin;
import assay.suites.flops.cubin.CubinException;
import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.kernel.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Makes cubins of programs with nvcc, where that works, so that the solver has something to count
 * on. Neither the compiler nor the device is the one that the published counts are from.
 */
public final class CubinBuild {
  private static final Duration LIMIT = Duration.ofMinutes(3);
  private static final String CUBINS = "cubins";

  private final Checkout checkout;
  private final Path pack;
  private final Path scratch;
  private final Sources sources;

  /**
   * A way to build.
   *
   * @param pack the folder whose part the cubins become
   * @param scratch where programs with exchanged types are written
   */
  public CubinBuild(Checkout checkout, Path pack, Path scratch) {
    this.checkout = checkout;
    this.pack = pack;
    this.scratch = scratch;
    this.sources = new Sources(checkout);
  }

  /** Whether this machine has the compiler. */
  public static boolean isPossible() throws IOException, InterruptedException {
    return PlainProcess.of("nvcc", "--version").run().succeeded();
  }

  /** What is compiled at once. */
  private record Program(String name, Variant variant, Kind kind, String commands) {
    static Program of(Row row) {
      boolean swapped = row.variant() == Variant.SWAPPED;
      Kind kind = swapped ? row.counts().kind() : Kind.NONE;
      return new Program(row.program(), row.variant(), kind, row.compile());
    }

    String folder() {
      return variant == Variant.ORIGINAL ? name : name + "-as-" + kind.label();
    }
  }

  /**
   * The rows, each with its instructions where they could be made and found.
   *
   * @param jobs so many programs at once
   */
  public List<Row> build(List<Row> rows, int jobs)
      throws IOException, InterruptedException, PackException {
    Scratch.delete(pack.resolve(CUBINS));
    Map<Program, Map<String, String>> texts = new LinkedHashMap<>();
    for (Row row : rows) {
      Program program = Program.of(row);
      texts.put(program, sources.of(program.name(), program.variant(), program.kind()));
    }
    Map<Program, List<Path>> cubins = new LinkedHashMap<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(jobs)) {
      Map<Program, Future<List<Path>>> started = new LinkedHashMap<>();
      texts.forEach(
          (program, text) -> started.put(program, pool.submit(() -> compiled(program, text))));
      for (Map.Entry<Program, Future<List<Path>>> one : started.entrySet()) {
        cubins.put(one.getKey(), one.getValue().get());
      }
    } catch (ExecutionException e) {
      throw new IOException("A program could not be built: " + e.getMessage(), e);
    }
    List<Row> built = new ArrayList<>();
    for (Row row : rows) {
      built.add(row.withBuilt(found(row, cubins.getOrDefault(Program.of(row), List.of()))));
    }
    return built;
  }

  private List<Path> compiled(Program program, Map<String, String> texts)
      throws IOException, InterruptedException {
    Path target = Files.createDirectories(pack.resolve(CUBINS).resolve(program.folder()));
    List<Path> cubins = new ArrayList<>();
    try (Scratch work = Scratch.in(scratch, "gpuflopbench-")) {
      Path programs = checkout.programs();
      if (program.variant() == Variant.SWAPPED) {
        programs = work.path();
        write(programs.resolve(program.name()), texts);
      }
      for (String command : program.commands().lines().toList()) {
        Path cubin = target.resolve(cubins.size() + ".cubin");
        Optional<List<String>> words =
            new DeviceCompile(checkout.programs(), programs, program.name()).words(command, cubin);
        if (words.isPresent() && succeeds(words.get(), programs.resolve(program.name()))) {
          cubins.add(cubin);
        }
      }
    }
    return cubins;
  }

  private static boolean succeeds(List<String> words, Path folder)
      throws IOException, InterruptedException {
    return PlainProcess.of(words).in(folder).withLimit(LIMIT).run().succeeded();
  }

  private static void write(Path folder, Map<String, String> texts) throws IOException {
    for (Map.Entry<String, String> one : texts.entrySet()) {
      Path file = folder.resolve(one.getKey());
      Files.createDirectories(file.resolveSibling("."));
      Files.writeString(file, one.getValue());
    }
  }

  private Optional<Row.Built> found(Row row, List<Path> cubins)
      throws IOException, InterruptedException {
    String mangled = row.kernel().length() + row.kernel();
    Map<String, Path> instances = new LinkedHashMap<>();
    for (Path cubin : cubins) {
      for (Kernel kernel : kernels(cubin)) {
        if (kernel.symbol().equals(row.kernel()) || kernel.symbol().contains(mangled)) {
          instances.putIfAbsent(kernel.symbol(), cubin);
        }
      }
    }
    Optional<String> meant = Instances.meant(row, List.copyOf(instances.keySet()));
    return meant.map(symbol -> new Row.Built(relative(instances, symbol), symbol));
  }

  private String relative(Map<String, Path> instances, String symbol) {
    return pack.relativize(Objects.requireNonNull(instances.get(symbol))).toString();
  }

  /** None where a file holds host code only. */
  private static List<Kernel> kernels(Path cubin) throws IOException {
    try {
      return Cubin.read(Files.readAllBytes(cubin)).kernels();
    } catch (CubinException withoutKernels) {
      return List.of();
    }
  }
}
