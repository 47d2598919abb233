package assay.models.fake;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.model.Question;
import assay.statistics.Effort;
import assay.suite.Extracted;
import assay.suite.Mutant;
import assay.suite.Product;
import assay.suite.Suite;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Hash;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A suite whose every answer is right. */
public record FakeSuite(int size, Optional<Question.Structure> structure) implements Suite {
  public static final String SYSTEM = "You write code.";

  public static FakeSuite of(int size) {
    return new FakeSuite(size, Optional.empty());
  }

  @Override
  public String name() {
    return "fake";
  }

  public Task task() {
    return tasks().getFirst();
  }

  @Override
  public List<Task> tasks() {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      String id = "fake/task-" + i;
      tasks.add(new Task(id, name(), "fake", Hash.of(id), Map.of(), id, Optional.empty()));
    }
    return tasks;
  }

  @Override
  public Optional<Task> task(String id) {
    return tasks().stream().filter(task -> task.id().equals(id)).findFirst();
  }

  @Override
  public Question question(Task task, Question.Form form) {
    String system = form == Question.Form.CHAT ? SYSTEM : "";
    return new Question(form, system, task.prompt(), structure);
  }

  @Override
  public Extracted extract(Task task, Answer answer) {
    return new Extracted.Found(Candidate.of("answer", answer.text()));
  }

  @Override
  public Optional<Verdict> admit(Task task, Candidate candidate) {
    return Optional.of(
        new Verdict(Outcome.CORRECT, List.of(), List.of(), Optional.empty(), Set.of()));
  }

  @Override
  public Product build(Task task, Candidate candidate, Lane lane) {
    throw new UnsupportedOperationException();
  }

  @Override
  public LaneRequest lane(Task task, Effort effort) {
    return LaneRequest.forBuild();
  }

  @Override
  public Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort) {
    throw new UnsupportedOperationException();
  }

  @Override
  public String judgeHash(Task task) {
    return "fake";
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
    return Optional.empty();
  }

  @Override
  public List<Mutant> mutants(Task task) {
    return List.of();
  }

  @Override
  public Candidate nothing(Task task) {
    return Candidate.of("answer", "");
  }

  @Override
  public Map<String, String> placeholders(Task task) {
    return Map.of();
  }
}
