package assay.model;

import assay.task.Answer;

/** What came back from a model: the answer, and what the provider said about it. */
public record Reply(Answer answer, Finish finish) {
  /** Of a model that is no provider's and costs nothing. */
  public static Reply of(Answer.Form form, String text) {
    return new Reply(new Answer(form, text), Finish.NONE);
  }
}
