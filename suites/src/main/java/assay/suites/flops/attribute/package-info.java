/** What is hard about a kernel, as its sources and its people tell it. */
@NullMarked
package assay.suites.flops.attribute;

import org.jspecify.annotations.NullMarked;
