package readerswriters;

class CountAtOnceAccess extends Access {
  @Override
  synchronized void beginRead() throws InterruptedException {
    awaitWriters();
    countReader();
  }
}
