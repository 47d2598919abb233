/**
 * The command line: one class per command, everything wired by hand in {@link assay.cli.Wiring}.
 */
@NullMarked
package assay.cli;

import org.jspecify.annotations.NullMarked;
