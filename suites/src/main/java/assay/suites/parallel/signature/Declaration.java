package assay.suites.parallel.signature;

import java.util.StringJoiner;
import java.util.function.Function;

/**
 * A function as C++ declares it, whatever its parameters become.
 *
 * @param types the type of each parameter, without its name
 * @param returned the type of the result
 */
record Declaration(Signature signature, Function<Parameter, String> types, String returned) {
  /** Without a semicolon. */
  String text() {
    StringJoiner parameters = new StringJoiner(", ", "(", ")");
    for (Parameter parameter : signature.parameters()) {
      String type = types.apply(parameter);
      parameters.add(type + (type.endsWith(" &") ? "" : " ") + parameter.name());
    }
    return returned + " " + signature.function() + parameters;
  }

  /** The function's type, as a template argument takes it. */
  String functionType() {
    StringJoiner parameters = new StringJoiner(", ", "(", ")");
    for (Parameter parameter : signature.parameters()) {
      parameters.add(types.apply(parameter));
    }
    return returned + parameters;
  }
}
