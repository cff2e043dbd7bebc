// jdk: 21+
// Dates, periods and durations.
import java.time.*;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

public class TimesOf21 {
  public static void main(String[] args) {
    LocalDate day = LocalDate.of(2024, 2, 29);
    System.out.println(day.plusYears(1) + " " + day.until(LocalDate.of(2025, 1, 1)) + " " + day.isLeapYear() + " " + day.getDayOfWeek());
    System.out.println(Duration.ofMillis(93_784_005).toString() + " " + Duration.between(Instant.EPOCH, Instant.ofEpochSecond(3661)).toMinutesPart());
    System.out.println(DateTimeFormatter.ISO_ORDINAL_DATE.format(day) + " " + LocalTime.parse("10:15").minus(20, ChronoUnit.MINUTES) + " " + Year.of(1900).isLeap());
    Clock clock = Clock.fixed(Instant.ofEpochMilli(1234567), ZoneOffset.UTC);
    System.out.println(LocalDateTime.now(clock) + " " + InstantSource.offset(clock, Duration.ofDays(1)).instant() + " " + Period.parse("P1Y2M").toTotalMonths());
  }
}
