/** Compilers, and what they made, kept under the hash of everything it was made from. */
@NullMarked
package assay.build;

import org.jspecify.annotations.NullMarked;
