// What the process needs of the host before anything else.
#pragma once

namespace weaveproof::cli {

void prepareProcess();

}  // namespace weaveproof::cli
