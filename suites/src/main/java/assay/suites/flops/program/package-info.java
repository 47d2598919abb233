/** The sources of a CUDA program, read as far as its device code needs. */
@NullMarked
package assay.suites.flops.program;

import org.jspecify.annotations.NullMarked;
