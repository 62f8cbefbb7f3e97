/* What the NDK's crtbegin_so.o gives a library: a name of its own, and what is to be done when it is
   closed. */
extern void __cxa_finalize(void *);
void *__dso_handle __attribute__((visibility("hidden"))) = &__dso_handle;
__attribute__((destructor)) static void on_dlclose(void) { __cxa_finalize(&__dso_handle); }

/* libunwind is compiled with musl's headers, whose errno has another name than bionic's. */
extern int *__errno(void);
__attribute__((visibility("hidden"))) int *__errno_location(void) { return __errno(); }
