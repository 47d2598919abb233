/** The kernels of a pack: their sources, how they are launched, and what a device has executed. */
@NullMarked
package assay.suites.flops.kernel;

import org.jspecify.annotations.NullMarked;
