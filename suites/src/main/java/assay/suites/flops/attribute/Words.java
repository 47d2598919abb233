package assay.suites.flops.attribute;

import java.util.Set;
import java.util.regex.Pattern;

/** What functions that a program does not define are, by their names. */
final class Words {
  private static final Pattern SPECIAL =
      Pattern.compile(
          "(__)?(sqrt|rsqrt|cbrt|rcbrt|exp|exp2|exp10|expm1|log|log2|log10|log1p|logb|pow|sin|cos|tan|sincos"
              + "|sinpi|cospi|sincospi|asin|acos|atan|atan2|sinh|cosh|tanh|asinh|acosh|atanh|erf|erfc|erfinv"
              + "|erfcinv|erfcx|normcdf|normcdfinv|lgamma|tgamma|hypot|rhypot|norm3d|norm4d|rnorm3d|rnorm4d"
              + "|j0|j1|jn|y0|y1|yn|cyl_bessel_i0|cyl_bessel_i1|fmod|remainder)[fl]?");
  private static final Pattern ROUNDED_ROOT = Pattern.compile("__[fd]r?sqrt_r[nzud]");
  private static final Pattern QUOTIENT =
      Pattern.compile("__fdividef|fdividef|fdivide|__[fd]div_r[nzud]|__[fd]rcp_r[nzud]");
  private static final Pattern LIBRARY =
      Pattern.compile(
          "(cub|thrust|cuda|cutlass|cute|nvcuda|wmma)::.*|curand.*|cublas.*|cufft.*|nvshmem.*");
  private static final Pattern COLLECTIVE =
      Pattern.compile(
          "(cg|cooperative_groups)::(reduce|inclusive_scan|exclusive_scan|memcpy_async|invoke_one.*|wait.*)");
  private static final Pattern WHOLE_WARP =
      Pattern.compile(
          "__(ballot|any|all)(_sync)?|__syncthreads_(or|and|count)|__activemask|__reduce_.*|(cg|cooperative_groups)::reduce|any|all|ballot|meta_group_rank|meta_group_size|num_threads|size");
  private static final Set<String> RANKS =
      Set.of("thread_rank", "thread_index", "clock", "clock64", "__lane_id");

  private Words() {}

  static String plain(String name) {
    return name.startsWith("std::")
        ? name.substring(5)
        : name.startsWith("::") ? name.substring(2) : name;
  }

  static boolean isSpecial(String name) {
    String plain = plain(name);
    return SPECIAL.matcher(plain).matches() || ROUNDED_ROOT.matcher(plain).matches();
  }

  static boolean isQuotient(String name) {
    return QUOTIENT.matcher(name).matches();
  }

  /** Handles of groups name threads and warps only; their collectives are work of a library. */
  static boolean isLibrary(String name) {
    return LIBRARY.matcher(name).matches() || COLLECTIVE.matcher(name).matches();
  }

  /** Whether every thread of a warp gets the same. */
  static boolean isSameForWarp(String name) {
    return WHOLE_WARP.matcher(name).matches();
  }

  static boolean isRank(String name) {
    return RANKS.contains(name);
  }
}
