package assay.sandbox.conformance;

/** Something about this machine that a hostile program is told, to look for it inside. */
enum Fact {
  NONE,
  /** Folders that must not be visible. */
  FOLDERS,
  /** The name of a file in {@code /dev/shm}. */
  SHARED_FILE,
  /** The namespaces outside. */
  NAMESPACES
}
