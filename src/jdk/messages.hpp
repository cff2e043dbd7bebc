// Messages of exceptions that the machine throws in the place of the library's code, and other texts, where versions of the JDK
// word them differently. "{}" stands for what the machine fills in, in this order.
#pragma once

#include <string_view>

#include "jdk/version.hpp"

namespace weaveproof::jdk {

struct Message {
  std::string_view text;
  Versions versions = kAllVersions;
};

template <std::size_t count>
constexpr std::string_view messageFor(int version, const Message (&table)[count]) {
  return std::ranges::find_if(table, [&](const Message& row) { return row.versions.has(version); })->text;
}

// Of a reflective call: how many arguments there are, and how many there should be.
inline constexpr Message kWrongArgumentCount[] = {{"wrong number of arguments", kUntil17},
                                                  {"wrong number of arguments: {} expected: {}", kFrom21}};
// The class of the receiver, and the class that it should be of.
inline constexpr Message kWrongReceiver[] = {{"object is not an instance of declaring class", kUntil21},
                                             {"object of type {} is not an instance of {}", kFrom25}};
// Null for a parameter of a primitive type.
inline constexpr Message kNullForPrimitive[] = {
    {"", kUntil17},
    {"java.lang.NullPointerException: Cannot invoke \"java.lang.Number.intValue()\" because the return value of "
     "\"sun.invoke.util.ValueConversions.primitiveConversion(sun.invoke.util.Wrapper, Object, boolean)\" is null",
     kFrom21}};
// A call of a method handle: the type of the handle, and that of the call.
inline constexpr Message kWrongHandleType[] = {{"expected {} but found {}", kUntil17},
                                               {"handle's method type {} but found {}", kFrom21}};

// A field that is missing: its name, its type, the class.
inline constexpr Message kMissingField[] = {{"{0}", kUntil17},
                                            {"Class {2} does not have member field '{1} {0}'", kFrom21}};

// The name of the class of a lambda: that of the class around it, and a number.
inline constexpr Message kLambdaClass[] = {{"{0}$$Lambda${1}", kUntil17}, {"{0}$$Lambda", kFrom21}};
// The version of HotSpot's interface for management.
inline constexpr Message kManagementVersion[] = {{"3.0", kUntil17}, {"4.0", kFrom21}};

}  // namespace weaveproof::jdk
