// jdk: 25
// Layouts of structures and sequences, and handles of their paths.
import java.lang.foreign.*;
import java.lang.foreign.MemoryLayout.PathElement;
import java.lang.invoke.VarHandle;

public class MemoryLayouts {
  public static void main(String[] args) {
    StructLayout point = MemoryLayout.structLayout(ValueLayout.JAVA_INT.withName("x"), ValueLayout.JAVA_INT.withName("y"), ValueLayout.JAVA_LONG.withName("z"));
    SequenceLayout points = MemoryLayout.sequenceLayout(3, point);
    System.out.println(point + " " + points.byteSize() + " " + point.byteOffset(PathElement.groupElement("z")) + " " + point.byteAlignment());
    VarHandle y = points.varHandle(PathElement.sequenceElement(), PathElement.groupElement("y"));
    VarHandle z = point.varHandle(PathElement.groupElement("z"));
    MemorySegment segment = MemorySegment.ofArray(new long[6]);
    for (long i = 0; i < 3; ++i) y.set(segment, 0L, i, (int) (10 * i));
    System.out.println((int) y.get(segment, 0L, 2L) + " " + (int) y.getAndAdd(segment, 0L, 1L, 5) + " " + (int) y.getVolatile(segment, 0L, 1L));
    z.set(segment, 16L, 7L);
    System.out.println((long) z.get(segment, 16L) + " " + segment.get(ValueLayout.JAVA_LONG, 24));
    try {
      point.select(PathElement.groupElement("none"));
    } catch (IllegalArgumentException e) {
      System.out.println("no such element");
    }
  }
}
