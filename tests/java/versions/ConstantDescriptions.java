// jdk: 21+
// Descriptions of classes, types and handles, and what they resolve to.
import java.lang.constant.*;
import java.lang.invoke.*;

public class ConstantDescriptions {
  public static void main(String[] args) throws Throwable {
    ClassDesc text = ClassDesc.of("java.lang.String");
    System.out.println(text.displayName() + " " + text.arrayType().descriptorString() + " " + ConstantDescs.CD_int.isPrimitive() + " " + ClassDesc.ofDescriptor("[[J").componentType());
    MethodTypeDesc type = MethodTypeDesc.of(ConstantDescs.CD_int, text, text);
    System.out.println(type.displayDescriptor() + " " + type.changeReturnType(ConstantDescs.CD_void).descriptorString());
    MethodHandleDesc length = MethodHandleDesc.ofMethod(DirectMethodHandleDesc.Kind.VIRTUAL, text, "length", MethodTypeDesc.of(ConstantDescs.CD_int));
    MethodHandle handle = (MethodHandle) length.resolveConstantDesc(MethodHandles.lookup());
    System.out.println((int) handle.invokeExact("four"));
    System.out.println("x".describeConstable() + " " + String.class.describeConstable().get() + " " + Thread.State.NEW.describeConstable().get());
  }
}
