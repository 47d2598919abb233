// Somebody may have computed the expected result in the same memory.
@SIGNATURE@ {
  @NOTHING@
}
