// `weaveproof clients`: makes clients of a class, and checks whether the results of their calls are linearizable.
#pragma once

#include "cli/clients_options.hpp"

namespace weaveproof::cli {

// The exit status. Throws UsageError, base::Error.
int checkClients(const ClientsOptions& options);

}  // namespace weaveproof::cli
