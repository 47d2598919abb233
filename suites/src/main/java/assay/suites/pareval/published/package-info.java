/**
 * The arithmetic of ParEval's published scores, defects included: what its {@code metrics.py}
 * prints, not what its paper defines. The package {@code assay.score} holds the latter.
 */
@NullMarked
package assay.suites.pareval.published;

import org.jspecify.annotations.NullMarked;
