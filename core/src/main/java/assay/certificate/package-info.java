/** Proofs that a task tells right from wrong on this machine. */
@NullMarked
package assay.certificate;

import org.jspecify.annotations.NullMarked;
