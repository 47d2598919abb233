package assay.suites.pareval;

import assay.build.BuildCache;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.model.Question;
import assay.pack.PackException;
import assay.sandbox.Sandbox;
import assay.source.Extraction;
import assay.statistics.Effort;
import assay.suite.Extracted;
import assay.suite.Mutant;
import assay.suite.Product;
import assay.suite.Suite;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Configuration;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Every task of a ParEval checkout, built and run as ParEval itself does, but in the sandbox. */
public final class ParevalSuite implements Suite {
  public static final String NAME = "pareval";

  static final String FILE = "output.txt";
  private static final String MODEL_NOT_USED = "model-not-used";

  private final TreeMap<String, DriverTask> tasks = new TreeMap<>();
  private final BuildSettings settings;
  private final Toolchain toolchain;
  private final Optional<DriverBuild> builder;
  private final Optional<DriverRun> runner;

  private ParevalSuite(
      List<DriverTask> tasks,
      BuildSettings settings,
      Toolchain toolchain,
      Optional<DriverBuild> builder,
      Optional<DriverRun> runner) {
    this.settings = settings;
    this.toolchain = toolchain;
    this.builder = builder;
    this.runner = runner;
    tasks.forEach(task -> this.tasks.put(task.prompt().id(), task));
  }

  /**
   * Opens an imported pack.
   *
   * @param cache where the drivers' objects are kept
   * @param scratch where work in progress lies
   * @param sandbox empty where nothing will be built or judged
   * @param cores how many cores the largest lane may have
   */
  public static ParevalSuite open(
      Path pack, Path cache, Path scratch, Optional<Sandbox> sandbox, int cores)
      throws PackException, IOException, InterruptedException {
    Checkout checkout = ImportedPack.read(pack).checkout();
    BuildSettings settings = BuildSettings.of(checkout);
    Toolchain toolchain = Toolchain.find(settings);
    BuildCache objects = new BuildCache(cache);
    return new ParevalSuite(
        new Catalogue(checkout, settings, toolchain, cores).tasks(),
        settings,
        toolchain,
        sandbox.map(one -> new DriverBuild(checkout, settings, toolchain, objects, one, scratch)),
        sandbox.map(one -> new DriverRun(one, scratch, toolchain.mpirun())));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Task> tasks() {
    return tasks.values().stream().map(DriverTask::task).toList();
  }

  @Override
  public Optional<Task> task(String id) {
    return Optional.ofNullable(tasks.get(id)).map(DriverTask::task);
  }

  @Override
  public Question question(Task task, Question.Form form) {
    return switch (form) {
      case COMPLETION -> new Question(form, "", task.prompt(), Optional.empty());
      case CHAT -> Chat.of(of(task).prompt());
    };
  }

  @Override
  public Extracted extract(Task task, Answer answer) {
    return switch (new Body(of(task).prompt()).of(answer)) {
      case Extraction.Found(String body, _) -> new Extracted.Found(Candidate.of(FILE, body));
      case Extraction.NotFound(Reason reason, String text) ->
          new Extracted.Nothing(
              Verdict.of(Outcome.NO_CODE, reason, text).withFlag(Flag.ORIGINAL_PROTOCOL));
    };
  }

  /** Nothing is refused unseen: ParEval runs everything, and its scores need what came of it. */
  @Override
  public Optional<Verdict> admit(Task task, Candidate candidate) {
    return Optional.empty();
  }

  @Override
  public Product build(Task task, Candidate candidate, Lane lane)
      throws IOException, InterruptedException {
    return switch (confined(builder).build(of(task), output(candidate), lane)) {
      case Product.Ready ready -> noted(of(task), output(candidate), ready);
      case Product.Refused(Verdict verdict) ->
          new Product.Refused(verdict.withFlag(Flag.ORIGINAL_PROTOCOL));
    };
  }

  @Override
  public LaneRequest lane(Task task, Effort effort) {
    return new LaneRequest(most(of(task)), false, effort.exclusive());
  }

  @Override
  public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
      throws IOException, InterruptedException {
    return launched(task, product, new Lanes(lane.cores()));
  }

  /** Launches of few cores do not keep the many that another candidate needs from it. */
  @Override
  public Verdict judge(Task task, Product.Ready product, Lanes lanes, Effort effort)
      throws IOException, InterruptedException {
    return effort.exclusive()
        ? Suite.super.judge(task, product, lanes, effort)
        : launched(task, product, lanes);
  }

  private Verdict launched(Task task, Product.Ready product, Lanes lanes)
      throws IOException, InterruptedException {
    DriverTask one = of(task);
    DriverRun run = confined(runner);
    List<Configuration> configurations =
        new Launches(one.launches())
            .on(
                lanes,
                (launch, cores) -> run.run(one.prompt().model(), product.program(), launch, cores));
    return Summary.of(configurations, usesTheModel(product)).withBuild(product.build());
  }

  @Override
  public String judgeHash(Task task) {
    DriverTask one = of(task);
    BuildSettings.Setting setting = settings.of(one.prompt().model());
    return Hash.of(
        "pareval-driver",
        one.driverHash(),
        one.size(),
        String.join(" ", setting.flags()),
        toolchain.compiler(setting.compiler()).fingerprint(),
        String.join("; ", one.launches().stream().map(Launch::name).toList()));
  }

  @Override
  public Map<String, String> toolchain() {
    return toolchain.versions();
  }

  @Override
  public List<Integer> resources(Task task, Effort effort) {
    return of(task).launches().stream().map(Launch::n).toList();
  }

  /** ParEval has no solutions, only the functions its drivers compare with. */
  @Override
  public Optional<Candidate> oracle(Task task) {
    return Optional.empty();
  }

  @Override
  public Candidate nothing(Task task) {
    return Candidate.of(FILE, of(task).prompt().returnsNothing() ? "}\n" : "  return {};\n}\n");
  }

  @Override
  public List<Mutant> mutants(Task task) {
    return List.of();
  }

  @Override
  public Map<String, String> placeholders(Task task) {
    Prompt prompt = of(task).prompt();
    return Map.of(
        "SIGNATURE",
        prompt.signature(),
        "NOTHING",
        prompt.returnsNothing() ? "" : "return {};",
        "FUNCTION",
        prompt.function());
  }

  /** Judging sees the program alone, so what the text lacks is noted beside it. */
  private static Product noted(DriverTask task, String output, Product.Ready ready)
      throws IOException {
    if (!task.prompt().model().usedIn(output)) {
      Files.createFile(ready.folder().path().resolve(MODEL_NOT_USED));
    }
    return ready;
  }

  private static boolean usesTheModel(Product.Ready product) {
    return !Files.exists(product.folder().path().resolve(MODEL_NOT_USED));
  }

  private static int most(DriverTask task) {
    return task.launches().stream().mapToInt(Launch::n).max().orElse(1);
  }

  private static <T> T confined(Optional<T> step) {
    return step.orElseThrow(
        () -> new IllegalStateException("The suite was opened without a sandbox"));
  }

  private DriverTask of(Task task) {
    DriverTask one = tasks.get(task.id());
    if (one == null) {
      throw new IllegalArgumentException("There is no task " + task.id() + " in this checkout");
    }
    return one;
  }

  private static String output(Candidate candidate) {
    return candidate.files().getOrDefault(FILE, "");
  }
}
