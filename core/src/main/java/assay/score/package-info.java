/**
 * The figures models are compared by, computed from verdicts. Pure: no files, clocks or processes.
 */
@NullMarked
package assay.score;

import org.jspecify.annotations.NullMarked;
