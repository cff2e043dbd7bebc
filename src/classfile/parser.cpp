// The frame of a class file: version, class header, and the order of its parts (JVM specification 4.1).
#include "classfile/parser.hpp"

#include "classfile/repeated.hpp"

namespace weaveproof::classfile {

namespace {

constexpr std::uint32_t kMagic = 0xCAFEBABE;
constexpr std::uint16_t kOldestMajor = 45;
constexpr std::uint16_t kPreviewMinor = 65535;
constexpr std::size_t kLargestFile = 0x7FFFFFFF;

constexpr std::uint16_t kClassFlags =
    ACC_PUBLIC | ACC_FINAL | ACC_SUPER | ACC_INTERFACE | ACC_ABSTRACT | ACC_ANNOTATION | ACC_ENUM | ACC_SYNTHETIC;

}  // namespace

ClassFile parse(Bytes bytes, bool trusted, std::string_view expectedName, const AcceptedVersions& accepted) {
  if (bytes.size() > kLargestFile) throw FormatError(FormatError::ClassFormat, "Class file is larger than 2 GB");
  return Parser(bytes, trusted, expectedName, accepted).parse();
}

ClassFile Parser::parse() {
  readVersion();
  readConstants();
  readClassHeader();
  readFields();
  readMethods();
  readClassAttributes();
  if (in_.remaining() != 0) fail("Extra bytes at the end of class file {}", shownName());
  if (!trusted_ && file_.name() == "java/lang/Object" && !file_.interfaces.empty()) {
    failInFile("java.lang.Object cannot implement an interface");
  }
  if (!trusted_ && isInterface() && superName() != "java/lang/Object") {
    failInFile("Interfaces must have java.lang.Object as superclass");
  }
  return std::move(file_);
}

void Parser::readVersion() {
  in_.need(8);
  std::uint32_t magic = in_.u4();
  if (magic != kMagic) failInFile("Incompatible magic value {}", magic);
  file_.minor = in_.u2();
  file_.major = in_.u2();
  const std::uint16_t newest = accepted_.newestMajor;
  bool hasOddMinor = file_.major >= kJava12 && file_.minor != 0;
  if (hasOddMinor && file_.minor == kPreviewMinor)
    hasOddMinor = !accepted_.preview || (file_.major != newest && !accepted_.anyPreview);
  if (file_.major >= kOldestMajor && file_.major <= newest && !hasOddMinor) return;

  auto refuse = [](const std::string& why) { throw FormatError(FormatError::UnsupportedVersion, why); };
  std::string version = fmt::format("(class file version {}.{})", file_.major, file_.minor);
  if (file_.major < kOldestMajor) {
    refuse(fmt::format("{} {} was compiled with an invalid major version", shownName(), version));
  }
  if (file_.major > newest) {
    refuse(
        fmt::format("{} has been compiled by a more recent version of the Java Runtime {}, this version of the Java "
                    "Runtime only recognizes class file versions up to {}.0",
                    shownName(), version, newest));
  }
  if (file_.minor != kPreviewMinor) {
    refuse(fmt::format("{} {} was compiled with an invalid non-zero minor version", shownName(), version));
  }
  if (file_.major != newest) {
    refuse(
        fmt::format("{} {} was compiled with preview features that are unsupported. This version of the Java Runtime "
                    "only recognizes preview features for class file version {}.{}",
                    shownName(), version, newest, kPreviewMinor));
  }
  refuse(fmt::format("Preview features are not enabled for {} {}. Try running with '--enable-preview'", shownName(),
                     version));
}

void Parser::readClassHeader() {
  in_.need(8);
  std::uint16_t known = kClassFlags | (file_.major >= kJava9 ? ACC_MODULE : 0);
  std::uint16_t flags = in_.u2() & known;
  if ((flags & ACC_INTERFACE) != 0 && file_.major < kJava6) flags |= ACC_ABSTRACT;
  checkClassModifiers(flags);
  if (moduleTag_ != 0 && (flags & ACC_MODULE) == 0) failInFile("Unknown constant tag {}", moduleTag_);
  file_.accessFlags = flags;

  std::uint16_t thisClass = in_.u2();
  if (!has(thisClass, Tag::Class)) failInFile("Invalid this class index {} in constant pool", thisClass);
  if (!trusted_ && file_.className(thisClass).starts_with('[')) failInFile("Bad class name");
  file_.thisClass = thisClass;
  if (!expectedName_.empty() && expectedName_ != file_.name()) {
    throw FormatError(FormatError::NoClassDef, fmt::format("{} (wrong name: {})", expectedName_, file_.name()));
  }
  readSuperclass();
  readInterfaces();
}

void Parser::checkClassModifiers(std::uint16_t flags) const {
  if (trusted_) return;
  if ((flags & ACC_MODULE) != 0) {
    throw FormatError(FormatError::NoClassDef,
                      fmt::format("{} is not a class because access_flag ACC_MODULE is set", shownName()));
  }
  bool isInterface = (flags & ACC_INTERFACE) != 0;
  bool isAbstract = (flags & ACC_ABSTRACT) != 0;
  bool java5 = file_.major >= kJava5;
  if ((isAbstract && (flags & ACC_FINAL) != 0) || (isInterface && !isAbstract) ||
      (isInterface && java5 && (flags & (ACC_SUPER | ACC_ENUM)) != 0) ||
      (!isInterface && java5 && (flags & ACC_ANNOTATION) != 0)) {
    fail("Illegal class modifiers in class {}: 0x{:X}", shownName(), flags);
  }
}

void Parser::readSuperclass() {
  std::uint16_t super = in_.u2();
  if (super == 0) {
    bool mayLackOne = file_.name() == "java/lang/Object" || (file_.accessFlags & ACC_MODULE) != 0;
    if (!mayLackOne) failInFile("Invalid superclass index {}", super);
    return;
  }
  if (!has(super, Tag::Class)) failInFile("Invalid superclass index {}", super);
  file_.superClass = super;
  if (trusted_) return;
  if (file_.className(super).starts_with('[')) failInFile("Bad superclass name");
}

void Parser::readInterfaces() {
  std::uint16_t count = in_.u2();
  file_.interfaces.reserve(in_.plausible(count, 2));
  for (unsigned n = count; n > 0; --n) {
    std::uint16_t interface = in_.u2();
    file_.interfaces.push_back(interface);
    if (!has(interface, Tag::Class)) failInFile("Interface name has bad constant pool index {}", interface);
    if (!trusted_ && file_.className(interface).starts_with('[')) failInFile("Bad interface name");
  }
  if (trusted_ || count <= 1) return;
  std::vector<std::string_view> names;
  names.reserve(count);
  for (std::uint16_t interface : file_.interfaces) names.push_back(file_.className(interface));
  if (auto* twice = firstRepeated(names)) failInFile("Duplicate interface name \"{}\"", *twice);
}

std::string_view Parser::shownName() const {
  if (file_.thisClass != 0) return file_.name();
  return expectedName_.empty() ? "<Unknown>" : expectedName_;
}

void Parser::checkName(std::string_view name, NameOf what) const {
  if (what == NameOf::Class && name.starts_with('[')) {
    checkDescriptorFault(scanFieldType(name, 0, false, file_.major).fault);
  }
  if (isLegalName(name, what, file_.major)) return;
  if (what == NameOf::Class) failInFile("Illegal class name \"{}\"", name);
  fail("Illegal {} name \"{}\" in class {}", what == NameOf::Field ? "field" : "method", name, shownName());
}

void Parser::checkDescriptorFault(DescriptorEnd::Fault fault) const {
  if (fault == DescriptorEnd::BadClassName)
    failInFile("Class name is empty or contains illegal character in descriptor");
  if (fault == DescriptorEnd::TooManyDimensions) failInFile("Array type descriptor has more than 255 dimensions");
}

void Parser::checkFieldDescriptor(std::string_view name, std::string_view descriptor) const {
  DescriptorEnd scan = scanFieldType(descriptor, 0, false, file_.major);
  checkDescriptorFault(scan.fault);
  if (scan.fault != DescriptorEnd::None || scan.end != descriptor.size()) illegalSignature("Field", name, descriptor);
}

unsigned Parser::checkMethodDescriptor(std::string_view name, std::string_view descriptor) const {
  if (name == "<clinit>" && file_.major >= kJava7 && descriptor != "()V") illegalSignature("Method", name, descriptor);
  MethodScan scan = scanMethodDescriptor(descriptor, file_.major);
  checkDescriptorFault(scan.fault);
  bool returnsValue = name.starts_with('<') && !descriptor.ends_with(")V");
  if (scan.fault != DescriptorEnd::None || returnsValue) illegalSignature("Method", name, descriptor);
  return scan.argumentSlots;
}

void Parser::illegalSignature(const char* what, std::string_view name, std::string_view descriptor) const {
  fail("{} \"{}\" in class {} has illegal signature \"{}\"", what, name, shownName(), descriptor);
}

}  // namespace weaveproof::classfile
