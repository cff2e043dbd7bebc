// java.net and the sockets of sun.nio.ch: classes initialise, so that addresses can be written down and compared; what
// would reach the network ends the run with a sentence.
#include <poll.h>
#include <unistd.h>

#include <climits>

#include "natives/registry.hpp"
#include "vm/host_inputs.hpp"

namespace weaveproof::natives {
namespace net {
namespace {

NativeStatus no(NativeCall& call) { return call.returnBool(false); }
NativeStatus minusOne(NativeCall& call) { return call.returnInt(-1); }
template <int Value>
NativeStatus constant(NativeCall& call) {
  return call.returnInt(Value);
}

NativeStatus refuseSocket(NativeCall&) {
  throw Unsupported{"the program opens a network socket; sockets are not supported"};
}
NativeStatus refuseSelector(NativeCall&) {
  throw Unsupported{"the program opens a selector; sockets are not supported"};
}
NativeStatus yes(NativeCall& call) { return call.returnBool(true); }
NativeStatus noInterface(NativeCall& call) { return call.returnRef(0); }

NativeStatus refuseWatching(NativeCall&) {
  throw Unsupported{"the program watches a directory for changes; that is not supported"};
}

std::string ownHostName() {
  HostInputs::note("host name");
  char name[HOST_NAME_MAX + 1] = "localhost";
  if (gethostname(name, sizeof name - 1) != 0) name[0] = '\0';
  return name;
}
NativeStatus localHostName(NativeCall& call) { return call.returnRef(call.vm.newString(ownHostName())); }

// The host itself has the address 127.0.0.1; other names are the network's.
NativeStatus lookup(NativeCall& call) {  // (this, name)
  Machine& vm = call.vm;
  const std::string host = call.ref(1) ? vm.utf8(call.ref(1)) : "?";
  if (host != "localhost" && host != ownHostName())
    throw Unsupported{"the program looks up the address of " + host + "; network names are not supported"};
  constexpr std::int32_t kLoopback = 0x7f000001, kIpv4 = 1;
  Class& type = *vm.world.bootClass("java/net/Inet4Address");
  Class& holders = *vm.world.bootClass("java/net/InetAddress$InetAddressHolder");
  vm.requireInitialized(call.thread, type);
  vm.requireInitialized(call.thread, holders);
  const Ref array = vm.newObjectArray(*vm.world.bootClass("java/net/InetAddress"), 1);
  const Ref address = vm.newCompleteObject(type);
  vm.at(array).elements<Ref>()[0] = address;
  const Ref holder = vm.newCompleteObject(holders);
  vm.setReference(address, fieldNamed(*vm.world.bootClass("java/net/InetAddress"), "holder").offset, holder);
  vm.setReference(holder, fieldNamed(holders, "hostName").offset, call.ref(1));
  vm.at(holder).set<std::int32_t>(fieldNamed(holders, "address").offset, kLoopback);
  vm.at(holder).set<std::int32_t>(fieldNamed(holders, "family").offset, kIpv4);
  return call.returnRef(array);
}
NativeStatus refuseReverseLookup(NativeCall&) {
  throw Unsupported{"the program looks up the name of a network address; network names are not supported"};
}

constexpr NativeEntry kInit[] = {{"init", nullptr, nothing}};
constexpr NativeEntry kFactory[] = {{"isIPv6Supported", nullptr, no}};
constexpr NativeEntry kAddressImpl[] = {
    {"getLocalHostName", nullptr, localHostName},
    {"lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;", lookup},
    {"getHostByAddr", nullptr, refuseReverseLookup},
    {"isReachable0", nullptr, refuseSocket},
};
constexpr NativeEntry kAddress6Impl[] = {
    {"getLocalHostName", nullptr, localHostName},
    in(jdk::kUntil17, {"lookupAllHostAddr", "(Ljava/lang/String;)[Ljava/net/InetAddress;", lookup}),
    in(jdk::kFrom21, {"lookupAllHostAddr", "(Ljava/lang/String;I)[Ljava/net/InetAddress;", lookup}),
    {"getHostByAddr", nullptr, refuseReverseLookup},
    {"isReachable0", nullptr, refuseSocket},
};
constexpr NativeEntry kInetAddress[] = {
    {"init", nullptr, nothing},
    in(jdk::kFrom21, {"isIPv4Available", nullptr, yes}),
    in(jdk::kFrom21, {"isIPv6Supported", nullptr, no}),
};
constexpr NativeEntry kInterface[] = {
    {"init", nullptr, nothing},
    {"getAll", nullptr, noInterface},
    {"getByName0", nullptr, noInterface},
    {"getByIndex0", nullptr, noInterface},
    {"getByInetAddress0", nullptr, noInterface},
};
constexpr NativeEntry kSocketImpl[] = {{"initProto", nullptr, nothing}, {"socketCreate", nullptr, refuseSocket}};
constexpr NativeEntry kDatagramImpl[] = {{"init", nullptr, nothing}, {"datagramSocketCreate", nullptr, refuseSocket}};
constexpr NativeEntry kReusePort[] = {{"isReusePortAvailable0", nullptr, no}};
constexpr NativeEntry kNet[] = {
    {"initIDs", nullptr, nothing},
    {"isIPv6Available0", nullptr, no},
    {"isReusePortAvailable0", nullptr, no},
    {"isExclusiveBindAvailable", nullptr, minusOne},
    {"shouldSetBothIPv4AndIPv6Options0", nullptr, no},
    {"canIPv6SocketJoinIPv4Group0", nullptr, no},
    {"canJoin6WithIPv4Group0", nullptr, no},
    {"canUseIPv6OptionsWithIPv4LocalAddress0", nullptr, no},
    {"shouldShutdownWriteBeforeClose0", nullptr, no},
    {"pollinValue", nullptr, constant<POLLIN>},
    {"polloutValue", nullptr, constant<POLLOUT>},
    {"pollerrValue", nullptr, constant<POLLERR>},
    {"pollhupValue", nullptr, constant<POLLHUP>},
    {"pollnvalValue", nullptr, constant<POLLNVAL>},
    {"pollconnValue", nullptr, constant<POLLOUT>},
    {"socket0", nullptr, refuseSocket},
};
constexpr NativeEntry kUnixSockets[] = {{"init", nullptr, no}, {"socket0", nullptr, refuseSocket}};
constexpr NativeEntry kEPoll[] = {
    {"eventSize", nullptr, constant<12>},
    {"eventsOffset", nullptr, constant<0>},
    {"dataOffset", nullptr, constant<4>},
    {"create", nullptr, refuseSelector},
};
constexpr NativeEntry kWatch[] = {{"inotifyInit", nullptr, refuseWatching}};
constexpr NativeEntry kProxies[] = {{"init", nullptr, no}};
constexpr NativeEntry kSocketOptions[] = {
    {"quickAckSupported0", nullptr, no},
    {"keepAliveOptionsSupported0", nullptr, no},
    {"incomingNapiIdSupported0", nullptr, no},
};
constexpr NativeEntry kPorts[] = {{"getLower0", nullptr, minusOne}, {"getUpper0", nullptr, minusOne}};
constexpr NativeEntry kEventFd[] = {{"eventfd0", nullptr, refuseSelector}};

constexpr ClassNatives kClasses[] = {
    {"java/net/InetAddress", kInetAddress},
    {"java/net/Inet4Address", kInit},
    {"java/net/Inet6Address", kInit},
    {"java/net/DatagramPacket", kInit, jdk::kUntil17},
    {"java/net/SocketInputStream", kInit, jdk::kUntil17},
    {"java/net/SocketOutputStream", kInit, jdk::kUntil17},
    {"java/net/InetAddressImplFactory", kFactory, jdk::kUntil17},
    {"java/net/Inet4AddressImpl", kAddressImpl},
    {"java/net/Inet6AddressImpl", kAddress6Impl},
    {"java/net/NetworkInterface", kInterface},
    {"java/net/PlainSocketImpl", kSocketImpl, jdk::kUntil17},
    {"java/net/PlainDatagramSocketImpl", kDatagramImpl, jdk::kUntil17},
    {"java/net/AbstractPlainSocketImpl", kReusePort, jdk::kUntil17},
    {"java/net/AbstractPlainDatagramSocketImpl", kReusePort, jdk::kUntil17},
    {"sun/nio/ch/Net", kNet},
    {"sun/nio/ch/UnixDomainSockets", kUnixSockets},
    {"sun/nio/ch/EPoll", kEPoll},
    {"sun/nio/ch/EventFD", kEventFd},
    {"sun/nio/fs/LinuxWatchService", kWatch},
    {"sun/net/spi/DefaultProxySelector", kProxies},
    {"sun/net/PortConfig", kPorts},
    {"jdk/net/LinuxSocketOptions", kSocketOptions},
};

}  // namespace
}  // namespace net

extern const std::span<const ClassNatives> kNetNatives = net::kClasses;

}  // namespace weaveproof::natives
