package weaveproof.junit;

import java.util.List;

/** The class of a test, and what it is called where results are shown. */
record TestClass(Class<?> type, String name) {
  static TestClass of(Class<?> type) {
    return new TestClass(type, type.getName());
  }

  /** A class in suites: what these have around their tests makes other tests of them. */
  static TestClass within(List<Class<?>> suites, Class<?> type) {
    StringBuilder name = new StringBuilder();
    for (Class<?> suite : suites) {
      name.append(suite.getName()).append(" > ");
    }
    return new TestClass(type, name + type.getName());
  }

  /** The last of these, each but the first nested in the one before, or in a superclass of that. */
  static TestClass nested(List<Class<?>> chain) {
    StringBuilder name = new StringBuilder(chain.get(0).getName());
    for (Class<?> one : chain.subList(1, chain.size())) {
      name.append('$').append(one.getSimpleName());
    }
    return new TestClass(chain.get(chain.size() - 1), name.toString());
  }
}
