package assay.runfile;

import assay.task.Hash;

/**
 * What determines an answer: of two requests with equal keys only one needs to be sent.
 *
 * @param taskHash {@link assay.task.Task#hash()}
 * @param parameters {@link RunHeader#parameters()}
 */
public record AnswerKey(String taskHash, String model, String parameters, int sample, int turn) {
  public String hash() {
    return Hash.of(
        "answer-key",
        taskHash,
        model,
        parameters,
        Integer.toString(sample),
        Integer.toString(turn));
  }
}
