// Who tells of a schedule, and wants to know more of it than its actions.
#pragma once

#include <cstdint>

#include "heap/object.hpp"

namespace weaveproof::vm {

struct Method;
struct Thread;

class Teller {
 public:
  virtual ~Teller() = default;

  // A condition of a lock is about to be signalled, by the frame on top. That is no action, as whoever does so has the lock.
  virtual void signals(Thread& thread, heap::Ref condition) = 0;
  // The frame on top, of this method, which has Frame::kTold, is about to return.
  virtual void returns(Thread& thread, const Method& method, std::int64_t value) = 0;
  // An atomic access to this field has been made; it may have left the field as it was.
  virtual void updates(Thread& thread, heap::Ref object, std::uint32_t offset, bool written) = 0;
  // An exception has come to the frame on top, which is not the library's: from this method that it has called, or thrown there (null).
  // False: the frame is not of whom the schedule is told to, and the next one counts.
  virtual bool throws(Thread& thread, heap::Ref throwable, const Method* callee) = 0;
  // It has been caught there, by who wants just these.
  virtual void catches(Thread& thread, heap::Ref throwable) = 0;
};

}  // namespace weaveproof::vm
