package assay.runfile;

import assay.task.Hash;

/**
 * What determines an answer: two requests with equal keys need to be sent only once.
 *
 * @param taskHash {@link assay.task.Task#hash()}
 * @param parameters everything besides the model's name that shapes its answers, the strategy's
 *     settings included
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
