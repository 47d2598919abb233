/** How far a candidate got, with the evidence for it. */
@NullMarked
package assay.verdict;

import org.jspecify.annotations.NullMarked;
