package assay.suites.flops.attribute;

import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.Variable;
import java.util.List;
import java.util.Optional;

/** What flows into called functions, out of them, and back through what they are handed. */
final class CallFlow {
  private final Flow flow;
  private final ValueFlow values;
  private final Program program;

  CallFlow(Flow flow, ValueFlow values, Program program) {
    this.flow = flow;
    this.values = values;
    this.program = program;
  }

  int at(Function function, Expression.Call call, int control) {
    Calls calls = new Calls(program, flow.typing(function), function);
    List<Function> targets = calls.targets(call);
    Optional<Expression> object =
        call.callee() instanceof Expression.Member(_, Expression receiver, _, _)
            ? Optional.of(receiver)
            : Optional.empty();
    int receiver = object.map(one -> values.at(function, one, control)).orElse(0);
    if (targets.isEmpty()) {
      return foreign(function, call, calls.isLibrary(call), receiver, control);
    }
    int result = 0;
    for (Function target : targets) {
      flow.add(target, Flow.RECEIVER, receiver & Flow.SHOWN);
      for (int index = 0;
          index < call.arguments().size() && index < target.parameters().size();
          index++) {
        Variable parameter = target.parameters().get(index);
        Expression argument = call.arguments().get(index);
        flow.add(target, parameter.name(), values.at(function, argument, control));
        if (parameter.type().reference() || parameter.type().depth() > 0) {
          int back = flow.variable(target, parameter.name());
          values.setBehind(function, argument, (back | control) & Flow.SHOWN);
        }
      }
      int back = flow.variable(target, Flow.RECEIVER);
      object.ifPresent(one -> values.set(function, one, (back | control) & Flow.SHOWN));
      result |= flow.result(target);
    }
    return result;
  }

  private int foreign(
      Function function, Expression.Call call, boolean library, int receiver, int control) {
    String name = Calls.name(call);
    int bits = receiver | values.all(function, call.arguments(), control);
    if (call.callee() instanceof Expression.Name(_, String object)
        && flow.typing(function).variable(object).isPresent()) {
      bits |= values.named(function, object) | (library ? Flow.VARIES : 0);
    }
    if (Words.isRank(name)) {
      return Flow.VARIES;
    }
    if (name.startsWith("atomic") || name.equals("__ldg")) {
      call.arguments().stream()
          .limit(1)
          .forEach(
              one ->
                  values.setBehind(
                      function,
                      one,
                      (values.at(function, one, 0) | control | Flow.VARIES) & Flow.SHOWN));
      return (bits & Flow.SHOWN) | ((bits & Flow.MEMORY) != 0 ? Flow.DATA : 0);
    }
    if (Words.isSameForWarp(name) || isBroadcast(function, call, name)) {
      return bits & Flow.DATA;
    }
    int flowing =
        (bits | control | (library || name.startsWith("curand") ? Flow.VARIES : 0)) & Flow.SHOWN;
    for (Expression argument : call.arguments()) {
      boolean handed =
          argument instanceof Expression.Unary(_, String operator, _) && operator.equals("&");
      if (handed || (library && argument instanceof Expression.Name)) {
        values.setBehind(
            function, handed ? ((Expression.Unary) argument).operand() : argument, flowing);
      }
    }
    return library || name.startsWith("curand") ? flowing : bits & Flow.SHOWN;
  }

  private boolean isBroadcast(Function function, Expression.Call call, String name) {
    return (name.equals("__shfl_sync") || name.equals("shfl"))
        && call.arguments().size() > 1
        && (values.at(function, call.arguments().get(name.equals("shfl") ? 1 : 2), 0) & Flow.VARIES)
            == 0;
  }
}
