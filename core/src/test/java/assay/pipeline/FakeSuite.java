package assay.pipeline;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.model.Question;
import assay.runfile.RunHeader;
import assay.sandbox.Scratch;
import assay.statistics.Effort;
import assay.suite.Extracted;
import assay.suite.Mutant;
import assay.suite.Product;
import assay.suite.Suite;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Build;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * A suite whose candidates say what becomes of them: the first word of an answer is the outcome it
 * shall have. What reaches the last two steps is remembered.
 */
class FakeSuite implements Suite {
  final List<String> built = Collections.synchronizedList(new ArrayList<>());
  final List<String> judged = Collections.synchronizedList(new ArrayList<>());
  final List<Path> programs = Collections.synchronizedList(new ArrayList<>());
  private final Path scratch;

  FakeSuite(Path scratch) {
    this.scratch = scratch;
  }

  /** Of a run over its tasks. */
  static RunHeader header(String strategy) {
    return new RunHeader(
        UUID.randomUUID(),
        Optional.empty(),
        Instant.EPOCH,
        List.of("run"),
        "fake",
        "fake",
        "0",
        "fake",
        "",
        strategy,
        "quick",
        Map.of(),
        Map.of(),
        "0");
  }

  static Task named(String id) {
    return named(id, Optional.empty());
  }

  static Task named(String id, Optional<String> skipped) {
    return new Task(id, "fake", "fake", Hash.of(id), Map.of(), "Write " + id, skipped);
  }

  private static Outcome outcome(String text) {
    return Outcome.valueOf(text.split(" ", 2)[0]);
  }

  private static Verdict verdict(Outcome outcome) {
    return Verdict.of(outcome, Reason.VALUE, "as told");
  }

  @Override
  public Extracted extract(Task task, Answer answer) {
    return outcome(answer.text()) == Outcome.NO_CODE
        ? new Extracted.Nothing(verdict(Outcome.NO_CODE))
        : new Extracted.Found(Candidate.of("candidate.cpp", answer.text()));
  }

  static String text(Candidate candidate) {
    return candidate.files().values().iterator().next();
  }

  @Override
  public Optional<Verdict> admit(Task task, Candidate candidate) {
    return outcome(text(candidate)) == Outcome.REJECTED
        ? Optional.of(verdict(Outcome.REJECTED))
        : Optional.empty();
  }

  @Override
  public Product build(Task task, Candidate candidate, Lane lane)
      throws IOException, InterruptedException {
    String text = text(candidate);
    built.add(text);
    if (outcome(text) == Outcome.BUILD_FAILED) {
      return new Product.Refused(verdict(Outcome.BUILD_FAILED));
    }
    Scratch folder = Scratch.in(scratch, "program-");
    programs.add(folder.path());
    return new Product.Ready(folder, folder.path().resolve(text), new Build(0.1, ""));
  }

  @Override
  public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
      throws IOException, InterruptedException {
    String text = String.valueOf(product.program().getFileName());
    judged.add(task.id() + ": " + text);
    return verdict(outcome(text)).withBuild(product.build());
  }

  @Override
  public LaneRequest lane(Task task, Effort effort) {
    return LaneRequest.forMeasuring(1, effort.exclusive());
  }

  @Override
  public String name() {
    return "fake";
  }

  @Override
  public List<Task> tasks() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<Task> task(String id) {
    return tasks().stream().filter(task -> task.id().equals(id)).findFirst();
  }

  @Override
  public Question question(Task task, Question.Form form) {
    return new Question(form, "", task.prompt(), Optional.empty());
  }

  @Override
  public String judgeHash(Task task) {
    return Hash.of("judge of", task.id());
  }

  @Override
  public Map<String, String> toolchain() {
    return Map.of();
  }

  @Override
  public List<Integer> resources(Task task, Effort effort) {
    return List.of(1);
  }

  @Override
  public Optional<Candidate> oracle(Task task) {
    return Optional.empty();
  }

  @Override
  public List<Mutant> mutants(Task task) {
    return List.of();
  }

  @Override
  public Candidate nothing(Task task) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Map<String, String> placeholders(Task task) {
    return Map.of();
  }
}
