#include "natives/registry.hpp"

#include <unordered_map>

namespace weaveproof::natives {

extern const std::span<const ClassNatives> kObjectNatives, kClassNatives, kClassLoaderNatives, kSystemNatives,
    kThreadNatives, kUnsafeNatives, kUnsafeMemoryNatives, kThrowableNatives, kModuleNatives, kLanguageNatives,
    kIoStreamNatives, kIoFileSystemNatives, kNioFileNatives, kNioFileStoreNatives, kNioChannelNatives, kNetNatives,
    kZipNatives, kLibraryNatives, kProcessNatives, kTimeZoneNatives, kRandomnessNatives, kMathNatives, kStringShortcuts,
    kNumberShortcuts, kMethodHandleNatives, kReflectionMembersNatives, kReflectionInvokeNatives,
    kReflectionArrayNatives, kConstantPoolNatives, kClassRelationsNatives, kStackWalkerNatives, kClassForNameNatives,
    kProtectionDomainNatives, kCallStackNatives, kPrintStreamShortcuts, kCheckShortcuts, kThreadShortcuts,
    kManagementNatives, kThreadInfoNatives, kAccessControlNatives, kPackageNatives;

NativeStatus nothing(NativeCall& call) { return call.done(); }

namespace {

using Table = std::unordered_map<std::string_view, std::vector<NativeEntry>>;  // several files may serve one class

const Table& table() {
  static const auto made = [] {
    Table result;
    for (const auto& file : {kObjectNatives,
                             kClassNatives,
                             kClassLoaderNatives,
                             kSystemNatives,
                             kThreadNatives,
                             kUnsafeNatives,
                             kUnsafeMemoryNatives,
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
                             kAccessControlNatives,
                             kPackageNatives})
      for (const ClassNatives& c : file) {
        auto& entries = result[c.className];
        for (const NativeEntry& entry : c.entries) {
          entries.push_back(entry);
          if (entry.versions == jdk::kAllVersions) entries.back().versions = c.versions;
        }
      }
    return result;
  }();
  return made;
}

}  // namespace

std::span<const NativeEntry> nativesOf(std::string_view className) {
  const auto it = table().find(className);
  return it == table().end() ? std::span<const NativeEntry>() : it->second;
}

std::vector<std::string_view> classesWithNatives() {
  std::vector<std::string_view> names;
  for (const auto& [name, entries] : table()) names.push_back(name);
  return names;
}

}  // namespace weaveproof::natives
