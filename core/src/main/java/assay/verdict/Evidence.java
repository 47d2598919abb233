package assay.verdict;

/** One observation that supports a verdict, in words a person can act on. */
public record Evidence(Reason reason, String text) {}
