package daisy;

class FileSystemException extends Exception {
  private static final long serialVersionUID = 1;

  private final Status status;

  FileSystemException(Status status) {
    super(status.toString());
    this.status = status;
  }

  Status status() {
    return status;
  }
}
