/** Run files in other people's formats: CSV, JSON Lines and Inspect's log. */
@NullMarked
package assay.report.export;

import org.jspecify.annotations.NullMarked;
