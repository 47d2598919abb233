/** The trusted side of judging: talks to the native judge and turns what it saw into a verdict. */
@NullMarked
package assay.judge;

import org.jspecify.annotations.NullMarked;
