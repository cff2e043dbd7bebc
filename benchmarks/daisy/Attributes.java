package daisy;

record Attributes(int inode, int links, int size) {}
