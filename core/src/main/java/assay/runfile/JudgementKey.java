package assay.runfile;

import assay.task.Hash;

/**
 * What determines a judgement: a candidate judged under an equal key need not be judged again.
 *
 * @param subject hash of the candidate; of the answer where it holds none; of the task where the
 *     model was not asked
 * @param taskHash {@link assay.task.Task#hash()}
 * @param judge content hash of the judge and its reference
 * @param toolchain fingerprint of the compilers and libraries
 * @param machine fingerprint of the machine and lane
 * @param timing the timing effort
 */
public record JudgementKey(
    String subject,
    String taskHash,
    String judge,
    String toolchain,
    String machine,
    String timing) {
  public String hash() {
    return Hash.of("judgement-key", subject, taskHash, judge, toolchain, machine, timing);
  }
}
