/** The typed signature of a function, from which every execution model's C++ is derived. */
@NullMarked
package assay.suites.parallel.signature;

import org.jspecify.annotations.NullMarked;
