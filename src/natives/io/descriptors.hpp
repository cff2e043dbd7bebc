// Reading and writing by Java's file descriptors, as the native methods of java.io and java.nio need it.
//
// Descriptors 0 to 2 are the standard streams; the others are places in the machine's table of open files, and say
// nothing about the host's descriptors. Functions that can fail give the host's error number negated.
#pragma once

#include <string>

#include "natives/machine.hpp"

namespace weaveproof::natives {

[[noreturn]] void ioError(const std::string& text);        // java.io.IOException
[[noreturn]] void ioError(int error);                      // the same, with the host's words for the error
[[noreturn]] void unixError(NativeCall& call, int error);  // sun.nio.fs.UnixException, which Java translates
std::string errorText(int error);                          // "No such file or directory"

// The number in a java.io.FileDescriptor; -1 when that is closed.
std::int32_t descriptorIn(Machine& vm, Ref fileDescriptor);
void setDescriptor(Machine& vm, Ref fileDescriptor, std::int32_t descriptor);

// Opens a file for reading: the descriptor, or the error negated. Ends the run if it is a device, a pipe or a socket.
int openForReading(Machine& vm, const std::string& path, int flags = 0);

// The error with which the host would refuse to open the file for writing, whatever the program may be allowed to do; 0
// if it would not.
int errorOfWriting(const std::string& path, int flags);

std::int64_t readDescriptor(Machine& vm, std::int32_t descriptor, void* to, std::size_t size);  // 0 at the end
std::int64_t readDescriptorAt(Machine& vm, std::int32_t descriptor, void* to, std::size_t size, std::int64_t position);
void writeDescriptor(Machine& vm, std::int32_t descriptor, const void* from, std::size_t size);  // throws
std::int64_t seekDescriptor(Machine& vm, std::int32_t descriptor, std::int64_t position);  // negative: where it stands
std::int64_t sizeOfDescriptor(Machine& vm, std::int32_t descriptor);
int statusOfDescriptor(Machine& vm, std::int32_t descriptor, struct stat& status);
void closeDescriptor(Machine& vm, std::int32_t descriptor);

// What the host's random devices give: a sequence that is the same in each run (randomness.cpp).
void drawRandom(Machine& vm, std::uint8_t* to, std::size_t size);

// Memory of Unsafe.allocateMemory: an address is a distance from the start of the arena.
std::uint8_t* memoryAt(Machine& vm, std::int64_t address, std::int64_t size);
std::string textAt(Machine& vm, std::int64_t address);  // up to a zero byte

Ref newBytes(Machine& vm, std::string_view bytes);

// Ends the run with a sentence about an attempt to change the host: the words before and after the path.
[[noreturn]] void refuseWriting(const std::string& before, const std::string& path, const std::string& behind = {});

}  // namespace weaveproof::natives
