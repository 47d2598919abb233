package assay.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Mixin;

/** What all commands share: their streams, how they print a result, how they end. */
abstract class Command implements Callable<Integer> {
  @Mixin CommonOptions common = new CommonOptions();

  final Terminal terminal;

  Command(Terminal terminal) {
    this.terminal = terminal;
  }

  abstract ExitCode run() throws Exception;

  @Override
  public final Integer call() throws Exception {
    return run().code();
  }

  /** Prints the document where JSON was asked for, and otherwise what people read. */
  final void print(Object document, Supplier<String> view) {
    terminal.out().print(common.json ? Json.write(document) + "\n" : view.get());
  }
}
