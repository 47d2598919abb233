#pragma once

// What a problem's file defines for the driver.
void prepare();
bool right();
void answer();
void reference();
