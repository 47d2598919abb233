/**
 * What repeated measurements allow us to claim. Pure: no files, clocks, processes or hidden seeds.
 */
@NullMarked
package assay.statistics;

import org.jspecify.annotations.NullMarked;
