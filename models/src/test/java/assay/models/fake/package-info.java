/** A provider on this machine that speaks every protocol and misbehaves on demand. */
@NullMarked
package assay.models.fake;

import org.jspecify.annotations.NullMarked;
