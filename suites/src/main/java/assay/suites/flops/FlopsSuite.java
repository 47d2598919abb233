package assay.suites.flops;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.model.Question;
import assay.pack.PackException;
import assay.statistics.Effort;
import assay.suite.Extracted;
import assay.suite.Mutant;
import assay.suite.Product;
import assay.suite.Suite;
import assay.suites.flops.cubin.CubinException;
import assay.suites.flops.gpuflopbench.ImportedPack;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.kernel.FlopsPack;
import assay.suites.flops.kernel.Origin;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Asks how many floating-point operations a kernel executes. Nothing is built or run: an answer is
 * two numbers, and what a device has executed was measured once.
 */
public final class FlopsSuite implements Suite {
  public static final String NAME = "flops";

  /** The label of a task that should not be counted; it says why. */
  public static final String UNSOUND = "unsound";

  static final String FILE = "answer.json";

  private static final String NO_CUBIN =
      "There is no cubin of this kernel to count on; ./assay import gpuflopbench DIR --build makes those that nvcc can.";

  /** As many as gpuFLOPBench takes. */
  private static final int SAMPLES = 3;

  private final TreeMap<String, FlopsKernel> kernels = new TreeMap<>();
  private final TreeMap<String, Task> tasks = new TreeMap<>();

  private final SolvedKernels solved;

  private FlopsSuite(FlopsPack pack, SolvedKernels solved) {
    this.solved = solved;
    for (FlopsKernel kernel : pack.kernels()) {
      Task task = task(pack, kernel);
      kernels.put(task.id(), kernel);
      tasks.put(task.id(), task);
    }
  }

  /** Opens a pack whose kernels the solver counts anew each time. */
  public static FlopsSuite open(Path pack) throws PackException {
    return new FlopsSuite(read(pack), SolvedKernels.notKept());
  }

  /**
   * Opens a pack.
   *
   * @param cache where what the solver finds is kept
   */
  public static FlopsSuite open(Path pack, Path cache) throws PackException {
    return new FlopsSuite(read(pack), SolvedKernels.in(cache.resolve(NAME)));
  }

  private static FlopsPack read(Path pack) throws PackException {
    return ImportedPack.isAt(pack) ? ImportedPack.read(pack) : FlopsPack.load(pack, NAME);
  }

  private static Task task(FlopsPack pack, FlopsKernel kernel) {
    String prompt = FlopsPrompt.of(kernel);
    Counts counts = kernel.truth().counts();
    Map<String, String> labels = new TreeMap<>();
    labels.put("exec", "cuda");
    labels.put("set", kernel.id().substring(0, kernel.id().indexOf('/')));
    labels.put("class", counts.kind().label());
    labels.put("subset", Attribute.isEasy(kernel.attributes().keySet()) ? "easy" : "hard");
    labels.put(
        "attributes",
        String.join(
            "+", kernel.attributes().keySet().stream().sorted().map(Attribute::label).toList()));
    labels.put("sp", counts.single().toString());
    labels.put("dp", counts.dual().toString());
    labels.put("truth", kernel.truth().label());
    kernel.origin().ifPresent(origin -> add(origin, labels));
    return new Task(
        NAME + "/" + kernel.id(),
        NAME,
        pack.pack().name(),
        Hash.of("flops", prompt, counts.toString()),
        labels,
        prompt,
        Optional.empty());
  }

