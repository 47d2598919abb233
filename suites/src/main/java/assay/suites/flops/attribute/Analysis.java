package assay.suites.flops.attribute;

import assay.suites.flops.cubin.CubinException;
import assay.suites.flops.cubin.Kernel;
import assay.suites.flops.kernel.Attribute;
import assay.suites.flops.kernel.FlopsKernel;
import assay.suites.flops.program.Expression;
import assay.suites.flops.program.Function;
import assay.suites.flops.program.Program;
import assay.suites.flops.program.ProgramReader;
import assay.suites.flops.program.Span;
import assay.suites.flops.program.Type;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Derives attributes from the sources of a kernel and the shape of its launch. */
public final class Analysis {
  private final Program program;
  private final List<Function> reached = new ArrayList<>();
  private final Map<Attribute, List<Finding>> findings = new EnumMap<>(Attribute.class);
  private final List<Finding> doubtful = new ArrayList<>();

  private Analysis(Program program) {
    this.program = program;
  }

  /** Analyses a kernel. */
  public static Derivation of(FlopsKernel kernel) {
    Program program = ProgramReader.read(kernel.sources(), kernel.compile());
    Optional<Function> entry = program.kernel(kernel.kernel());
    Optional<Kernel> compiled = compiled(kernel);
    Map<Attribute, String> instructions = compiled.map(Instructions::witness).orElse(Map.of());
    if (entry.isEmpty()) {
      List<String> unread = new ArrayList<>(program.unread());
      unread.add("the kernel %s is not in the sources".formatted(kernel.kernel()));
      return new Derivation(Map.of(), List.of(), unread, instructions);
    }
    Analysis analysis = new Analysis(program);
    analysis.reach(entry.get(), List.of());
    String symbol = compiled.map(Kernel::symbol).orElse("");
    analysis.branches(new Uniformity(kernel, symbol, program, entry.get()));
    analysis.reached.forEach(analysis::expressions);
    return new Derivation(analysis.findings, analysis.doubtful, program.unread(), instructions);
  }

  private static Optional<Kernel> compiled(FlopsKernel kernel) {
    try {
      return Optional.of(kernel.instructions());
    } catch (IOException | CubinException e) {
      return Optional.empty();
    }
  }

  private void found(Attribute attribute, Span span) {
    findings.computeIfAbsent(attribute, _ -> new ArrayList<>()).add(new Finding(attribute, span));
  }

  /** Goes through all that a function calls. */
  private void reach(Function function, List<Function> above) {
    reached.add(function);
    List<Function> way = new ArrayList<>(above);
    way.add(function);
    Calls calls = new Calls(program, new Typing(program, function), function);
    for (Expression expression : function.expressions()) {
      List<Function> targets =
          switch (expression) {
            case Expression.Call call -> calls.targets(call);
            case Expression.Binary binary -> calls.operators(binary);
            default -> List.of();
          };
      if (!targets.isEmpty()) {
        found(Attribute.DEVICE_CALL, expression.span());
      }
      for (Function target : targets) {
        if (way.contains(target)) {
          found(Attribute.RECURSION, expression.span());
        } else if (!reached.contains(target)) {
          reach(target, way);
        }
      }
    }
  }

  private void branches(Uniformity uniformity) {
    for (Flow.Branch branch : Flow.branches(program, uniformity, reached)) {
      if ((branch.bits() & Flow.VARIES) != 0) {
        found(Attribute.WARP_DIVERGENCE, branch.span());
      }
      if ((branch.bits() & Flow.DATA) != 0) {
        found(Attribute.DATA_DIVERGENCE, branch.span());
      }
    }
  }

  private void expressions(Function function) {
    Typing typing = new Typing(program, function);
    Calls calls = new Calls(program, typing, function);
    for (Expression expression : function.expressions()) {
      switch (expression) {
        case Expression.Binary(Span span, String operator, Expression left, Expression right) -> {
          if (operator.equals("/")) {
            division(span, typing, left, right);
          }
        }
        case Expression.Assignment(
                Span span,
                String operator,
                Expression left,
                Expression right) -> {
          if (operator.equals("/=")) {
            division(span, typing, left, right);
          }
        }
        case Expression.Call call -> call(call, calls);
        default -> {}
      }
    }
    Repetition.of(program, function).forEach(span -> found(Attribute.COMMON_SUBEXPRESSION, span));
  }

  /** Of two constants, the compiler makes one. */
  private void division(Span span, Typing typing, Expression left, Expression right) {
    if (left instanceof Expression.Literal && right instanceof Expression.Literal) {
      return;
    }
    Type.Numeric first = typing.of(left).number();
    Type.Numeric second = typing.of(right).number();
    if (first == Type.Numeric.FLOATING || second == Type.Numeric.FLOATING) {
      found(Attribute.DIVISION, span);
    } else if (first == Type.Numeric.UNTOLD || second == Type.Numeric.UNTOLD) {
      doubtful.add(new Finding(Attribute.DIVISION, span));
    }
  }

  private void call(Expression.Call call, Calls calls) {
    if (!calls.targets(call).isEmpty()) {
      return;
    }
    String name = Calls.name(call);
    boolean named = call.callee() instanceof Expression.Name;
    if (calls.isLibrary(call)) {
      found(Attribute.LIBRARY_CALL, call.span());
    } else if (named && Words.isSpecial(name)) {
      found(Attribute.SPECIAL_MATH, call.span());
    } else if (named && Words.isQuotient(name)) {
      found(Attribute.DIVISION, call.span());
    }
  }
}
