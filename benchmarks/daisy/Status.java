package daisy;

/** Why an operation failed. */
enum Status {
  NO_SUCH_FILE,
  FILE_EXISTS,
  BAD_NAME,
  NO_SPACE,
  FILE_TOO_LARGE,
  DIRECTORY_FULL,
  STALE
}
