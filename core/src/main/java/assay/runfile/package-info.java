/**
 * The run file: one SQLite file that holds a run's plan, answers, candidates, verdicts and times.
 */
@NullMarked
package assay.runfile;

import org.jspecify.annotations.NullMarked;
