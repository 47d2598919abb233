package assay.suites.flops.gpuflopbench;

import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.Counts;
import assay.suites.flops.solver.Extent;
import assay.task.Hash;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * One kernel of gpuFLOPBench's table.
 *
 * @param id its place in the table: the subset and the number in it
 * @param kernel its bare name
 * @param signature with its template's arguments
 * @param run the program's arguments
 * @param gpu what it was profiled on
 * @param unsound why it should not be counted, where it should not
 * @param built its instructions, where they have been made here
 */
public record Row(
    String id,
    String program,
    String kernel,
    String signature,
    Variant variant,
    Extent grid,
    Extent block,
    String run,
    String compile,
    String gpu,
    Counts counts,
    Set<Attribute> attributes,
    Optional<String> unsound,
    Optional<Built> built) {
  private static final int SHORT = 8;

  public Row {
    attributes = Collections.unmodifiableSortedSet(new TreeSet<>(attributes));
  }

  /**
   * Where the instructions of a kernel are.
   *
   * @param cubin a file of the pack
   * @param symbol the compiler's name of the kernel
   */
  public record Built(String cubin, String symbol) {}

  /** Names it and no other: kernels of one name differ in their signatures, variants of one too. */
  String name() {
    String hash = Hash.of(signature, variant.label()).substring(0, SHORT);
    return "%s/%s-%s".formatted(program, kernel, hash);
  }

  Row withId(String other) {
    return new Row(
        other,
        program,
        kernel,
        signature,
        variant,
        grid,
        block,
        run,
        compile,
        gpu,
        counts,
        attributes,
        unsound,
        built);
  }

  Row withUnsound(Optional<String> why) {
    return new Row(
        id,
        program,
        kernel,
        signature,
        variant,
        grid,
        block,
        run,
        compile,
        gpu,
        counts,
        attributes,
        why,
        built);
  }

  Row withBuilt(Optional<Built> instructions) {
    return new Row(
        id,
        program,
        kernel,
        signature,
        variant,
        grid,
        block,
        run,
        compile,
        gpu,
        counts,
        attributes,
        unsound,
        instructions);
  }

  /** As gpuFLOPBench makes more of its kernels: the types exchanged in the text, and the counts. */
  Row swapped() {
    Counts exchanged = new Counts(counts.dual(), counts.single());
    return new Row(
        id,
        program,
        kernel,
        Variant.SWAPPED.of(signature, exchanged.kind()),
        Variant.SWAPPED,
        grid,
        block,
        run,
        Variant.SWAPPED.of(compile, exchanged.kind()),
        gpu,
        exchanged,
        attributes,
        unsound,
        built);
  }
}
