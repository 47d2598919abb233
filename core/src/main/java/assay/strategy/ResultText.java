package assay.strategy;

import assay.verdict.Configuration;
import assay.verdict.Evidence;
import assay.verdict.Flag;
import assay.verdict.Outcome;
import assay.verdict.Reason;
import assay.verdict.Timing;
import assay.verdict.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * A verdict in words that its model may read.
 *
 * <p>What the judge saw on the inputs it judges on stays with the judge: neither the inputs, nor
 * what was expected, nor what the candidate itself printed there, which may be the inputs. Instead
 * the candidate is run again on inputs that were made for practice and decide nothing; of these the
 * first difference is told. Whatever is not known to be harmless is left out.
 */
final class ResultText {
  private static final int LONGEST = 2000;

  private static final String ELSEWHERE =
      "It does well on inputs made for practice; those it failed on are not shown.";

  private ResultText() {}

  /**
   * The words.
   *
   * @param practice what became of the candidate on inputs for practice, where it was run on them
   */
  static String of(Verdict verdict, Optional<Verdict> practice) {
    return switch (verdict.outcome()) {
      case NO_CODE -> "Your answer holds no code that could be judged: " + first(verdict) + ".";
      case REJECTED -> "Your code was rejected: " + rejection(verdict);
      case BUILD_FAILED -> "Your code does not compile:\n\n" + compilation(verdict);
      case CRASHED -> "Your code compiles, but crashes when it runs." + practised(practice);
      case TIMED_OUT -> "Your code compiles, but timed out when it ran.";
      case OVER_LIMIT ->
          "Your code compiles, but needs more memory, output or processes than it may."
              + practised(practice);
      case WRONG -> "Your code compiles and runs, but its results are wrong." + practised(practice);
      case CORRECT -> "Your code compiles, runs and gives the right results." + times(verdict);
      case SKIPPED, INFRA_FAILED ->
          throw new IllegalArgumentException("nothing can be said about " + verdict.outcome());
    };
  }

  private static String first(Verdict verdict) {
    return verdict.evidence().isEmpty() ? "" : verdict.evidence().getFirst().text();
  }

  /** Rules on the text speak of the text alone; what was seen while it ran is said in our words. */
  private static String rejection(Verdict verdict) {
    StringJoiner text = new StringJoiner("\n");
    for (Evidence one : verdict.evidence()) {
      text.add(
          switch (one.reason()) {
            case FORBIDDEN, NOT_USED -> one.text() + ".";
            case NO_PARALLELISM ->
                "while it ran, no parallel work was seen; every thread or process must do its share.";
            case FORBIDDEN_CALL -> "it made a system call that no honest answer needs.";
            case LATE -> "it left work to be done after its call had returned.";
            default -> "it broke a rule while it ran.";
          });
    }
    return text.toString();
  }

  private static String compilation(Verdict verdict) {
    String log = verdict.build().map(build -> build.log()).orElse("");
    boolean limit = verdict.says(Reason.COMPILE_LIMIT);
    if (limit) {
      return "the compiler ran into its limits on time, memory or the size of its output.";
    }
    String trimmed = CompilerLog.trimmed(log.isEmpty() ? first(verdict) : log);
    return "```\n" + trimmed + "\n```";
  }

  private static String practised(Optional<Verdict> practice) {
    if (practice.isEmpty()) {
      return "";
    }
    Verdict verdict = practice.get();
    if (verdict.outcome() == Outcome.CORRECT) {
      return " " + ELSEWHERE;
    }
    if (verdict.outcome() == Outcome.TIMED_OUT || verdict.evidence().isEmpty()) {
      return "";
    }
    String seen = first(verdict);
    return "\n\nOn an input made for practice: "
        + (seen.length() > LONGEST ? seen.substring(0, LONGEST) + "…" : seen);
  }

  private static String times(Verdict verdict) {
    StringBuilder text = new StringBuilder();
    List<Configuration> timed =
        verdict.configurations().stream()
            .filter(one -> one.timing().isPresent() && one.size().isEmpty())
            .toList();
    for (Configuration one : timed) {
      Timing timing = one.timing().orElseThrow();
      text.append(
          String.format(
              Locale.ROOT,
              "\n- %s: %.4g ms; the reference takes %.4g ms, so it is %.3g times as fast",
              one.name(),
              timing.candidateMs(),
              timing.referenceMs(),
              timing.speedup()));
    }
    for (Evidence one : verdict.evidence()) {
      switch (one.reason()) {
        case RACE, UNDEFINED, BANDWIDTH, DISTURBED, WORKED_FROZEN ->
            text.append("\n- ").append(one.text());
        default -> {
          // The rest is for people who compare candidates.
        }
      }
    }
    if (verdict.flags().contains(Flag.TIMING_SUSPECT)) {
      text.append(
          "\n- its times do not count, because it disturbed the clock or worked on after its calls");
    }
    return text.isEmpty() ? "" : "\n" + text;
  }
}
