package assay.runfile;

import assay.task.Answer;
import java.time.Instant;

/**
 * A recorded answer.
 *
 * @param key {@link AnswerKey#hash()}
 * @param finish what the provider said about it (tokens, finish reason, cost …), a JSON object
 */
public record StoredAnswer(
    String key, TrialId trial, Answer answer, String finish, Instant created) {}
