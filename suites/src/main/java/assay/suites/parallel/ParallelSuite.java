package assay.suites.parallel;

import assay.build.BuildCache;
import assay.build.CandidateBuild;
import assay.judge.CandidateJudge;
import assay.judge.JudgeRequest;
import assay.judge.MpiProgram;
import assay.judge.Program;
import assay.judge.Team;
import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.model.Question;
import assay.pack.PackException;
import assay.sandbox.Sandbox;
import assay.source.Extraction;
import assay.source.Rules;
import assay.source.Violation;
import assay.statistics.Effort;
import assay.suite.Example;
import assay.suite.Extracted;
import assay.suite.Mutant;
import assay.suite.Product;
import assay.suite.Suite;
import assay.suites.parallel.problem.Mutants;
import assay.suites.parallel.problem.Problem;
import assay.suites.parallel.problem.ProblemLoader;
import assay.suites.parallel.problem.ProblemPack;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Evidence;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Write a function in an execution model: every problem of a pack, in every model it is asked in.
 */
public final class ParallelSuite implements Suite {
  public static final String NAME = "parallel";

  static final String FILE = "candidate.cpp";
  private static final Duration CALL_LIMIT = Duration.ofSeconds(10);

  private final ExampleProblems examples = new ExampleProblems();
  private final Catalogue catalogue;
  private final Workshop workshop;
  private final Optional<CandidateBuild> candidateBuild;
  private final Optional<CandidateJudge> candidateJudge;
  private final Optional<Inspection> inspection;
  private final Optional<Profiling> profiling;
  private final ProfilingTools profilers;
  private final Toolchain toolchain;
  private final BuildCache cache;
  private final int cores;

  private ParallelSuite(
      ProblemPack pack,
      Toolchain toolchain,
      BuildCache cache,
      Workshop workshop,
      Optional<CandidateBuild> candidateBuild,
      Optional<CandidateJudge> candidateJudge,
      Optional<Inspection> inspection,
      Optional<Profiling> profiling,
      ProfilingTools profilers,
      int cores) {
    this.workshop = workshop;
    this.candidateBuild = candidateBuild;
    this.candidateJudge = candidateJudge;
    this.inspection = inspection;
    this.profiling = profiling;
    this.profilers = profilers;
    this.toolchain = toolchain;
    this.cache = cache;
    this.cores = cores;
    this.catalogue = new Catalogue(pack, toolchain);
  }

