package assay.suites.parallel.glue;

import assay.suites.parallel.signature.Cpu;
import assay.suites.parallel.signature.Signature;

/**
 * {@code shim.cpp}: what the runner's loop calls. Compiled once per problem and execution model and
 * linked with each candidate.
 */
public final class RunnerShim {
  private RunnerShim() {}

  public static String of(Signature signature) {
    return """
    // Generated from the problem's signature.
    #include "shim.hpp"

    #include "call.hpp"

    #include <optional>

    extern "C" assay_function* const assay_entry;

    namespace assay {

    namespace {

    Layout layout;
    std::vector<std::optional<Prepared>> prepared;

    }  // namespace

    void prepare(std::byte* arguments, std::uint32_t items, const std::uint64_t* sizes) {
      (void)sizes;
      Sizes here{%s};
      layout = layout_of(here);
      prepared = std::vector<std::optional<Prepared>>(items);
      for (std::uint32_t item = 0; item < items; ++item) prepared[item].emplace(arguments + item * layout.stride, layout, here);
    }

    void call(std::uint32_t item) { prepared[item]->invoke(assay_entry); }

    }  // namespace assay
    """
        .formatted(sizeList(signature, "sizes"));
  }

  /**
   * Appended to a candidate's text: takes the address of its function under exactly the asked type,
   * so that a static, inline or overloaded function is found and any other type is a compile error.
   */
  public static String entry(Signature signature) {
    return entry(signature.function(), Cpu.functionType(signature));
  }

  /** The same where the function has another type than the reference, or another name. */
  public static String entry(String function, String functionType) {
    return """
    using assay_function = %s;
    extern "C" {
    extern assay_function* const assay_entry;
    assay_function* const assay_entry = static_cast<assay_function*>(&::%s);
    }
    """
        .formatted(functionType, function);
  }

  static String sizeList(Signature signature, String array) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < signature.sizes().size(); i++) {
      text.append(i == 0 ? "" : ", ").append(array).append('[').append(i).append(']');
    }
    return text.toString();
  }
}
