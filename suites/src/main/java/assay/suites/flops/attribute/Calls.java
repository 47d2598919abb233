package assay.suites.flops.attribute;

import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Type;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Which functions of the program the calls in one of them lead to. */
final class Calls {
  private final Program program;
  private final Typing typing;
  private final Function from;

  Calls(Program program, Typing typing, Function from) {
    this.program = program;
    this.typing = typing;
    this.from = from;
  }

  /** The name that is called, with that of the type whose function it is where that is told. */
  static String name(Expression.Call call) {
    return switch (call.callee()) {
      case Expression.Name(_, String name) -> name;
      case Expression.Member(_, _, String name, _) -> name;
      default -> "";
    };
  }

  /** The functions that a call may mean; none where the program does not define it. */
  List<Function> targets(Expression.Call call) {
    return named(call).stream().filter(one -> takes(one, call.arguments())).toList();
  }

  /** Whether no parameter is a structure or a pointer where a number is handed over. */
  private boolean takes(Function function, List<Expression> arguments) {
    for (int index = 0; index < Math.min(arguments.size(), function.parameters().size()); index++) {
      Type parameter = program.resolved(function.parameters().get(index).type());
      boolean aggregate =
          parameter.depth() > 0
              || parameter.isVector()
              || program.structures().containsKey(parameter.name());
      if (aggregate && typing.of(arguments.get(index)).number() != Type.Numeric.UNTOLD) {
        return false;
      }
    }
    return true;
  }

  private List<Function> named(Expression.Call call) {
    int arity = call.arguments().size();
    return switch (call.callee()) {
      case Expression.Name(_, String name) -> {
        Optional<Type> object = typing.variable(name).map(one -> program.resolved(one.type()));
        if (object.isPresent()) {
          yield matching(
              arity, one -> isOf(one, object.get().name()) && one.name().equals("operator()"));
        }
        String last = name.substring(name.lastIndexOf(':') + 1);
        yield matching(
            arity,
            one ->
                one.name().equals(last)
                    && (one.owner().isEmpty()
                        || one.owner().equals(from.owner())
                        || isOf(one, last)
                        || name.equals(one.owner().get() + "::" + last)));
      }
      case Expression.Member(_, Expression object, String name, _) -> {
        String type = typing.of(object).name();
        yield matching(
            arity,
            one ->
                one.name().equals(name)
                    && one.owner().isPresent()
                    && (isOf(one, type) || type.equals(Type.UNTOLD.name())));
      }
      default -> List.of();
    };
  }

  /** The program's operator that an expression means. */
  List<Function> operators(Expression.Binary binary) {
    Type left = typing.of(binary.left());
    Type right = typing.of(binary.right());
    boolean own = isOwn(left) || isOwn(right);
    return own
        ? program.functions().stream()
            .filter(one -> one.name().equals("operator" + binary.operator()))
            .toList()
        : List.of();
  }

  private boolean isOwn(Type type) {
    return type.depth() == 0 && (type.isVector() || program.structures().containsKey(type.name()));
  }

  private static boolean isOf(Function function, String owner) {
    return function.owner().filter(owner::equals).isPresent();
  }

  private List<Function> matching(int arity, Predicate<Function> wanted) {
    List<Function> named =
        program.functions().stream().filter(one -> !one.kernel()).filter(wanted).toList();
    List<Function> exact = named.stream().filter(one -> one.parameters().size() == arity).toList();
    return exact.isEmpty()
        ? named.stream().filter(one -> one.parameters().size() > arity).toList()
        : exact;
  }

  /** Whether a call leads into a library. */
  boolean isLibrary(Expression.Call call) {
    return switch (call.callee()) {
      case Expression.Name(_, String name) ->
          Words.isLibrary(name)
              || typing
                  .variable(name)
                  .map(one -> program.resolved(one.type()).name())
                  .filter(Words::isLibrary)
                  .isPresent();
      case Expression.Member(_, Expression object, _, _) ->
          Words.isLibrary(typing.of(object).name()) || isMadeByLibrary(object);
      default -> false;
    };
  }

  private boolean isMadeByLibrary(Expression object) {
    return object instanceof Expression.Call made
        && Words.isLibrary(program.resolved(Type.of(name(made))).name());
  }
}
