package readerswriters;

class CountLaterAccess extends Access {
  @Override
  void beginRead() throws InterruptedException {
    awaitWriters();
    // bug: a writer that comes now sees no reader
    countReader();
  }
}
