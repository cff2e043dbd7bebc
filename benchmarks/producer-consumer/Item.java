package producerconsumer;

record Item(int value) {}
