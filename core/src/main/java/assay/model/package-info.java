/** What can be asked: the interface every model, real or control, implements. */
@NullMarked
package assay.model;

import org.jspecify.annotations.NullMarked;
