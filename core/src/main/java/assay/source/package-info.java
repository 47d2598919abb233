/**
 * Reading C and C++ text without compiling it: finding the code in an answer, what it defines, and
 * whether it keeps the rules of its execution model.
 */
@NullMarked
package assay.source;

import org.jspecify.annotations.NullMarked;
