/** The attacks that must not score: what each tries, and what must become of it. */
@NullMarked
package assay.redteam;

import org.jspecify.annotations.NullMarked;
