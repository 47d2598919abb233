/** Scores of answers that are counts: classes, errors, shares within a bound. */
@NullMarked
package assay.suites.flops.score;

import org.jspecify.annotations.NullMarked;
