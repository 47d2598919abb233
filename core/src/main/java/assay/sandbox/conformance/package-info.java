/** What the sandbox promises, each promise with a hostile program that tries to break it. */
@NullMarked
package assay.sandbox.conformance;

import org.jspecify.annotations.NullMarked;
