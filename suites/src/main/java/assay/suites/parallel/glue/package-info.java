/**
 * The C++ that is derived from a signature: what lies between a person's function and the judge.
 */
@NullMarked
package assay.suites.parallel.glue;

import org.jspecify.annotations.NullMarked;
