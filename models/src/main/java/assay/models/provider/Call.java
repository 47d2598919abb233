package assay.models.provider;

import assay.model.Question;
import assay.models.config.Account;
import assay.models.config.Structuring;
import assay.models.setting.Sampling;

/**
 * One question to one model.
 *
 * @param model the name the provider knows it by
 * @param structuring how it is held to JSON, where the question wants JSON
 */
public record Call(
    Account account, String model, Question question, Sampling sampling, Structuring structuring) {
  String address() {
    return account.provider().address();
  }
}
