// Objects, strings and classes of a machine that has started.
#include <algorithm>
#include <limits>
#include <set>

#include "unit/vm/booted.hpp"
#include "vm/instructions.hpp"
#include "vm/snapshot.hpp"

namespace weaveproof::vm {
namespace {

using ObjectsTest = BootedTest;

TEST_F(ObjectsTest, AnArrayHasItsLengthAndZeros) {
  const Ref ints = vm.newPrimitiveArray(Kind::Int, 5);
  EXPECT_EQ(vm.at(ints).length, 5u);
  EXPECT_EQ(vm.classOf(ints).name->text(), "[I");
  for (int i = 0; i < 5; ++i) EXPECT_EQ(vm.at(ints).elements<std::int32_t>()[i], 0);
  EXPECT_EQ(vm.at(vm.newPrimitiveArray(Kind::Long, 0)).length, 0u);
}

TEST_F(ObjectsTest, NoArrayHasANegativeOrHugeLength) {
  EXPECT_EQ(thrownBy([&] { vm.newPrimitiveArray(Kind::Int, -1); }), "java/lang/NegativeArraySizeException");
  EXPECT_EQ(thrownBy([&] { vm.newPrimitiveArray(Kind::Byte, std::numeric_limits<std::int32_t>::max()); }),
            "java/lang/OutOfMemoryError");
  EXPECT_EQ(thrownBy([&] { vm.newPrimitiveArray(Kind::Long, 1 << 30); }), "java/lang/OutOfMemoryError")
      << "more than the heap has";
}

TEST_F(ObjectsTest, ACopyHasTheContentAndNotTheMonitor) {
  const Ref original = vm.newPrimitiveArray(Kind::Int, 3);
  vm.at(original).elements<std::int32_t>()[1] = 42;
  ASSERT_TRUE(vm.tryEnter(main, original));
  const Ref copy = vm.clone(original);
  EXPECT_NE(copy, original);
  EXPECT_EQ(vm.at(copy).length, 3u);
  EXPECT_EQ(vm.at(copy).elements<std::int32_t>()[1], 42);
  EXPECT_EQ(vm.at(copy).lock, 0u);
}

TEST_F(ObjectsTest, ReferencesAreSetAndRead) {
  const Ref array = vm.newObjectArray(classNamed("java/lang/Object"), 2);
  const Ref element = object();
  vm.setReference(array, kArrayBase + 4, element);
  EXPECT_EQ(vm.getReference(array, kArrayBase + 4), element);
  EXPECT_EQ(vm.at(array).elements<Ref>()[1], element);
}

TEST_F(ObjectsTest, HashCodesStayAndDiffer) {
  std::set<std::int32_t> codes;
  for (int i = 0; i < 50; ++i) {
    const Ref ref = object();
    const std::int32_t code = vm.identityHash(ref);
    EXPECT_GT(code, 0);
    EXPECT_EQ(vm.identityHash(ref), code);
    codes.insert(code);
  }
  EXPECT_GT(codes.size(), 40u);
}

// ---- strings

TEST_F(ObjectsTest, StringsOfSmallCharactersTakeOneByteEach) {
  const Ref latin = vm.newString("gr\u00fcn");
  const Ref wide = vm.newString("\u03b1\u03b2");
  EXPECT_EQ(vm.at(vm.getReference(latin, vm.known.stringValue)).length, 4u);
  EXPECT_EQ(vm.at(latin).get<std::uint8_t>(vm.known.stringCoder), 0);
  EXPECT_EQ(vm.at(vm.getReference(wide, vm.known.stringValue)).length, 4u);
  EXPECT_EQ(vm.at(wide).get<std::uint8_t>(vm.known.stringCoder), 1);
}

TEST_F(ObjectsTest, StringsComeBackAsTheyWere) {
  for (const char* text : {"", "a", "gr\u00fcn", "\u03b1\u03b2\u03b3", "\U0001F600 mixed"})
    EXPECT_EQ(vm.utf8(vm.newString(text)), text);
  const std::u16string chars(u"a\0b", 3);
  const Ref zero = vm.newStringUtf16(reinterpret_cast<const std::uint16_t*>(chars.data()), 3);
  EXPECT_EQ(vm.utf16(zero), chars);
  EXPECT_EQ(vm.modifiedUtf8(zero),
            "a\xc0\x80"
            "b")
      << "a zero takes two bytes";
}

TEST_F(ObjectsTest, AHalfOfAPairIsShownAsAQuestionMark) {
  const std::uint16_t half[] = {'x', 0xd83d, 'y'};
  EXPECT_EQ(vm.utf8(vm.newStringUtf16(half, 3)), "x?y");
}

TEST_F(ObjectsTest, EqualStringsInternToOne) {
  const Ref first = vm.newString("only in this test"), second = vm.newString("only in this test");
  EXPECT_EQ(vm.intern(first), first);
  EXPECT_EQ(vm.intern(second), first);
  EXPECT_EQ(vm.literal(world.literal("only in this test")), first);
  EXPECT_NE(vm.intern(vm.newString("another in this test")), first);
}

TEST_F(ObjectsTest, EqualLiteralsHaveOneNumber) {
  const std::uint32_t number = world.literal("a literal of this test");
  EXPECT_EQ(world.literal("a literal of this test"), number);
  EXPECT_EQ(world.literalText(number), "a literal of this test");
  EXPECT_EQ(vm.knownLiteral(number), 0u) << "it is made when it is needed";
  const Ref made = vm.literal(number);
  EXPECT_EQ(vm.knownLiteral(number), made);
  EXPECT_EQ(vm.utf8(made), "a literal of this test");
}

// ---- classes

TEST_F(ObjectsTest, AClassIsLoadedOnce) {
  Class& list = classNamed("java/util/ArrayList");
  EXPECT_EQ(&classNamed("java/util/ArrayList"), &list);
  EXPECT_EQ(list.super->name->text(), "java/util/AbstractList");
  EXPECT_EQ(&vm.classOfMirror(vm.mirror(list)), &list);
  EXPECT_EQ(&world.classWithMirror(list.mirror), &list);
}

TEST_F(ObjectsTest, AMissingClassIsAnError) {
  EXPECT_EQ(vm.tryLoadClass(world.bootLoader(), world.symbol("no/such/Class")), nullptr);
  EXPECT_EQ(thrownBy([&] { classNamed("no/such/Class"); }), "java/lang/NoClassDefFoundError");
}

TEST_F(ObjectsTest, ArraysAreMadeOfTheirElements) {
  Class& string = classNamed("java/lang/String");
  Class* strings = world.arrayOf(&string);
  EXPECT_EQ(world.arrayOf(&string), strings);
  EXPECT_EQ(vm.classFromDescriptor(world.bootLoader(), "[Ljava/lang/String;"), strings);
  EXPECT_EQ(world.arrayOf(strings)->elementClass(), &string);
  EXPECT_EQ(strings->readableName(), "java.lang.String[]");
  EXPECT_EQ(vm.classFromDescriptor(world.bootLoader(), "J"), world.primitive(Kind::Long));
}

TEST_F(ObjectsTest, SubclassesAreFoundAtAnyDepth) {
  Class& object = classNamed("java/lang/Object");
  Class& deep = classNamed("java/util/concurrent/ForkJoinTask$AdaptedRunnable");
  for (Class* c = &deep; c; c = c->super) EXPECT_TRUE(deep.isSubclassOf(c));
  EXPECT_FALSE(object.isSubclassOf(&deep));
  EXPECT_TRUE(deep.isSubclassOf(&classNamed("java/lang/Runnable"))) << "an interface";
  EXPECT_FALSE(deep.isSubclassOf(&classNamed("java/util/List")));
}

TEST_F(ObjectsTest, ArraysAreSubclassesAsTheirElementsAre) {
  Class& objects = *world.arrayOf(&classNamed("java/lang/Object"));
  Class& strings = *world.arrayOf(&classNamed("java/lang/String"));
  EXPECT_TRUE(strings.isSubclassOf(&objects));
  EXPECT_FALSE(objects.isSubclassOf(&strings));
  EXPECT_FALSE(world.primitiveArray(Kind::Int)->isSubclassOf(&objects));
  EXPECT_TRUE(world.primitiveArray(Kind::Int)->isSubclassOf(&classNamed("java/lang/Cloneable")));
  EXPECT_TRUE(world.arrayOf(&strings)->isSubclassOf(&objects)) << "arrays of arrays are arrays of objects";
}

TEST_F(ObjectsTest, NamesAreShownInJavasNotation) {
  Class& entry = classNamed("java/util/Map$Entry");
  EXPECT_EQ(entry.externalName(), "java.util.Map$Entry");
  EXPECT_EQ(entry.simpleName(), "Entry");
  EXPECT_EQ(world.primitiveArray(Kind::Int)->readableName(), "int[]");
  EXPECT_EQ(method(classNamed("java/lang/Math"), "max", "(II)I").readableName(), "int java.lang.Math.max(int, int)");
}

TEST_F(ObjectsTest, MembersAreFoundWhereTheyAreDeclared) {
  Class& list = classNamed("java/util/ArrayList");
  EXPECT_TRUE(list.findMethod(world.symbol("trimToSize"), world.symbol("()V")));
  EXPECT_FALSE(list.findMethod(world.symbol("trimToSize"), world.symbol("(I)V")));
  EXPECT_FALSE(list.findMethod(world.symbol("getClass"), world.symbol("()Ljava/lang/Class;"))) << "Object declares it";
  EXPECT_TRUE(list.findField(world.symbol("size"), world.symbol("I")));
  EXPECT_FALSE(list.findField(world.symbol("modCount"), world.symbol("I"))) << "AbstractList declares it";
}

TEST_F(ObjectsTest, VirtualAndInterfaceCallsFindTheImplementation) {
  Class& list = classNamed("java/util/ArrayList");
  Method& ofList = method(classNamed("java/util/List"), "size", "()I");
  Method& ofArrayList = method(list, "size", "()I");
  EXPECT_EQ(vm.select(list, ofList), &ofArrayList);
  EXPECT_EQ(vm.select(list, ofArrayList), &ofArrayList);
  Method& inherited = method(classNamed("java/lang/Object"), "toString", "()Ljava/lang/String;");
  EXPECT_EQ(vm.select(list, inherited)->holder->name->text(), "java/util/AbstractCollection");
}

// ---- initialisation and code

TEST_F(ObjectsTest, AClassIsInitialisedBeforeItIsUsed) {
  Class& c = classNamed("java/util/OptionalInt");
  ASSERT_FALSE(vm.isInitialized(c));
  EXPECT_THROW(vm.requireInitialized(main, c), InitializationNeeded);
  ASSERT_TRUE(call(method(c, "of", "(I)Ljava/util/OptionalInt;"), {5}));
  EXPECT_TRUE(vm.isInitialized(c));
  EXPECT_NO_THROW(vm.requireInitialized(main, c));
}

TEST_F(ObjectsTest, ACallReturnsItsValue) {
  Class& math = classNamed("java/lang/Math");
  ASSERT_TRUE(call(method(math, "floorMod", "(II)I"), {static_cast<Slot>(-7), 3}));
  EXPECT_EQ(static_cast<std::int32_t>(main.returned), 2);
  EXPECT_EQ(main.top, nullptr) << "no frame is left";
}

TEST_F(ObjectsTest, WhatNoFrameCatchesEndsTheCall) {
  Class& objects = classNamed("java/util/Objects");
  EXPECT_FALSE(call(method(objects, "requireNonNull", "(Ljava/lang/Object;)Ljava/lang/Object;"), {0}));
  ASSERT_NE(main.uncaught, 0u);
  EXPECT_EQ(vm.classOf(main.uncaught).externalName(), "java.lang.NullPointerException");
  ASSERT_TRUE(call(method(objects, "hashCode", "(Ljava/lang/Object;)I"), {0})) << "the thread can go on";
}

TEST_F(ObjectsTest, AnInstructionIsReplacedWhenItIsFirstExecuted) {
  Method& of = method(classNamed("java/util/OptionalInt"), "of", "(I)Ljava/util/OptionalInt;");
  vm.prepare(of);
  EXPECT_EQ(cellOp(of.translated[0]), I_u_new);
  EXPECT_EQ(cellOp(of.translated[3]), I_u_invokespecial);
  ASSERT_TRUE(call(of, {5}));
  const Ref made = static_cast<Ref>(main.returned);
  EXPECT_EQ(vm.classOf(made).name->text(), "java/util/OptionalInt");
  EXPECT_EQ(cellOp(of.translated[0]), I_new_object);
  EXPECT_EQ(fromLow<Class>(cellB(of.translated[0])), of.holder);
  EXPECT_EQ(cellOp(of.translated[3]), I_invokespecial);
}

TEST_F(ObjectsTest, AReplacedInstructionStays) {
  Method& of = method(classNamed("java/util/OptionalInt"), "of", "(I)Ljava/util/OptionalInt;");
  ASSERT_TRUE(call(of, {5}));
  const std::vector<Cell> cells(of.translated, of.translated + of.bciOfCell.size());
  ASSERT_TRUE(call(of, {6}));
  EXPECT_EQ(std::vector<Cell>(of.translated, of.translated + of.bciOfCell.size()), cells);
}

TEST_F(ObjectsTest, AFieldAccessKnowsItsOffset) {
  Class& optional = classNamed("java/util/OptionalInt");
  ASSERT_TRUE(call(method(optional, "of", "(I)Ljava/util/OptionalInt;"), {77}));
  const Ref made = static_cast<Ref>(main.returned);
  Method& get = method(optional, "getAsInt", "()I");
  ASSERT_TRUE(call(get, {made}));
  EXPECT_EQ(static_cast<std::int32_t>(main.returned), 77);
  const Field& value = *optional.findField(world.symbol("value"), world.symbol("I"));
  EXPECT_EQ(vm.at(made).get<std::int32_t>(value.offset), 77);
  const std::vector<Cell> cells(get.translated, get.translated + get.bciOfCell.size());
  EXPECT_TRUE(std::ranges::any_of(
      cells, [&](Cell cell) { return cellOp(cell) == I_getfield4 && cellB(cell) == value.offset; }));
}

// ---- garbage, and a copy of the whole machine

TEST_F(ObjectsTest, WhatALocalVariableHoldsIsNotCollected) {
  const Ref held = object();
  Method& identity =
      method(classNamed("java/util/Objects"), "requireNonNull", "(Ljava/lang/Object;)Ljava/lang/Object;");
  vm.pushCall(main, identity, &held, 1, 0);
  vm.collectGarbage();
  ASSERT_TRUE(vm.runAlone(main));
  EXPECT_EQ(static_cast<Ref>(main.returned), held);
  EXPECT_EQ(vm.classOf(held).name->text(), "java/lang/Object");
}

TEST_F(ObjectsTest, AScrambledMachineIsRestored) {
  const Ref text = vm.newString("survives");
  ASSERT_TRUE(vm.tryEnter(main, text));
  Thread& other = thread();
  other.parkPermit = true;
  Machine::Snapshot snapshot;
  vm.save(snapshot);
  vm.scramble();
  EXPECT_FALSE(other.parkPermit);
  vm.restore(snapshot);
  EXPECT_EQ(vm.utf8(text), "survives");
  EXPECT_TRUE(vm.owns(main, text));
  EXPECT_TRUE(other.parkPermit);
  ASSERT_TRUE(call(method(classNamed("java/lang/Math"), "max", "(II)I"), {3, 4})) << "and it goes on";
  EXPECT_EQ(main.returned, 4);
}

}  // namespace
}  // namespace weaveproof::vm
