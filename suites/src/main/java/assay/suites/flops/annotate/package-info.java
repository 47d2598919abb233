/** A page on this machine alone on which a person edits kernels' attributes. */
@NullMarked
package assay.suites.flops.annotate;

import org.jspecify.annotations.NullMarked;
