/**
 * Whether one run did better than another, task by task. Pure: no files, clocks, processes or
 * hidden seeds.
 */
@NullMarked
package assay.compare;

import org.jspecify.annotations.NullMarked;
