// The native methods of java.lang.StrictMath.
//
// Their results are part of the Java specification: those of fdlibm 5.3 (the "Freely Distributable Math Library" of Sun),
// bit for bit. So the methods, coefficients and thresholds are fdlibm's, and the order of every rounding matters: this
// code must be compiled without contraction (fused multiply-add) and without excess precision.
#pragma once

namespace weaveproof::natives {

double strictSin(double x);
double strictCos(double x);
double strictTan(double x);
double strictAsin(double x);
double strictAcos(double x);
double strictAtan(double x);
double strictAtan2(double y, double x);
double strictSinh(double x);
double strictCosh(double x);
double strictTanh(double x);
double strictExp(double x);  // not native in Java 17, but sinh and cosh are built on it
double strictExpm1(double x);
double strictLog(double x);
double strictLog10(double x);
double strictLog1p(double x);
double strictSqrt(double x);
double strictIeeeRemainder(double x, double y);

}  // namespace weaveproof::natives
