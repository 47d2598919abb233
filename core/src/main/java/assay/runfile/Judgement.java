package assay.runfile;

import assay.verdict.Verdict;
import java.time.Instant;

/**
 * A recorded verdict.
 *
 * @param revision 1 for the first verdict under the key; a later one adds a row and leaves the
 *     earlier ones as they are
 */
public record Judgement(JudgementKey key, int revision, Verdict verdict, Instant created) {}
