package assay.suites.flops.attribute;

import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Type;
import assay.suites.flops.program.Variable;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The types of a function's expressions, as far as declarations tell them. */
final class Typing {
  private static final Set<String> COMPARISONS =
      Set.of("==", "!=", "<", ">", "<=", ">=", "&&", "||", "<=>");
  private static final Set<String> WHOLE_ONLY = Set.of("%", "&", "|", "^", "<<", ">>");
  private static final Set<String> INDICES = Set.of("threadIdx", "blockIdx", "blockDim", "gridDim");

  private final Program program;
  private final Function function;
  private final Map<String, Variable> variables = new HashMap<>();
  private final Set<String> ambiguous = new HashSet<>();
  private final Set<String> pending = new HashSet<>();

  Typing(Program program, Function function) {
    this.program = program;
    this.function = function;
    for (Variable variable : function.variables()) {
      Variable before = variables.put(variable.name(), variable);
      if (before != null && !before.type().name().equals(variable.type().name())) {
        ambiguous.add(variable.name());
      }
    }
  }

  /** A variable of the function; empty for what is declared elsewhere. */
  Optional<Variable> variable(String name) {
    return Optional.ofNullable(variables.get(name));
  }

  Type of(Expression expression) {
    return program.resolved(
        switch (expression) {
          case Expression.Literal(_, String text) -> literal(text);
          case Expression.Name(_, String name) -> named(name);
          case Expression.Member member -> member(member);
          case Expression.Index(_, Expression array, _) -> of(array).deeper(-1);
          case Expression.Call call -> called(call);
          case Expression.Unary(_, String operator, Expression operand) ->
              switch (operator) {
                case "*" -> of(operand).deeper(-1);
                case "&" -> of(operand).deeper(1);
                case "!" -> Type.INT;
                default -> of(operand);
              };
          case Expression.Binary(_, String operator, Expression left, Expression right) -> {
            if (COMPARISONS.contains(operator) || WHOLE_ONLY.contains(operator)) {
              yield Type.INT;
            }
            yield operator.equals(",") ? of(right) : result(of(left), operator, of(right));
          }
          case Expression.Assignment(_, _, Expression target, _) -> of(target);
          case Expression.Choice(_, _, Expression first, Expression second) -> {
            Type one = of(first);
            yield one.name().equals(of(second).name()) ? one : one.joined(of(second));
          }
          case Expression.Cast(_, Type type, _) -> type;
          case Expression.Made(_, Optional<Type> type, _) -> type.orElse(Type.UNTOLD);
          case Expression.Lambda _ -> Type.UNTOLD;
        });
  }

  private Type result(Type left, String operator, Type right) {
    Type joined = left.joined(right);
    if (joined.number() == Type.Numeric.UNTOLD && joined.depth() == 0) {
      return program.functions().stream()
          .filter(one -> one.name().equals("operator" + operator))
          .map(Function::result)
          .findFirst()
          .orElse(joined);
    }
    return joined;
  }

  private static Type literal(String text) {
    boolean hexadecimal = text.startsWith("0x") || text.startsWith("0X");
    boolean number = Character.isDigit(text.charAt(0)) || text.charAt(0) == '.';
    boolean fraction = text.contains(".") || text.contains("e") || text.contains("E");
    if (hexadecimal || !number || !fraction) {
      return Type.INT;
    }
    return text.endsWith("f") || text.endsWith("F") ? Type.FLOAT : Type.DOUBLE;
  }

  private Type named(String name) {
    Variable variable = variables.get(name);
    if (variable == null) {
      variable =
          function
              .owner()
              .flatMap(owner -> program.member(owner, name))
              .orElse(program.globals().get(name));
    }
    if (variable != null) {
      if (ambiguous.contains(name)) {
        return Type.UNTOLD;
      }
      if (variable.type().name().equals("auto")) {
        return automatic(variable);
      }
      return variable.type();
    }
    if (function.wholes().contains(name) || name.equals("warpSize")) {
      return Type.INT;
    }
    return switch (name) {
      case "INFINITY", "NAN", "FLT_MAX", "FLT_MIN", "FLT_EPSILON", "HUGE_VALF", "CUDART_INF_F" ->
          Type.FLOAT;
      case "M_PI",
          "M_PI_2",
          "M_SQRT2",
          "M_SQRT1_2",
          "M_LN2",
          "M_E",
          "DBL_MAX",
          "DBL_MIN",
          "DBL_EPSILON",
          "M_2_SQRTPI",
          "M_1_PI",
          "M_2_PI",
          "M_PI_4" ->
          Type.DOUBLE;
      case "INT_MAX", "INT_MIN", "UINT_MAX", "LLONG_MAX", "ULLONG_MAX" -> Type.INT;
      default -> Type.UNTOLD;
    };
  }

  private Type automatic(Variable variable) {
    if (variable.value().isEmpty() || !pending.add(variable.name())) {
      return Type.UNTOLD;
    }
    try {
      return of(variable.value().get());
    } finally {
      pending.remove(variable.name());
    }
  }

  private Type member(Expression.Member member) {
    if (member.object() instanceof Expression.Name(_, String name) && INDICES.contains(name)) {
      return Type.INT;
    }
    Type type = of(member.object());
    if (type.isVector()) {
      return type.component();
    }
    return program.member(type.name(), member.name()).map(Variable::type).orElse(Type.UNTOLD);
  }

  private Type called(Expression.Call call) {
    List<Function> known = new Calls(program, this, function).targets(call);
    if (!known.isEmpty()) {
      Type result = known.getFirst().result();
      return result.name().equals("auto") ? Type.UNTOLD : result.deeper(0);
    }
    String name = Words.plain(Calls.name(call));
    List<Expression> arguments = call.arguments();
    if (name.startsWith("make_")) {
      return Type.of(name.substring("make_".length()));
    }
    if (name.startsWith("__shfl") || name.equals("cg::reduce") || name.startsWith("atomic")) {
      return arguments.size() > 1 ? of(arguments.get(1)) : Type.UNTOLD;
    }
    if (Words.isSpecial(name)
        || Words.isQuotient(name)
        || name.matches(
            "f(abs|min|max|ma|loor|dim)f?|(floor|ceil|round|trunc|rint|nearbyint|copysign|ldexp|scalbn)f?|__f.*|__d.*_r[nzud]|curand_(uniform|normal).*|__.*_as_(float|double)")) {
      return name.endsWith("f") || name.startsWith("__f") || name.startsWith("curand")
          ? Type.FLOAT
          : Type.DOUBLE;
    }
    if (name.equals("__ldg")) {
      return of(arguments.getFirst()).deeper(-1);
    }
    if (name.matches("min|max|abs") || call.callee() instanceof Expression.Member) {
      return arguments.stream().map(this::of).reduce(Type::joined).orElse(Type.UNTOLD);
    }
    return name.startsWith("__") ? Type.INT : Type.UNTOLD;
  }
}
