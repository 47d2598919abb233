package assay.suites.kernels;

import assay.build.BuildCache;
import assay.judge.Team;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.model.Question;
import assay.pack.PackException;
import assay.sandbox.Protection;
import assay.sandbox.Sandbox;
import assay.source.Extraction;
import assay.source.PythonCode;
import assay.statistics.Effort;
import assay.suite.Example;
import assay.suite.Extracted;
import assay.suite.Mutant;
import assay.suite.Product;
import assay.suite.Retelling;
import assay.suite.Suite;
import assay.suites.kernels.kernelbench.ImportedPack;
import assay.suites.kernels.module.ModulePack;
import assay.suites.kernels.module.Variant;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Asks for a PyTorch module that computes the same as another, and faster. */
public final class KernelsSuite implements Suite {
  public static final String NAME = "kernels";

  static final String FILE = ExtensionBuild.CANDIDATE;
  static final String CLASS = "ModelNew";

  /** On the host one core for Python and one for what the driver does beside it. */
  static final Team ON_GPU = new Team("gpu", 1, 2, 1);

  private final Catalogue catalogue;
  private final Tools tools;
  private final Optional<ExtensionBuild> build;
  private final Optional<ModuleJudge> judge;
  private final Optional<Observation> observation;
  private final ExampleModules examples = new ExampleModules();
  private final RetoldModules retold;
  private final Path cache;
  private final Path scratch;
  private final int cores;

  private KernelsSuite(
      Catalogue catalogue,
      Tools tools,
      Optional<ExtensionBuild> build,
      Optional<ModuleJudge> judge,
      Optional<ModuleForms> forms,
      Optional<Observation> observation,
      Path cache,
      Path scratch,
      int cores) {
    this.catalogue = catalogue;
    this.tools = tools;
    this.build = build;
    this.judge = judge;
    this.retold = new RetoldModules(this::of, examples, forms);
    this.observation = observation;
    this.cache = cache;
    this.scratch = scratch;
    this.cores = cores;
  }

