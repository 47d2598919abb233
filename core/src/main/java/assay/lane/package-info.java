/** Exclusive pieces of hardware, leased for building and measuring. */
@NullMarked
package assay.lane;

import org.jspecify.annotations.NullMarked;
