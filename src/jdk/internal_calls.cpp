#include "jdk/internal_calls.hpp"

namespace weaveproof::jdk {

namespace {

// None of them gives out anything that others may change, but for objects that are new.
constexpr InternalCall kInternalCalls[] = {
    // String.format, formatted, printf: finds the locale's symbols, resource bundles, and conversions.
    {"java/util/Formatter", "format"},
    // Factories of formats, which look for the same.
    {"java/text/NumberFormat", "getInstance"},
    {"java/text/DateFormat", "get"},
    {"java/text/SimpleDateFormat", "initialize initializeCalendar"},
    {"java/text/DecimalFormatSymbols", "initialize"},
    {"java/text/DateFormatSymbols", "getInstance"},
    {"java/text/DateFormatSymbols", "getInstanceRef", kUntil21},
    {"java/time/format/DateTimeFormatterBuilder", "getLocalizedDateTimePattern"},
    {"java/time/format/DateTimeTextProvider", "findStore"},
    {"java/time/format/DecimalStyle", "of"},
    {"java/time/zone/ZoneRulesProvider", "getRules"},
    {"java/time/ZoneId", "systemDefault"},
    {"java/util/TimeZone", "getDefaultRef getDefault getTimeZone"},
    {"java/util/Calendar", "getInstance createCalendar setWeekCountData"},
    {"java/util/Date", "normalize getCalendarDate getCalendarSystem"},
    {"sun/util/calendar/CalendarSystem", "forName getGregorianCalendar"},
    {"sun/util/calendar/ZoneInfo", "getTimeZone"},
    {"java/util/ResourceBundle", "getBundleImpl"},
    {"java/util/Currency", "getInstance"},
    {"java/util/Locale", "getDefault forLanguageTag toLanguageTag getInstance"},
    {"java/util/Scanner", "useLocale buildIntegerPatternString buildFloatAndDecimalPattern"},
    // Security providers.
    {"java/security/MessageDigest", "getInstance"},
    {"java/security/SecureRandom", "getDefaultPRNG getInstance"},
    {"java/util/UUID", "randomUUID"},
    {"sun/security/jca/Providers", "getProviderList"},
    // Reflection: what a class has is found out once; the objects that are given out are copies.
    {"java/lang/Class",
     "getMethod getMethods getDeclaredMethod getDeclaredMethods getConstructor getConstructors "
     "getDeclaredConstructor getDeclaredConstructors getField getFields getDeclaredField getDeclaredFields "
     "getEnumConstantsShared enumConstantDirectory annotationData getPackageName getSimpleName "
     "getCanonicalName getGenericInfo getRecordComponents"},
    {"java/lang/reflect/Method", "acquireMethodAccessor getGenericInfo"},
    {"java/lang/reflect/Constructor", "acquireConstructorAccessor getGenericInfo"},
    {"java/lang/reflect/Field", "acquireFieldAccessor getGenericInfo"},
    {"java/lang/reflect/Executable", "declaredAnnotations"},
    {"java/lang/reflect/Executable", "privateGetParameters", kUntil17},
    {"java/lang/reflect/Executable", "parameterData", kFrom21},
    {"java/lang/reflect/AccessibleObject", "verifyAccess"},
    {"jdk/internal/reflect/ReflectionFactory", "checkInitted", kUntil17},
    {"jdk/internal/reflect/ReflectionFactory", "config", kFrom21},
    {"jdk/internal/reflect/ReflectionFactory", "inflationThreshold", kUntil21},
    {"sun/reflect/annotation/AnnotationType", "getInstance"},
    {"sun/reflect/annotation/AnnotationParser", "parseAnnotations"},
    // The class of a proxy is made once for a loader and interfaces.
    {"java/lang/reflect/Proxy", "getProxyConstructor"},
    {"java/lang/Module", "isOpen isExported"},
    // Every new thread asks its group.
    {"java/lang/ThreadGroup", "getMaxPriority isDaemon"},
    {"java/lang/invoke/MethodType", "makeImpl toMethodDescriptorString"},
    // Tables by name.
    {"java/nio/charset/Charset", "lookup"},
    // A Pattern never changes once it is compiled, though the fields of its nodes are not final. A Matcher is the program's.
    {"java/util/regex/Pattern", "compile"},
    {"java/util/regex/Matcher", "search match"},
};

}  // namespace

std::span<const InternalCall> internalCallsOfAllVersions() { return kInternalCalls; }
Rows<InternalCall> internalCalls(int version) { return rowsOf<InternalCall>(kInternalCalls, version); }

}  // namespace weaveproof::jdk
