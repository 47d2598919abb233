package assay.report.html;

import gg.jte.Content;
import java.util.List;

/**
 * What the template shows; the rest of the page is drawn by its scripts from the islands.
 *
 * @param policy what the browser may do with the page, which is to run these scripts and no more
 * @param counts "3 runs, 48 tasks, 576 trials" and the like
 * @param metrics heads of the score columns
 * @param notes what a reader must know to read the page rightly
 * @param cut how long a text may be
 * @param counting whether answers are counts
 */
public record Page(
    String title,
    String policy,
    String style,
    List<String> libraries,
    String importMap,
    String start,
    List<Count> counts,
    List<String> metrics,
    List<RunLine> runs,
    List<Word> outcomes,
    List<Word> flags,
    List<Word> stops,
    List<String> notes,
    String cut,
    List<Missing> missing,
    boolean counting,
    Content islands) {

  /** How many of something. */
  public record Count(String number, String of) {}

  /**
   * One run in the overview.
   *
   * @param colour which of the page's series colours is its own
   */
  public record RunLine(
      String name,
      int colour,
      String state,
      String trials,
      List<Share> shares,
      List<Figure> figures,
      List<Fact> facts) {}

  /**
   * A score with its interval.
   *
   * @param value what it is sorted by; empty where there is none
   * @param from where its interval begins on the column's scale, in percent
   * @param to where it ends
   * @param at where the value lies
   */
  public record Figure(
      String value, String text, String interval, double from, double to, double at) {}

  /** The part of a run's trials that ended in one way. */
  public record Share(String outcome, int count, double percent) {}

  /** Something known about a run. */
  public record Fact(String name, String value) {}

  public record Word(String name, String meaning) {}

  /** Trials that say nothing about a model, and why. */
  public record Missing(String outcome, String why, int count, String runs) {}
}
