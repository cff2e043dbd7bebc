// Argument reduction of the trigonometric functions.
#pragma once

namespace weaveproof::natives {

// x = quadrant * pi/2 + (high + low), |high + low| at most about pi/4. Only quadrant modulo 4 is meaningful.
struct ReducedAngle {
  int quadrant;
  double high, low;
};

// For finite x with |x| > pi/4.
ReducedAngle reduceByPiHalf(double x);

}  // namespace weaveproof::natives
