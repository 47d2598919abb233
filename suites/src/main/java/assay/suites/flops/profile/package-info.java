/** Measures what a device executes, with NVIDIA's profiler. */
@NullMarked
package assay.suites.flops.profile;

import org.jspecify.annotations.NullMarked;
