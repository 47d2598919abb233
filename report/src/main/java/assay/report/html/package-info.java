/** Runs as one HTML file that opens from disk and needs nothing else. */
@NullMarked
package assay.report.html;

import org.jspecify.annotations.NullMarked;
