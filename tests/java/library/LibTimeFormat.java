import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/**
 * Formatting and parsing of dates: DateTimeFormatter patterns, builders, styles; Calendar and SimpleDateFormat in UTC.
 */
public class LibTimeFormat {
  static void formatting() {
    LocalDateTime dt = LocalDateTime.of(2023, 4, 5, 16, 7, 8, 90_000_000);
    for (String pattern : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "d/M/yy h:m a", "EEEE, d MMMM uuuu", "EEE MMM dd",
        "D 'day of' y", "'quoted ''text'''", "yyyyMMdd'T'HHmmss", "GGG y", "QQQ e", "ww", "n", "A", "HH[:mm][:ss]",
        "ppppH"}) {
      System.out.println(pattern + " -> " + dt.format(DateTimeFormatter.ofPattern(pattern, Locale.US)));
    }
    ZonedDateTime zoned = dt.atZone(ZoneOffset.ofHours(-3));
    System.out.println(DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(zoned) + " "
        + DateTimeFormatter.ISO_WEEK_DATE.format(dt) + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(dt) + " "
        + DateTimeFormatter.BASIC_ISO_DATE.format(dt) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(zoned) + " "
        + DateTimeFormatter.ISO_INSTANT.format(zoned) + " "
        + DateTimeFormatter.ofPattern("xxx X Z O", Locale.US).format(zoned));
    System.out.println(DayOfWeek.FRIDAY.getDisplayName(TextStyle.FULL, Locale.US) + " "
        + DayOfWeek.FRIDAY.getDisplayName(TextStyle.SHORT, Locale.US) + " "
        + Month.MAY.getDisplayName(TextStyle.NARROW, Locale.US) + " "
        + Month.SEPTEMBER.getDisplayName(TextStyle.SHORT, Locale.US));
    DateTimeFormatter built = new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD)
        .appendLiteral('|').appendText(ChronoField.DAY_OF_WEEK, TextStyle.SHORT).padNext(6, '*')
        .appendValue(ChronoField.HOUR_OF_DAY)
        .optionalStart().appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true).toFormatter(Locale.US);
    System.out.println(built.format(dt) + " " + built);
    try {
      DateTimeFormatter.ofPattern("HH:mm").format(LocalDate.of(2020, 1, 1));
    } catch (java.time.DateTimeException e) {
      System.out.println(e.getMessage());
    }
    try {
      DateTimeFormatter.ofPattern("yyyy-bb");
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }

  static void parsing() {
    System.out.println(LocalDate.parse("2023-04-05") + " " + LocalTime.parse("10:15") + " "
        + LocalDateTime.parse("2023-04-05T10:15:30.5") + " " + ZonedDateTime.parse("2023-04-05T10:15:30+01:00[UTC]")
        + " "
        + LocalDate.parse("5 Apr 2023", DateTimeFormatter.ofPattern("d MMM yyyy", Locale.US)) + " "
        + LocalTime.parse("4:07 PM", DateTimeFormatter.ofPattern("h:mm a", Locale.US)));
    for (String bad : new String[] {"2023-4-5", "2023-02-30", "", "2023-04-05x"}) {
      try {
        System.out.println(LocalDate.parse(bad));
      } catch (DateTimeParseException e) {
        System.out.println(e.getMessage() + " at " + e.getErrorIndex());
      }
    }
    DateTimeFormatter strict = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.STRICT);
    DateTimeFormatter lenient = DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(ResolverStyle.LENIENT);
    System.out.println(LocalDate.parse("2023-02-31", DateTimeFormatter.ofPattern("uuuu-MM-dd")) + " "
        + LocalDate.parse("2023-14-40", lenient));
    try {
      LocalDate.parse("2023-02-31", strict);
    } catch (DateTimeParseException e) {
      System.out.println("strict: " + e.getMessage());
    }
    TemporalAccessor parsed = new DateTimeFormatterBuilder().parseCaseInsensitive().appendPattern("EEE dd-MMM")
        .parseDefaulting(ChronoField.YEAR, 2024).toFormatter(Locale.US).parse("thu 29-FEB");
    System.out.println(LocalDate.from(parsed) + " "
        + DateTimeFormatter.ofPattern("[yyyy][-MM]").parse("2020").get(ChronoField.YEAR));
  }

  static void legacy() throws Exception {
    TimeZone utc = TimeZone.getTimeZone("UTC");
    SimpleDateFormat format = new SimpleDateFormat("EEE, dd MMM yyyy HH:mm:ss Z", Locale.US);
    format.setTimeZone(utc);
    System.out.println(format.format(new Date(0)) + " | " + format.format(new Date(1_700_000_000_000L)) + " | "
        + format.parse("Thu, 01 Jan 1970 00:00:10 +0000").getTime());
    GregorianCalendar calendar = new GregorianCalendar(utc, Locale.US);
    calendar.clear();
    calendar.set(2024, Calendar.JANUARY, 31, 12, 0, 0);
    calendar.add(Calendar.MONTH, 1);
    System.out.println(format.format(calendar.getTime()) + " " + calendar.get(Calendar.DAY_OF_WEEK) + " "
        + calendar.get(Calendar.WEEK_OF_YEAR) + " " + calendar.getActualMaximum(Calendar.DAY_OF_MONTH) + " "
        + calendar.isLeapYear(2024) + " " + calendar.get(Calendar.DAY_OF_YEAR));
    calendar.roll(Calendar.MONTH, 11);
    calendar.add(Calendar.DATE, -400);
    calendar.set(Calendar.HOUR, 30);
    System.out.println(format.format(calendar.getTime()) + " " + calendar.getTimeInMillis() + " "
        + calendar.getDisplayName(Calendar.MONTH, Calendar.LONG, Locale.US) + " " + calendar.toZonedDateTime());
    calendar.setLenient(false);
    calendar.set(Calendar.DAY_OF_MONTH, 45);
    try {
      calendar.getTime();
    } catch (IllegalArgumentException e) {
      System.out.println("not lenient: " + e.getMessage());
    }
    try {
      format.parse("nonsense");
    } catch (java.text.ParseException e) {
      System.out.println(e.getMessage() + " at " + e.getErrorOffset());
    }
    System.out.println(new Date(5).before(new Date(6)) + " " + new Date(1000).compareTo(new Date(999)) + " "
        + utc.getRawOffset() + " " + TimeZone.getTimeZone("nowhere").getID() + " "
        + new GregorianCalendar(1582, Calendar.OCTOBER, 4).getGreatestMinimum(Calendar.YEAR));
  }

  public static void main(String[] args) throws Exception {
    formatting();
    parsing();
    legacy();
  }
}
