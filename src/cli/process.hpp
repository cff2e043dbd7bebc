// What the process needs of the host before anything else.
#pragma once

namespace weaveproof {

void prepareProcess();

}  // namespace weaveproof
