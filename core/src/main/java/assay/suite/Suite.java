package assay.suite;

import assay.lane.Lane;
import assay.lane.LaneRequest;
import assay.lane.Lanes;
import assay.model.Question;
import assay.pack.PackException;
import assay.statistics.Effort;
import assay.task.Answer;
import assay.task.Candidate;
import assay.task.Task;
import assay.verdict.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What one kind of task needs on the way from an answer to a verdict. The pipeline calls the steps
 * in order and hands each what the one before gave; no step looks back.
 */
public interface Suite {
  String name();

  /** Every task of its packs, in the order of their ids, those this machine cannot run included. */
  List<Task> tasks();

  /** Tasks that are there only where someone names what they are of, such as a translation. */
  default List<Task> further(String exec) {
    return List.of();
  }

  /** The task of that id, be it among all or one of the further ones. */
  Optional<Task> task(String id);

  /** How a provider's model is asked for the task. */
  Question question(Task task, Question.Form form);

  /**
   * Solved tasks of the same kind, none of them asked, the plainest first.
   *
   * @param pack where they are
   */
  default List<Example> examples(Task task, Path pack) throws PackException {
    return List.of();
  }

  /** Shows tasks and examples in other forms, where what they are about has some. */
  default Optional<Retelling> retelling() {
    return Optional.empty();
  }

  /** Whether its candidates compute on a GPU, be there one here or not. */
  default boolean isForGpu(Task task) {
    return false;
  }

  /** How many of them a model is shown where nobody says how many. */
  default int shots() {
    return 0;
  }

  /** Whether answers are programs, which are built and run; else the text alone decides. */
  default boolean judgesPrograms() {
    return true;
  }

  /** How many answers to each task are asked for where nobody says how many. */
  default int samples() {
    return 1;
  }

  /** Finds the candidate in an answer. */
  Extracted extract(Task task, Answer answer);

  /** Applies the rules on the text; a verdict where one is broken, or where the text decides. */
  Optional<Verdict> admit(Task task, Candidate candidate);

  /** Compiles. The lane holds one core. */
  Product build(Task task, Candidate candidate, Lane lane) throws IOException, InterruptedException;

  /** The hardware that judging asks for. */
  LaneRequest lane(Task task, Effort effort);

  /** Judges what was built on a lane of its own. */
  Verdict judge(Task task, Product.Ready product, Lane lane, Effort effort)
      throws IOException, InterruptedException;

  /** Judges what was built, on one lane unless the suite has parts of it wait for lanes apart. */
  default Verdict judge(Task task, Product.Ready product, Lanes lanes, Effort effort)
      throws IOException, InterruptedException {
    try (Lane lane = lanes.lease(lane(task, effort))) {
      return judge(task, product, lane, effort);
    }
  }

  /** The hardware that a closer look at a correct candidate asks for; empty where none is taken. */
  default Optional<LaneRequest> inspection(Task task) {
    return Optional.empty();
  }

  /** Adds to the verdict on a correct candidate what a closer look at it shows. */
  default Verdict inspect(Task task, Candidate candidate, Verdict verdict, Lane lane)
      throws IOException, InterruptedException {
    return verdict;
  }

  /**
   * Judges what was built on inputs that are made for practice and never judged on, so that what is
   * seen there can be told; empty where there are none.
   */
  default Optional<Verdict> practise(Task task, Product.Ready product, Lane lane)
      throws IOException, InterruptedException {
    return Optional.empty();
  }

  /**
   * Where a correct candidate spends its time on inputs for practice, in words; empty where nobody
   * can tell. It was there when they were found, so they are no more to be trusted than it is.
   */
  default Optional<String> profile(Task task, Candidate candidate, Product.Ready product, Lane lane)
      throws IOException, InterruptedException {
    return Optional.empty();
  }

  /** Why nobody can tell here, and what would change that, if anything. */
  default Optional<String> lacksProfile(Task task) {
    return Optional.of("there are none of the suite " + name());
  }

  /** Hash of everything trusted that takes part in judging the task. */
  String judgeHash(Task task);

  /** Compilers and libraries it uses, by name. */
  Map<String, String> toolchain();

  /** The numbers of threads or processes the task is judged on, where it is judged on several. */
  List<Integer> resources(Task task, Effort effort);

  /** The built-in solution, where there is one. */
  Optional<Candidate> oracle(Task task);

  /** Whether it has a solver of its own, the baseline that models are measured against. */
  default boolean hasSolver() {
    return false;
  }

  /** What the suite's own solver answers, where it has one. */
  default Optional<String> solved(Task task) throws IOException {
    return Optional.empty();
  }

  /** A candidate that compiles and does nothing. */
  Candidate nothing(Task task);

  /** Wrong solutions that judging must find. */
  List<Mutant> mutants(Task task) throws PackException;

  /** What attack templates may refer to, such as the signature. */
  Map<String, String> placeholders(Task task);
}
