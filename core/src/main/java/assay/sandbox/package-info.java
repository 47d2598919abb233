/**
 * The only package that starts processes: untrusted ones confined, trusted ones without secrets.
 */
@NullMarked
package assay.sandbox;

import org.jspecify.annotations.NullMarked;
