// jdk: 25
// A class that the program builds with java.lang.classfile, loads and calls; and one that it reads.
import java.lang.classfile.*;
import java.lang.constant.*;
import java.lang.invoke.*;

public class ClassFilesByHand {
  static int answer() { return 42; }

  public static void main(String[] args) throws Throwable {
    ClassDesc name = ClassDesc.of("Made");
    byte[] bytes = ClassFile.of().build(name, builder -> builder.withFlags(ClassFile.ACC_PUBLIC).withMethodBody("twice",
        MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int), ClassFile.ACC_PUBLIC | ClassFile.ACC_STATIC,
        code -> code.iload(0).iconst_2().imul().ireturn()));
    Class<?> made = MethodHandles.lookup().defineClass(bytes);
    MethodHandle twice = MethodHandles.lookup().findStatic(made, "twice", MethodType.methodType(int.class, int.class));
    System.out.println((int) twice.invokeExact(21) + " " + made.getName());
    ClassModel model = ClassFile.of().parse(bytes);
    System.out.println(model.thisClass().asInternalName() + " " + model.methods().size() + " " + model.majorVersion());
    model.methods().getFirst().code().get().forEach(element -> System.out.println(element));
  }
}
