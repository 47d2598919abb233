package assay.suites.parallel.signature;

/** One parameter of the function, in the order of its C++ declaration. */
public sealed interface Parameter permits Argument, SizeArgument {
  String name();
}
