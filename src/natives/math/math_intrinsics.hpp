// The methods of java.lang.Math that HotSpot replaces on x86-64 by code of its own. The results of that code are
// mostly, but not always, the double nearest to the true value. Here they always are (except for values within 2^-95 of
// a tie). This agrees with HotSpot nearly as often as possible, and is the same on every machine. All other methods of
// Math are Java code, or the method of the same name in StrictMath.
//
// Of a million arguments of all magnitudes this many differ from `java` 17, always in the last bit only:
//
//                  sin    cos    tan    exp    log  log10    pow
//   nearest       1130   1080   2930   1410      1      1    320
//   C library     1870   1670   4180   1480    100  34000    600
//   long double   1150   1090   2950   1370    130    150    300
//   fdlibm       30300  30200  33000  56900  15000  34600  54800
//
// HotSpot's own log, log10 and pow start from the processor's estimate of a reciprocal, so that their last bit may
// depend on the processor.
#pragma once

namespace weaveproof::natives {

double mathSin(double x);
double mathCos(double x);
double mathTan(double x);
double mathExp(double x);
double mathLog(double x);
double mathLog10(double x);
double mathPow(double x, double y);

}  // namespace weaveproof::natives
