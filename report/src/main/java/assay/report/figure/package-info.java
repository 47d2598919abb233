/** The figures papers show, as numbers, tables and pictures. Pure, as scoring is. */
@NullMarked
package assay.report.figure;

import org.jspecify.annotations.NullMarked;
