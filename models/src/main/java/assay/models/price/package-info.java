/** What asking costs: prices, the spending limit and the estimate before a run. */
@NullMarked
package assay.models.price;

import org.jspecify.annotations.NullMarked;
