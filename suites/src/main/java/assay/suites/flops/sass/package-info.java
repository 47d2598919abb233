/** The instructions of NVIDIA's devices, decoded as far as counting needs them. */
@NullMarked
package assay.suites.flops.sass;

import org.jspecify.annotations.NullMarked;
