/** Counts the floating-point operations of a launch without running it. */
@NullMarked
package assay.suites.flops.solver;

import org.jspecify.annotations.NullMarked;
