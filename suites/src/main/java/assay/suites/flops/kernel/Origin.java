package assay.suites.flops.kernel;

import java.util.Optional;

/**
 * Where a kernel of another benchmark comes from.
 *
 * @param row its place in that benchmark's table, such as {@code easy-001}
 * @param program the program it belongs to
 * @param variant whether it is as it was found, or has had its types exchanged
 * @param signature with its template's arguments, which tell it from others of its name
 * @param unsound why it should not be counted, where it should not
 */
public record Origin(
    String row, String program, String variant, String signature, Optional<String> unsound) {}
