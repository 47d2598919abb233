/** How many calls to a provider may be under way, and when all of them wait. */
@NullMarked
package assay.models.rate;

import org.jspecify.annotations.NullMarked;
