/** How refinements went: each sample turn by turn, and all of them together. */
@NullMarked
package assay.report.turns;

import org.jspecify.annotations.NullMarked;
