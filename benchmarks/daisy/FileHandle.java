package daisy;

/** What a client holds of a file that it has found or created. */
record FileHandle(int inode, int generation) {}
