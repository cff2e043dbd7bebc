import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.lang.management.RuntimeMXBean;
import java.lang.management.ThreadMXBean;
import java.net.InetAddress;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** java.lang.management, as far as it says the same of every machine; and the address of the host itself. */
public class LibManagement {
  public interface CounterMBean {
    int getValue();

    void setValue(int value);

    String twice(String text);
  }

  public static class Counter implements CounterMBean {
    private int value = 7;

    @Override
    public int getValue() {
      return value;
    }

    @Override
    public void setValue(int value) {
      this.value = value;
    }

    @Override
    public String twice(String text) {
      return text + text;
    }
  }

  static void deadlock(ThreadMXBean threads) throws Exception {
    Object left = new Object(), right = new Object();
    java.util.concurrent.CountDownLatch both = new java.util.concurrent.CountDownLatch(2);
    Thread[] pair = new Thread[2];
    for (int i = 0; i < 2; i++) {
      Object mine = i == 0 ? left : right, other = i == 0 ? right : left;
      pair[i] = new Thread(() -> {
        synchronized (mine) {
          both.countDown();
          try {
            both.await();
          } catch (InterruptedException e) {
            return;
          }
          synchronized (other) {
            System.out.println("never");
          }
        }
      });
      pair[i].setDaemon(true);
      pair[i].start();
    }
    for (Thread thread : pair)
      while (thread.getState() != Thread.State.BLOCKED) Thread.sleep(1);
    System.out.println(threads.findMonitorDeadlockedThreads().length + " " + threads.findDeadlockedThreads().length);
  }

  public static void main(String[] args) throws Exception {
    RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
    System.out.println(runtime.getName().contains("@") + " " + runtime.getSpecVersion() + " " + runtime.getManagementSpecVersion());
    System.out.println(runtime.getUptime() >= 0);

    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    System.out.println(threads.isThreadCpuTimeSupported() + " " + threads.isThreadCpuTimeEnabled() + " "
        + threads.isObjectMonitorUsageSupported() + " " + threads.isThreadContentionMonitoringEnabled());
    System.out.println((threads.getCurrentThreadCpuTime() >= 0) + " " + (threads.getThreadCount() > 0));
    System.out.println(threads.findDeadlockedThreads() + " " + threads.findMonitorDeadlockedThreads());
    deadlock(threads);

    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    System.out.println((memory.getHeapMemoryUsage().getMax() > 0) + " " + memory.isVerbose());
    ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();
    System.out.println((classes.getLoadedClassCount() > 100) + " " + classes.isVerbose());
    System.out.println(ManagementFactory.getOperatingSystemMXBean().getName());

    MBeanServer server = ManagementFactory.getPlatformMBeanServer();
    ObjectName name = new ObjectName("tests:type=Counter");
    server.registerMBean(new Counter(), name);
    server.setAttribute(name, new javax.management.Attribute("Value", 8));
    System.out.println(server.getDefaultDomain() + " " + server.getAttribute(name, "Value") + " "
        + server.invoke(name, "twice", new Object[] {"ab"}, new String[] {"java.lang.String"}));

    System.out.println(InetAddress.getByName("localhost") + " " + InetAddress.getByName("localhost").isLoopbackAddress());
    System.out.println(InetAddress.getLocalHost().getHostName().isEmpty());
  }
}
