package assay.report.count;

import java.math.BigInteger;

/** Operations in single and in double precision. */
public record CountPair(BigInteger single, BigInteger dual) {}
