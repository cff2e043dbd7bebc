#include "natives/registry.hpp"

#include <unordered_map>

namespace weaveproof {

extern const std::span<const ClassNatives> kObjectNatives, kClassNatives, kClassLoaderNatives, kSystemNatives,
    kThreadNatives, kUnsafeNatives, kThrowableNatives, kModuleNatives, kLanguageNatives, kIoStreamNatives,
    kIoFileSystemNatives, kNioFileNatives, kNioFileStoreNatives, kNioChannelNatives, kNetNatives, kZipNatives,
    kLibraryNatives, kProcessNatives, kTimeZoneNatives, kRandomnessNatives, kMathNatives, kStringShortcuts,
    kNumberShortcuts, kMethodHandleNatives, kReflectionMembersNatives, kReflectionInvokeNatives,
    kReflectionArrayNatives, kConstantPoolNatives, kClassRelationsNatives, kStackWalkerNatives, kClassForNameNatives,
    kProtectionDomainNatives, kCallStackNatives, kPrintStreamShortcuts, kCheckShortcuts, kThreadShortcuts,
    kManagementNatives, kThreadInfoNatives, kAccessControlNatives;

NativeStatus nothing(NativeCall& call) { return call.done(); }

std::span<const NativeEntry> nativesOf(std::string_view className) {
  static const auto table = [] {
    std::unordered_map<std::string_view, std::vector<NativeEntry>> result;  // several files may serve one class
    for (const auto& file : {kObjectNatives,
                             kClassNatives,
                             kClassLoaderNatives,
                             kSystemNatives,
                             kThreadNatives,
                             kUnsafeNatives,
                             kThrowableNatives,
                             kModuleNatives,
                             kLanguageNatives,
                             kIoStreamNatives,
                             kIoFileSystemNatives,
                             kNioFileNatives,
                             kNioFileStoreNatives,
                             kNioChannelNatives,
                             kNetNatives,
                             kZipNatives,
                             kLibraryNatives,
                             kProcessNatives,
                             kTimeZoneNatives,
                             kRandomnessNatives,
                             kMathNatives,
                             kStringShortcuts,
                             kNumberShortcuts,
                             kMethodHandleNatives,
                             kReflectionMembersNatives,
                             kReflectionInvokeNatives,
                             kReflectionArrayNatives,
                             kConstantPoolNatives,
                             kClassRelationsNatives,
                             kStackWalkerNatives,
                             kClassForNameNatives,
                             kProtectionDomainNatives,
                             kCallStackNatives,
                             kPrintStreamShortcuts,
                             kCheckShortcuts,
                             kThreadShortcuts,
                             kManagementNatives,
                             kThreadInfoNatives,
                             kAccessControlNatives})
      for (const ClassNatives& c : file) {
        auto& entries = result[c.className];
        entries.insert(entries.end(), c.entries.begin(), c.entries.end());
      }
    return result;
  }();
  const auto it = table.find(className);
  return it == table.end() ? std::span<const NativeEntry>() : it->second;
}

}  // namespace weaveproof
