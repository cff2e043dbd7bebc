// Part of every program of a sanitized build: how the sanitizers behave, however the program is started.

// Leaks are no error: a program that ends leaves its memory to the operating system.
extern "C" const char* __asan_default_options() { return "detect_leaks=0"; }

extern "C" const char* __ubsan_default_options() { return "print_stacktrace=1"; }

// The first race ends the program, with an exit status that is no verdict's. Other threads remember much of what they did,
// so that both sides of a race can be shown.
extern "C" const char* __tsan_default_options() { return "halt_on_error=1 exitcode=66 history_size=4"; }
