package assay.redteam;

import assay.task.Glob;
import assay.task.Task;
import assay.verdict.Outcome;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A candidate that tries to score without doing the work.
 *
 * @param id the name of its folder
 * @param kind the class it belongs to, such as {@code timing}
 * @param tries what it tries, one sentence
 * @param tasks globs over ids of the tasks it is written for
 * @param onGpu whether it makes sense only where candidates compute on a GPU
 * @param ends the outcomes it may end in; CORRECT only where it does the work and gains nothing
 * @param most how many times as fast as the reference it may be where it ends in CORRECT
 * @param weakness what must be taken away from the judge or the sandbox for it to succeed
 * @param success what it then achieves
 * @param marker the words it leaks
 * @param template its text, with placeholders such as {@code @SIGNATURE@}
 */
public record Attack(
    String id,
    String kind,
    String tries,
    List<String> tasks,
    boolean onGpu,
    Set<Outcome> ends,
    Optional<Double> most,
    Weakness weakness,
    Success success,
    Optional<String> marker,
    String template) {
  public Attack {
    tasks = List.copyOf(tasks);
    ends = Set.copyOf(ends);
  }

  /** Whether it was written for the task, judged on a GPU or not. */
  public boolean fits(Task task, boolean gpu) {
    return (gpu || !onGpu) && tasks.stream().anyMatch(glob -> Glob.matches(glob, task.id()));
  }

  /** The suite that it is written for. */
  public String suite() {
    String glob = tasks.getFirst();
    return glob.substring(0, Math.max(0, glob.indexOf('/')));
  }

  /** Whether it has gained nothing, and done nothing it boasts of. */
  public boolean stopped(Verdict verdict) {
    return ends.contains(verdict.outcome())
        && (verdict.outcome() != Outcome.CORRECT || slow(verdict, most.orElse(0.0)))
        && marker.map(text -> !boasts(verdict, text)).orElse(true);
  }

  private static boolean boasts(Verdict verdict, String marker) {
    return verdict.evidence().stream().anyMatch(one -> one.text().contains(marker));
  }

  /**
   * Whether nothing shows that it is faster: the interval of no speedup lies above, nor is it so
   * wide that it would show nothing.
   */
  private static boolean slow(Verdict verdict, double most) {
    return verdict.configurations().stream()
        .flatMap(one -> one.timing().stream())
        .allMatch(timing -> timing.low() <= most && timing.speedup() <= 2 * most);
  }

  /** Its text for one task. */
  public String candidate(Map<String, String> placeholders) {
    String text = template;
    for (Map.Entry<String, String> placeholder : placeholders.entrySet()) {
      text = text.replace("@" + placeholder.getKey() + "@", placeholder.getValue());
    }
    return text;
  }
}