  /**
   * Opens a pack.
   *
   * @param home the folder that holds {@code native/}
   * @param pack the folder of the pack
   * @param cache where trusted products are kept
   * @param scratch where work in progress lies
   * @param sandbox empty where nothing will be built or judged
   * @param cores how many cores the largest lane may have
   * @param raceCheck what to look at correct candidates with, where that is wanted
   */
  public static ParallelSuite open(
      Path home,
      Path pack,
      Path cache,
      Path scratch,
      Optional<Sandbox> sandbox,
      int cores,
      Optional<RaceCheck> raceCheck)
      throws PackException, IOException, InterruptedException {
    ProblemPack problems = ProblemLoader.loadPack(pack);
    Toolchain found = Toolchain.find();
    Toolchain toolchain = raceCheck.map(found::with).orElse(found);
    BuildCache products = new BuildCache(cache);
    Workshop workshop = new Workshop(home, products, toolchain, List.of());
    ProfilingTools profilers = ProfilingTools.find();
    return new ParallelSuite(
        problems,
        toolchain,
        products,
        workshop,
        sandbox.map(one -> new CandidateBuild(one, scratch)),
        sandbox.map(one -> new CandidateJudge(one, scratch)),
        sandbox.flatMap(
            one ->
                raceCheck.map(tools -> new Inspection(workshop, toolchain, tools, one, scratch))),
        sandbox.map(one -> new Profiling(workshop, profilers, one, scratch)),
        profilers,
        cores);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<Task> tasks() {
    return catalogue.all();
  }

  @Override
  public List<Task> further(String exec) {
    return catalogue.translations(exec);
  }

  @Override
  public Optional<Task> task(String id) {
    return catalogue.find(id).map(ParallelTask::task);
  }

  @Override
  public Question question(Task task, Question.Form form) {
    return switch (form) {
      case COMPLETION -> new Question(form, "", task.prompt(), Optional.empty());
      case CHAT -> Chat.of(of(task));
    };
  }

  @Override
  public List<Example> examples(Task task, Path pack) throws PackException {
    return examples.of(pack, of(task).model());
  }

  @Override
  public boolean isForGpu(Task task) {
    return of(task).model().hasDevice();
  }

  @Override
  public Extracted extract(Task task, Answer answer) {
    String function = of(task).problem().signature().function();
    return switch (Extraction.of(answer, task.prompt(), function)) {
      case Extraction.Found(String code, _) -> new Extracted.Found(Candidate.of(FILE, code));
      case Extraction.NotFound(Reason reason, String text) ->
          new Extracted.Nothing(Verdict.of(Outcome.NO_CODE, reason, text));
    };
  }

  @Override
  public Optional<Verdict> admit(Task task, Candidate candidate) {
    List<Evidence> evidence = new ArrayList<>();
    for (Violation violation : Rules.of(of(task).model().label()).check(text(candidate))) {
      evidence.add(violation.evidence());
    }
    if (evidence.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Verdict(Outcome.REJECTED, evidence, List.of(), Optional.empty(), Set.of()));
  }

  @Override
  public Product build(Task task, Candidate candidate, Lane lane)
      throws IOException, InterruptedException {
    ParallelTask one = of(task);
    Ground ground = ground(one.model());
    // Now, and not when the candidate already holds the lane it is measured on.
    ground.judge(one.problem());
    return ground.build(one, text(candidate), confined(candidateBuild), lane);
  }

  @Override
  public LaneRequest lane(Task task, Effort effort) {
    ParallelTask one = of(task);
    Ground ground = ground(one.model());
    int most = ground.teams(one, cores, effort).getLast().cores();
    return ground.lane(most, cores, effort.exclusive());
  }

  @Override
  public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
      throws IOException, InterruptedException {
    ParallelTask one = of(task);
    JudgeRequest request = request(task, product, lane, effort);
    return ground(one.model())
        .verdict(one, confined(candidateJudge), request)
        .withBuild(product.build());
  }

  @Override
  public Optional<Verdict> practise(Task task, Product.Ready product, Lane lane)
      throws IOException, InterruptedException {
    JudgeRequest request = request(task, product, lane, Effort.QUICK);
    return Optional.of(confined(candidateJudge).check(request.checkedOn(of(task).practice())));
  }

  @Override
  public Optional<String> profile(Task task, Candidate candidate, Product.Ready product, Lane lane)
      throws IOException, InterruptedException {
    return confined(profiling).of(of(task), text(candidate), lane);
  }

  @Override
  public Optional<String> lacksProfile(Task task) {
    return profilers.lacks(of(task).model());
  }

  /** What the judge is asked about a candidate. */
  JudgeRequest request(Task task, Product.Ready product, Lane lane, Effort effort)
      throws IOException, InterruptedException {
    ParallelTask one = of(task);
    Ground ground = ground(one.model());
    List<Team> teams = ground.teams(one, lane.cores().size(), effort);
    return new JudgeRequest(
        List.of(ground.judge(one.problem()).toString()),
        Program.of(workshop.judge(one.problem()).resolve(Workshop.REFERENCE)),
        Program.of(product.program()),
        one.cases(),
        one.timed(),
        teams,
        toolchain.mpi(one.model()).map(library -> program(library, one.problem())),
        ground.filter(one.model()),
        one.model().mustBeParallel() && teams.getLast().n() > 1,
        one.problem().callLimit().orElse(CALL_LIMIT),
        lane,
        effort);
  }

  private Ground ground(ExecutionModel model) {
    return Ground.of(model, workshop, cache);
  }

  private static MpiProgram program(OpenMpi library, Problem problem) {
    return new MpiProgram(
        library.mpirun(), library.environment(), ExecutionModel.onEveryRank(problem));
  }

  @Override
  public Optional<LaneRequest> inspection(Task task) {
    return inspection.map(_ -> Inspection.lane(of(task).model(), cores));
  }

  @Override
  public Verdict inspect(Task task, Candidate candidate, Verdict verdict, Lane lane)
      throws IOException, InterruptedException {
    return confined(inspection).of(of(task), text(candidate), verdict, lane);
  }

  @Override
  public String judgeHash(Task task) {
    ParallelTask one = of(task);
    String judge = ground(one.model()).hash(one.problem());
    return toolchain.raceCheck().isEmpty()
        ? judge
        : Hash.of("inspected", judge, workshop.inspectionHash());
  }

  @Override
  public Map<String, String> toolchain() {
    return toolchain.versions();
  }

  @Override
  public List<Integer> resources(Task task, Effort effort) {
    ParallelTask one = of(task);
    return ground(one.model()).resources(one, cores, effort);
  }

  @Override
  public Optional<Candidate> oracle(Task task) {
    return of(task).oracle().map(text -> Candidate.of(FILE, text));
  }

  @Override
  public Candidate nothing(Task task) {
    return Candidate.of(FILE, of(task).nothing());
  }

  @Override
  public List<Mutant> mutants(Task task) throws PackException {
    ParallelTask one = of(task);
    if (one.model() != ExecutionModel.HIP) {
      return Mutants.of(one.problem(), one.model().label(), FILE);
    }
    return Mutants.of(one.problem(), ExecutionModel.CUDA.label(), FILE).stream()
        .map(mutant -> mutant.with(Candidate.of(FILE, HipSource.of(text(mutant.candidate())))))
        .toList();
  }

  @Override
  public Map<String, String> placeholders(Task task) {
    return of(task).placeholders();
  }

  private static <T> T confined(Optional<T> step) {
    return step.orElseThrow(
        () -> new IllegalStateException("The suite was opened without a sandbox"));
  }

  ParallelTask of(Task task) {
    return catalogue
        .find(task.id())
        .orElseThrow(
            () -> new IllegalArgumentException("There is no task " + task.id() + " in this pack"));
  }

  private static String text(Candidate candidate) {
    String text = candidate.files().get(FILE);
    return text == null ? "" : text;
  }
}
