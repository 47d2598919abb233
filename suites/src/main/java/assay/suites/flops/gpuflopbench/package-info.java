/** A checkout of gpuFLOPBench, seen as a pack of kernels whose counts are published. */
@NullMarked
package assay.suites.flops.gpuflopbench;

import org.jspecify.annotations.NullMarked;
