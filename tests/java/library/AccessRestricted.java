import java.security.AccessControlContext;
import java.security.AccessControlException;
import java.security.AccessController;
import java.security.AllPermission;
import java.security.Permissions;
import java.security.PrivilegedAction;
import java.security.ProtectionDomain;
import java.util.PropertyPermission;

// AccessController looks at whose code is on the stack, and at the context that doPrivileged is given.
@SuppressWarnings("removal")
public class AccessRestricted {
  static String ask(String property) {
    try {
      AccessController.checkPermission(new PropertyPermission(property, "read"));
      return "permitted";
    } catch (AccessControlException e) {
      return e.getMessage();
    }
  }

  static AccessControlContext contextWith(Permissions permissions) {
    return new AccessControlContext(new ProtectionDomain[] {new ProtectionDomain(null, permissions)});
  }

  static Void show(String what) {
    System.out.println(what + ": " + ask("user.home") + ", " + ask("java.version"));
    return null;
  }

  public static void main(String[] args) throws InterruptedException {
    show("plainly");
    Permissions all = new Permissions();
    all.add(new AllPermission());
    Permissions some = new Permissions();
    some.add(new PropertyPermission("java.version", "read"));
    AccessController.doPrivileged((PrivilegedAction<Void>) () -> show("with nothing"), contextWith(new Permissions()));
    AccessController.doPrivileged((PrivilegedAction<Void>) () -> show("with all"), contextWith(all));
    AccessController.doPrivileged((PrivilegedAction<Void>) () -> show("with some"), contextWith(some));
    AccessController.doPrivileged((PrivilegedAction<Void>) () -> {
      AccessController.doPrivileged((PrivilegedAction<Void>) () -> show("on its own again"));
      Thread thread = new Thread(() -> show("inherited"));
      thread.start();
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      AccessControlContext here = AccessController.getContext();
      try {
        here.checkPermission(new PropertyPermission("java.version", "read"));
        System.out.println("the context permits it");
      } catch (AccessControlException e) {
        System.out.println("the context: " + e.getMessage());
      }
      return null;
    }, contextWith(new Permissions()));
  }
}
