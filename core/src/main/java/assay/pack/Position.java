package assay.pack;

/** Where something stands in a file, both from 1. */
public record Position(int line, int column) {}
