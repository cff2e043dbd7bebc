// jdk: 25
// args: one "and two"
// A main method with arguments is preferred; an exception that it throws.
void main() {
  IO.println("not this one");
}

void main(String[] args) {
  IO.println(args.length + args[1]);
  throw new IllegalStateException("thrown in main");
}
