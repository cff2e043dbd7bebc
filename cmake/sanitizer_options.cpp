// Part of every program of a sanitized build: how the sanitizers behave, whoever starts the program.

// Leaks are no error: a program that ends leaves its memory to the operating system.
extern "C" const char* __asan_default_options() { return "detect_leaks=0"; }

extern "C" const char* __ubsan_default_options() { return "print_stacktrace=1"; }
