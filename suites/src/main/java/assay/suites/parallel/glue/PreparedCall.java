package assay.suites.parallel.glue;

/**
 * The class in every {@code call.hpp}: the arguments of one call, laid over an item.
 *
 * @param header what its members need
 * @param functionType of the function that is called
 * @param initialisers of its members, each after a comma
 * @param invocation lines that call the function and deliver its results
 * @param members lines
 */
record PreparedCall(
    String header, String functionType, String initialisers, String invocation, String members) {
  String text() {
    return """
    // Generated from the problem's signature.
    #pragma once

    #include "%s"
    #include "problem.hpp"

    using assay_function = %s;

    namespace assay {

    class Prepared {
     public:
      Prepared(std::byte* item, const Layout& layout, const Sizes& sizes) : item_(item), layout_(layout), sizes_(sizes)%s {}

      void invoke(assay_function* function) {
    %s  }

     private:
      template <typename T>
      T& at(std::size_t field) {
        return *reinterpret_cast<T*>(item_ + layout_.fields[field].offset);
      }
      std::uint64_t* length(std::size_t field) { return reinterpret_cast<std::uint64_t*>(item_ + layout_.fields[field].length_offset); }

      std::byte* item_;
      const Layout& layout_;
      Sizes sizes_;
    %s};

    }  // namespace assay
    """
        .formatted(header, functionType, initialisers, invocation, members);
  }
}
