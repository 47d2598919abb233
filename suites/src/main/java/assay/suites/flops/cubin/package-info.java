/** The files that NVIDIA's compiler makes for a device: kernels, their parameters and constants. */
@NullMarked
package assay.suites.flops.cubin;

import org.jspecify.annotations.NullMarked;
