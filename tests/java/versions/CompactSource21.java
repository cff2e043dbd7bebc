// jdk: 21 preview
// A file without a class, as a preview feature.
int counter = 1;

String next() {
  return "number " + counter++;
}

void main() {
  System.out.println(next() + ", " + next());
  System.out.println(this.getClass().getSimpleName());
}
