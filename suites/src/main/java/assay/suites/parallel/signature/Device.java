package assay.suites.parallel.signature;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import java.util.StringJoiner;

/**
 * A signature as C++ for a device: arrays are pointers to its memory, and every size is passed.
 *
 * @param kernel whether a kernel is asked for, and not a function that launches some
 * @param count the parameter that receives the length of a result that has its own
 * @param complex the type of a complex number
 */
public record Device(Signature signature, boolean kernel, String count, String complex) {
  /** The declaration without a semicolon, as it is shown to a model. */
  public String declaration() {
    return (kernel ? "__global__ " : "") + header(signature.function());
  }

  /** That of a host function with another name and the same parameters. */
  public String header(String name) {
    StringJoiner parameters = new StringJoiner(", ", "(", ")");
    for (Part part : parts()) {
      parameters.add(part.type() + (part.type().endsWith("*") ? "" : " ") + part.name());
    }
    return returned() + " " + name + parameters;
  }

  /** The function's type, as a template argument takes it. */
  public String functionType() {
    StringJoiner parameters = new StringJoiner(", ", "(", ")");
    parts().forEach(part -> parameters.add(part.type()));
    return returned() + parameters;
  }

  /** The parameters' names, as a call passes them on. */
  public String passed() {
    StringJoiner names = new StringJoiner(", ", "(", ")");
    parts().forEach(part -> names.add(part.name()));
    return names.toString();
  }

  private String returned() {
    return signature.returns().map(this::element).orElse("void");
  }

  /** The sizes that no parameter of the signature passes: a pointer does not know its length. */
  public List<String> furtherSizes() {
    SequencedSet<String> sizes = new LinkedHashSet<>(signature.sizes());
    for (Parameter parameter : signature.parameters()) {
      if (parameter instanceof SizeArgument size) {
        sizes.remove(size.symbol());
      }
    }
    return List.copyOf(sizes);
  }

  private record Part(String type, String name) {}

  private List<Part> parts() {
    List<Part> parts = new ArrayList<>();
    for (Parameter parameter : signature.parameters()) {
      switch (parameter) {
        case SizeArgument size -> parts.add(new Part("size_t", size.name()));
        case Argument argument -> {
          parts.add(new Part(type(argument), argument.name()));
          if (argument.shape() instanceof Shape.AtMost) {
            int name = count.lastIndexOf('*') + 1;
            parts.add(
                new Part(
                    count.substring(0, name - 1).strip() + " *", count.substring(name).strip()));
          }
        }
      }
    }
    furtherSizes().forEach(size -> parts.add(new Part("size_t", size)));
    return parts;
  }

  private String type(Argument argument) {
    if (argument.shape() instanceof Shape.Text) {
      return "const char *const *";
    }
    boolean writes = argument.direction().writes();
    return argument.isSingle() && !writes
        ? element(argument.element())
        : (writes ? "" : "const ") + element(argument.element()) + " *";
  }

  /** The type of an element as the function sees it. */
  public String element(Element element) {
    return switch (element) {
      case Scalar.C128 -> complex;
      case Scalar.U64 -> "size_t";
      case Scalar.U8 -> "unsigned char";
      case Scalar scalar -> scalar.cpp();
      case Structure structure -> structure.cpp();
    };
  }
}
