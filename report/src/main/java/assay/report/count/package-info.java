/** Answers that are two counts, as far as reports and figures look at them. */
@NullMarked
package assay.report.count;

import org.jspecify.annotations.NullMarked;
