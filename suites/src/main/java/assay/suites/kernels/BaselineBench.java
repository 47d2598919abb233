package assay.suites.kernels;

import assay.lane.Lane;
import assay.machine.Gpu;
import assay.pack.JsonFile;
import assay.pack.PackException;
import assay.sandbox.Exit;
import assay.sandbox.PlainProcess;
import assay.sandbox.Scratch;
import assay.suites.kernels.baseline.BaselineDocument;
import assay.suites.kernels.baseline.BaselineKey;
import assay.suites.kernels.baseline.CompileMode;
import assay.suites.kernels.baseline.CompiledTimes;
import assay.suites.kernels.baseline.MeasuredBaseline;
import assay.task.Hash;
import assay.task.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Times modules as they come and compiled; they are trusted, so a plain process is enough. */
public final class BaselineBench {
  /** For the module as it comes, and for each way to compile it. */
  private static final Duration LIMIT = Duration.ofMinutes(3);

  /** What decides how times are taken. */
  private static final List<String> PROGRAM = List.of("baseline", "staging", "form", "task");

  private final Function<Task, Catalogue.Entry> entries;
  private final Python python;
  private final Path home;
  private final Path scratch;
  private final Path compiled;

  BaselineBench(
      Function<Task, Catalogue.Entry> entries, Python python, Path home, Path scratch, Path cache) {
    this.entries = entries;
    this.python = python;
    this.home = home;
    this.scratch = scratch;
    this.compiled = cache.resolve("inductor");
  }

  /** PyTorch's version. */
  public String torch() {
    return python.version();
  }

  /** Tells apart what must not be taken for one another though it goes by the same name. */
  public String fingerprint(Task task, Lane lane) throws IOException {
    StringBuilder program = new StringBuilder();
    for (String name : PROGRAM) {
      program.append(Files.readString(home.resolve("assay_torch").resolve(name + ".py")));
    }
    Catalogue.Entry entry = entries.apply(task);
    return Hash.of(
        "baseline",
        entry.module().source(),
        String.valueOf(entry.module().sizes().get(entry.variant().size())),
        Integer.toString(lane.cores().size()),
        program.toString());
  }

  /** Times a module as it comes and in each of the ways; a way that fails is none's fault. */
  public MeasuredBaseline measure(
      Task task, BaselineKey key, Collection<CompileMode> modes, Lane lane)
      throws IOException, InterruptedException {
    Set<CompileMode> wanted = EnumSet.noneOf(CompileMode.class);
    wanted.addAll(modes);
    try (Scratch folder = Scratch.in(scratch, "baseline-")) {
      Path settings = folder.path().resolve("settings.json");
      Files.writeString(settings, settings(task, wanted, lane).toString());
      List<String> words = new ArrayList<>(python.command());
      words.addAll(List.of(home.resolve("baseline.py").toString(), settings.toString()));
      PlainProcess.Result result =
          PlainProcess.of(words)
              .withEnvironment(environment())
              .withLimit(LIMIT.multipliedBy(1 + wanted.size()))
              .run();
      return read(key, fingerprint(task, lane), wanted, result);
    }
  }

  /** What compilers leave behind is of use the next time. */
  private Map<String, String> environment() throws IOException {
    Map<String, String> environment = new TreeMap<>();
    environment.put("TORCHINDUCTOR_CACHE_DIR", Files.createDirectories(compiled).toString());
    environment.put("TRITON_CACHE_DIR", compiled.resolve("triton").toString());
    return environment;
  }

  private ObjectNode settings(Task task, Set<CompileMode> modes, Lane lane) {
    Catalogue.Entry entry = entries.apply(task);
    ObjectNode settings = JsonMapper.shared().createObjectNode();
    settings.put("model", entry.module().model().toString());
    settings.set("sizes", entry.module().sizes().get(entry.variant().size()));
    settings.put("precision", entry.variant().precision().label());
    settings.put("threads", lane.cores().size());
    lane.cores().forEach(settings.withArray("cpus")::add);
    lane.gpu()
        .map(Gpu::index)
        .ifPresentOrElse(index -> settings.put("device", index), () -> settings.putNull("device"));
    settings.putArray("ways");
    modes.forEach(mode -> settings.withArray("ways").add(mode.label()));
    return settings;
  }

  static MeasuredBaseline read(
      BaselineKey key, String fingerprint, Set<CompileMode> wanted, PlainProcess.Result result)
      throws IOException {
    List<Double> eager = List.of();
    Map<CompileMode, CompiledTimes> compiled = new EnumMap<>(CompileMode.class);
    try {
      for (String line : result.stdout().lines().toList()) {
        JsonNode said = JsonMapper.shared().readTree(line);
        JsonFile heard = new JsonFile(Path.of("baseline.py"), said);
        String way = said.path("way").asString("");
        if (way.equals("eager")) {
          eager = BaselineDocument.times(said.path("milliseconds"), heard);
        } else {
          CompileMode mode = CompileMode.named(way).orElseThrow(() -> heard.wrong("way", way));
          compiled.put(mode, BaselineDocument.times(said, heard, way));
        }
      }
    } catch (PackException | JacksonException e) {
      throw new IOException("what measures baselines spoke unclearly: " + e.getMessage(), e);
    }
    if (eager.isEmpty()) {
      throw new IOException("the module could not be timed: " + lastLine(result));
    }
    for (CompileMode mode : wanted) {
      compiled.putIfAbsent(mode, new CompiledTimes.Failed(why(result)));
    }
    return new MeasuredBaseline(
        key, fingerprint, Instant.now().truncatedTo(ChronoUnit.MILLIS), eager, compiled);
  }

  private static String why(PlainProcess.Result result) {
    return result.exit() instanceof Exit.TimedOut
        ? "not compiled and timed within " + LIMIT.toMinutes() + " minutes for each way"
        : "the process ended: " + lastLine(result);
  }

  private static String lastLine(PlainProcess.Result result) {
    return result
        .stderr()
        .lines()
        .map(String::strip)
        .filter(one -> !one.isEmpty())
        .reduce((_, last) -> last)
        .orElse(result.exit().toString());
  }
}
