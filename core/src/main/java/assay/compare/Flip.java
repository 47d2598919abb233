package assay.compare;

/**
 * A task that one side mostly solves and the other mostly does not.
 *
 * @param base share of the base's samples that are correct
 * @param other share of the other side's samples that are correct
 */
public record Flip(String task, double base, double other) {}