  private static void add(Origin origin, Map<String, String> labels) {
    labels.put("row", origin.row());
    labels.put("program", origin.program());
    labels.put("variant", origin.variant());
    origin.unsound().ifPresent(why -> labels.put(UNSOUND, why));
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Task> tasks() {
    return List.copyOf(tasks.values());
  }

  @Override
  public Optional<Task> task(String id) {
    return Optional.ofNullable(tasks.get(id));
  }

  @Override
  public Question question(Task task, Question.Form form) {
    return FlopsPrompt.question(task.prompt(), form);
  }

  @Override
  public Extracted extract(Task task, Answer answer) {
    return switch (CountReader.of(answer.text())) {
      case CountReader.Result.Read(Counts counts, List<String> notes) ->
          new Extracted.Found(Candidate.of(FILE, CountedAnswer.text(counts, notes)));
      case CountReader.Result.Unreadable(String why) ->
          new Extracted.Nothing(Verdict.of(Outcome.NO_CODE, Reason.NO_COUNT, why));
    };
  }

  @Override
  public boolean judgesPrograms() {
    return false;
  }

  @Override
  public int samples() {
    return SAMPLES;
  }

  @Override
  public boolean hasSolver() {
    return true;
  }

  /** The kernel a task asks about; empty where the task is not, or no longer, that of this pack. */
  public Optional<FlopsKernel> kernel(Task task) {
    return task(task.id())
        .filter(own -> own.hash().equals(task.hash()))
        .map(own -> kernels.get(own.id()));
  }

  @Override
  public Optional<Verdict> admit(Task task, Candidate candidate) {
    CountedAnswer answer = CountedAnswer.read(text(candidate));
    Counts truth = of(task).truth().counts();
    List<Evidence> evidence = new ArrayList<>();
    differs("SP", answer.counts().single(), truth.single()).ifPresent(evidence::add);
    differs("DP", answer.counts().dual(), truth.dual()).ifPresent(evidence::add);
    answer.notes().forEach(note -> evidence.add(new Evidence(Reason.NO_COUNT, note)));
    Outcome outcome = answer.counts().equals(truth) ? Outcome.CORRECT : Outcome.WRONG;
    return Optional.of(new Verdict(outcome, evidence, List.of(), Optional.empty(), Set.of()));
  }

  private static Optional<Evidence> differs(String name, BigInteger said, BigInteger truth) {
    return said.equals(truth)
        ? Optional.empty()
        : Optional.of(
            new Evidence(Reason.VALUE, "%s %s instead of %s".formatted(name, said, truth)));
  }

  @Override
  public Product build(Task task, Candidate candidate, Lane lane) {
    throw new IllegalStateException("An answer of this suite is decided without being built");
  }

  @Override
  public LaneRequest lane(Task task, Effort effort) {
    return LaneRequest.forBuild();
  }

  @Override
  public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort) {
    throw new IllegalStateException("An answer of this suite is decided without being run");
  }

  @Override
  public String judgeHash(Task task) {
    return Hash.of("flops", of(task).truth().counts().toString());
  }

  @Override
  public Map<String, String> toolchain() {
    return Map.of();
  }

  @Override
  public List<Integer> resources(Task task, Effort effort) {
    return List.of();
  }

  @Override
  public Optional<Candidate> oracle(Task task) {
    return Optional.of(
        Candidate.of(FILE, CountedAnswer.text(of(task).truth().counts(), List.of())));
  }

  @Override
  public Candidate nothing(Task task) {
    return Candidate.of(FILE, CountedAnswer.text(Counts.of(0, 0), List.of()));
  }

  @Override
  public List<Mutant> mutants(Task task) {
    return List.of();
  }

  @Override
  public Map<String, String> placeholders(Task task) {
    return Map.of();
  }

  /** Counted on the instructions, without running them. */
  @Override
  public Optional<String> solved(Task task) throws IOException {
    if (of(task).cubin().isEmpty()) {
      return Optional.of(NO_CUBIN);
    }
    try {
      return Optional.of(solved.answer(of(task)));
    } catch (CubinException e) {
      throw new IOException("%s: %s".formatted(task.id(), e.getMessage()), e);
    }
  }

  private FlopsKernel of(Task task) {
    FlopsKernel kernel = kernels.get(task.id());
    if (kernel == null) {
      throw new IllegalArgumentException("There is no task " + task.id() + " in this pack");
    }
    return kernel;
  }

  private static String text(Candidate candidate) {
    return candidate.files().getOrDefault(FILE, "");
  }
}
