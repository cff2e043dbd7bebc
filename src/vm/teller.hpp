// An observer of a schedule that is executed for a report. It learns of events that are not actions.
#pragma once

#include <cstdint>

#include "heap/object.hpp"

namespace weaveproof::vm {

struct Method;
struct Thread;

class Teller {
 public:
  virtual ~Teller() = default;

  // A condition of a lock is about to be signalled, by the frame on top. That is no action, because the thread has the
  // lock.
  virtual void signals(Thread& thread, heap::Ref condition) = 0;
  // The frame on top, of this method, which has Frame::kTold, is about to return.
  virtual void returns(Thread& thread, const Method& method, std::int64_t value) = 0;
  // An atomic access to this field has been made; it may have left the field as it was.
  virtual void updates(Thread& thread, heap::Ref object, std::uint32_t offset, bool written) = 0;
  // An exception has come to the frame on top, which is not the library's: from this method that it has called, or thrown there (null).
  // False: the report does not show code of this frame, and the next frame counts.
  virtual bool throws(Thread& thread, heap::Ref throwable, const Method* callee) = 0;
  // It has been caught there, by a handler for certain exceptions, not for all.
  virtual void catches(Thread& thread, heap::Ref throwable) = 0;
};

}  // namespace weaveproof::vm
