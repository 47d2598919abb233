"""Where a candidate spends its time: for its model to read, and for nobody to count on."""
