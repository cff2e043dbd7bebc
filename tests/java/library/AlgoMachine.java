import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Small interpreters: brainfuck, a register machine with an assembler, a Lisp with closures. */
public class AlgoMachine {
  static String brainfuck(String code, String input) {
    byte[] tape = new byte[100];
    int[] jump = new int[code.length()];
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < code.length(); i++) {
      if (code.charAt(i) == '[') open.add(i);
      if (code.charAt(i) == ']') {
        int start = open.remove(open.size() - 1);
        jump[i] = start;
        jump[start] = i;
      }
    }
    StringBuilder out = new StringBuilder();
    int at = 0;
    int read = 0;
    for (int pc = 0; pc < code.length(); pc++) {
      switch (code.charAt(pc)) {
        case '>' -> at++;
        case '<' -> at--;
        case '+' -> tape[at]++;
        case '-' -> tape[at]--;
        case '.' -> out.append((char) tape[at]);
        case ',' -> tape[at] = (byte) (read < input.length() ? input.charAt(read++) : 0);
        case '[' -> pc = tape[at] == 0 ? jump[pc] : pc;
        case ']' -> pc = tape[at] != 0 ? jump[pc] : pc;
        default -> {}
      }
    }
    return out.toString();
  }

  enum Op { SET, ADD, SUB, JNZ, MUL, OUT }

  record Instruction(Op op, int a, int b) {}

  static String assembleAndRun(String source) {
    Map<String, Integer> labels = new HashMap<>();
    List<String[]> lines = new ArrayList<>();
    for (String line : source.split(";")) {
      String[] words = line.trim().split(" ");
      if (words[0].endsWith(":")) {
        labels.put(words[0].replace(":", ""), lines.size());
        words = Arrays.copyOfRange(words, 1, words.length);
      }
      lines.add(words);
    }
    List<Instruction> program = new ArrayList<>();
    for (String[] w : lines) {
      int a = w[1].charAt(0) - 'a';
      int b = w.length < 3 ? 0 : labels.containsKey(w[2]) ? labels.get(w[2]) : Character.isLetter(w[2].charAt(0))
          ? w[2].charAt(0) - 'a' - 1000 : Integer.parseInt(w[2]);
      program.add(new Instruction(Op.valueOf(w[0].toUpperCase()), a, b));
    }
    long[] registers = new long[4];
    StringBuilder out = new StringBuilder();
    int steps = 0;
    for (int pc = 0; pc < program.size(); steps++) {
      Instruction i = program.get(pc++);
      long value = i.b() <= -900 ? registers[i.b() + 1000] : i.b();
      switch (i.op()) {
        case SET -> registers[i.a()] = value;
        case ADD -> registers[i.a()] += value;
        case SUB -> registers[i.a()] -= value;
        case MUL -> registers[i.a()] *= value;
        case OUT -> out.append(registers[i.a()]).append(' ');
        case JNZ -> pc = registers[i.a()] != 0 ? i.b() : pc;
      }
    }
    return out + "in " + steps;
  }

  interface Function {
    Object apply(List<Object> args);
  }

  static final class Env {
    final Map<String, Object> values = new HashMap<>();
    final Env outer;

    Env(Env outer) {
      this.outer = outer;
    }

    Object get(String name) {
      for (Env e = this; e != null; e = e.outer) {
        if (e.values.containsKey(name)) return e.values.get(name);
      }
      throw new IllegalStateException("unbound " + name);
    }
  }

  static Object read(List<String> tokens) {
    String t = tokens.remove(0);
    if (!t.equals("(")) return t.matches("-?\\d+") ? (Object) Long.valueOf(t) : t;
    List<Object> list = new ArrayList<>();
    while (!tokens.get(0).equals(")")) list.add(read(tokens));
    tokens.remove(0);
    return list;
  }

  @SuppressWarnings("unchecked")
  static Object eval(Object x, Env env) {
    if (x instanceof String name) return env.get(name);
    if (!(x instanceof List)) return x;
    List<Object> list = (List<Object>) x;
    if (list.get(0) instanceof String head) {
      switch (head) {
        case "if":
          return eval(Boolean.TRUE.equals(eval(list.get(1), env)) ? list.get(2) : list.get(3), env);
        case "define":
          env.values.put((String) list.get(1), eval(list.get(2), env));
          return list.get(1);
        case "quote":
          return list.get(1);
        case "lambda":
          List<Object> names = (List<Object>) list.get(1);
          return (Function) args -> {
            Env local = new Env(env);
            for (int i = 0; i < names.size(); i++) local.values.put((String) names.get(i), args.get(i));
            return eval(list.get(2), local);
          };
        default:
      }
    }
    List<Object> values = new ArrayList<>();
    for (Object o : list) values.add(eval(o, env));
    return ((Function) values.remove(0)).apply(values);
  }

  static Object lisp(String text, Env env) {
    return eval(read(new ArrayList<>(Arrays.asList(text.replace("(", " ( ").replace(")", " ) ").trim().split("\\s+")))),
        env);
  }

  static Env globals() {
    Env env = new Env(null);
    env.values.put("+", (Function) a -> a.stream().mapToLong(x -> (Long) x).sum());
    env.values.put("*", (Function) a -> a.stream().mapToLong(x -> (Long) x).reduce(1, (p, q) -> p * q));
    env.values.put("-", (Function) a -> (Long) a.get(0) - (Long) a.get(1));
    env.values.put("<", (Function) a -> (Long) a.get(0) < (Long) a.get(1));
    env.values.put("cons", (Function) a -> {
      List<Object> l = new ArrayList<>(List.of(a.get(0)));
      l.addAll((List<?>) a.get(1));
      return l;
    });
    env.values.put("car", (Function) a -> ((List<?>) a.get(0)).get(0));
    env.values.put("cdr", (Function) a -> ((List<?>) a.get(0)).subList(1, ((List<?>) a.get(0)).size()));
    env.values.put("null?", (Function) a -> ((List<?>) a.get(0)).isEmpty());
    return env;
  }

  public static void main(String[] args) {
    String hello =
        "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.";
    System.out.println(brainfuck(hello, "") + " " + brainfuck(",[.-],[>+++<-]>.", "D\u0016"));
    System.out.println(assembleAndRun("set a 10; set b 1; loop: mul b a; sub a 1; jnz a loop; out b") + " | "
        + assembleAndRun("set a 0; set b 1; set d 12; l: out a; set c a; add c b; set a b; set b c; sub d 1; jnz d l"));
    Env env = globals();
    for (String s : List.of("(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))", "(fact 15)",
        "(define map (lambda (f l) (if (null? l) l (cons (f (car l)) (map f (cdr l))))))",
        "(map (lambda (x) (* x x)) (quote (1 2 3 4)))",
        "(define adder (lambda (n) (lambda (x) (+ x n))))", "((adder 5) 37)",
        "(define twice (lambda (f) (lambda (x) (f (f x)))))", "((twice (twice (adder 3))) 0)",
        "(define fib (lambda (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))))", "(fib 13)", "(undefined 1)")) {
      try {
        System.out.println(lisp(s, env));
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      }
    }
  }
}
