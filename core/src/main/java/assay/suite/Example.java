package assay.suite;

/**
 * A task that is not asked, with a solution, to show a model what is wanted.
 *
 * @param name such as {@code add}
 * @param question what is to be solved, without the rules that hold for all
 * @param answer the whole code
 */
public record Example(String name, String question, String answer) {
  /** The name of one in a folder such as {@code 002-gelu}, whose number only puts it in order. */
  public static String name(String folder) {
    return folder.replaceFirst("^[0-9]+-", "");
  }
}