  /**
   * Opens a pack.
   *
   * @param home the folder that holds {@code torch/} and {@code native/}
   * @param sandbox empty where nothing will be built or judged
   * @param cores those of the machine
   */
  public static KernelsSuite open(
      Path home, Path pack, Path cache, Path scratch, Optional<Sandbox> sandbox, int cores)
      throws PackException, IOException, InterruptedException {
    Tools tools = Tools.find(home, new BuildCache(cache));
    ModulePack modules =
        ImportedPack.isAt(pack) ? ImportedPack.read(pack) : ModulePack.load(pack, NAME);
    Catalogue catalogue = new Catalogue(modules, tools, tools.needs(modules));
    boolean confining =
        sandbox.stream()
            .anyMatch(one -> one.protections().active().contains(Protection.NAMESPACES));
    WarmServer warm = new WarmServer(tools, team(cores), confining);
    return new KernelsSuite(
        catalogue,
        tools,
        sandbox.flatMap(one -> tools.build(one, warm, scratch, cache)),
        sandbox.map(one -> ModuleJudge.in(one, tools, scratch, warm)),
        tools.forms(home, cache, scratch),
        sandbox.flatMap(one -> tools.observation(one, scratch)),
        cache,
        scratch,
        cores);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Task> tasks() {
    return catalogue.usual();
  }

  @Override
  public List<Task> further(String exec) {
    return Variant.read(exec, catalogue.usualVariant()).map(catalogue::all).orElse(List.of());
  }

  @Override
  public Optional<Task> task(String id) {
    return catalogue.find(id).map(Catalogue.Entry::task);
  }

  @Override
  public Question question(Task task, Question.Form form) {
    return ModulePrompt.question(task.prompt(), form);
  }

  @Override
  public List<Example> examples(Task task, Path pack) throws PackException {
    return examples.of(pack, of(task).variant());
  }

  @Override
  public Optional<Retelling> retelling() {
    return Optional.of(retold);
  }

  /** Few know by heart how a kernel gets into a module. */
  @Override
  public int shots() {
    return 1;
  }

  @Override
  public boolean isForGpu(Task task) {
    return onGpu(task);
  }

  @Override
  public Extracted extract(Task task, Answer answer) {
    return switch (new PythonCode(CLASS).in(answer)) {
      case Extraction.Found(String code, _) -> new Extracted.Found(Candidate.of(FILE, code));
      case Extraction.NotFound(Reason reason, String text) ->
          new Extracted.Nothing(Verdict.of(Outcome.NO_CODE, reason, text));
    };
  }

  /** KernelBench itself asks for no kernel in the text, so its own tasks do not. */
  @Override
  public Optional<Verdict> admit(Task task, Candidate candidate) {
    Catalogue.Entry entry = of(task);
    if (entry.module().origin().isPresent()) {
      return Optional.empty();
    }
    return switch (entry.variant().backend()) {
      case CPP, CUDA ->
          OwnKernel.complaint(candidate.files().getOrDefault(FILE, ""))
              .map(text -> Verdict.of(Outcome.REJECTED, Reason.NOT_USED, text));
      case TRITON ->
          OwnTritonKernel.complaint(candidate.files().getOrDefault(FILE, ""))
              .map(text -> Verdict.of(Outcome.REJECTED, Reason.NOT_USED, text));
    };
  }

  @Override
  public Product build(Task task, Candidate candidate, Lane lane)
      throws IOException, InterruptedException {
    return confined(build).build(candidate.files().getOrDefault(FILE, ""), lane);
  }

  /** Half the machine, so that two modules can be measured beside each other. */
  private static int team(int cores) {
    return Math.max(1, cores / 2);
  }

  @Override
  public LaneRequest lane(Task task, Effort effort) {
    return onGpu(task)
        ? LaneRequest.forMeasuring(Math.min(cores, ON_GPU.cores()), effort.exclusive()).withGpu()
        : LaneRequest.forMeasuring(team(cores), effort.exclusive());
  }

  private boolean onGpu(Task task) {
    return of(task).variant().backend().needsGpu();
  }

  @Override
  public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
      throws IOException, InterruptedException {
    return confined(judge).judge(of(task), product, lane, effort);
  }

  /**
   * Inputs are drawn anew in every check, so those of one that decides nothing are for practice.
   */
  @Override
  public Optional<Verdict> practise(Task task, Product.Ready product, Lane lane)
      throws IOException, InterruptedException {
    return Optional.of(confined(judge).check(of(task), product, lane));
  }

  @Override
  public Optional<String> profile(Task task, Candidate candidate, Product.Ready product, Lane lane)
      throws IOException, InterruptedException {
    return confined(observation).of(of(task), product, lane);
  }

  /** PyTorch comes with what it takes. */
  @Override
  public Optional<String> lacksProfile(Task task) {
    return Optional.empty();
  }

  @Override
  public String judgeHash(Task task) {
    return tools.hash();
  }

  @Override
  public Map<String, String> toolchain() {
    return tools.versions();
  }

  @Override
  public List<Integer> resources(Task task, Effort effort) {
    return List.of();
  }

  @Override
  public Optional<Candidate> oracle(Task task) {
    return Solutions.oracle(of(task));
  }

  @Override
  public Candidate nothing(Task task) {
    return Solutions.nothing();
  }

  @Override
  public List<Mutant> mutants(Task task) {
    return List.of();
  }

  @Override
  public Map<String, String> placeholders(Task task) {
    String oracle = oracle(task).map(one -> one.files().getOrDefault(FILE, "")).orElse("");
    return Map.of("model", of(task).module().source(), "oracle", oracle);
  }

  /** What else than the module as it comes speedups can be over, where there is PyTorch. */
  public Optional<BaselineBench> baselines() {
    return tools.baselines(this::of, scratch, cache);
  }

  private static <T> T confined(Optional<T> step) {
    return step.orElseThrow(
        () -> new IllegalStateException("The suite was opened without a sandbox"));
  }

  private Catalogue.Entry of(Task task) {
    return catalogue
        .find(task.id())
        .orElseThrow(
            () -> new IllegalArgumentException("There is no task " + task.id() + " in this pack"));
  }
}
