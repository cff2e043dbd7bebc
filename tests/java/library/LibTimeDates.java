import java.time.Clock;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;

/** java.time: arithmetic on dates, times, durations, periods, instants and offsets. */
public class LibTimeDates {
  static void dates() {
    LocalDate leap = LocalDate.of(2024, 2, 29);
    System.out.println(leap + " " + leap.plusYears(1) + " " + leap.plusYears(4) + " " + leap.minusMonths(1) + " "
        + leap.plusMonths(12) + " " + leap.getDayOfWeek() + " " + leap.getDayOfYear() + " " + leap.lengthOfYear() + " "
        + leap.isLeapYear());
    System.out.println(leap.with(TemporalAdjusters.lastDayOfMonth()) + " "
        + leap.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " "
        + leap.with(TemporalAdjusters.next(DayOfWeek.THURSDAY)) + " "
        + leap.with(TemporalAdjusters.nextOrSame(DayOfWeek.THURSDAY)) + " "
        + leap.withDayOfYear(366) + " " + leap.with(ChronoField.DAY_OF_MONTH, 1) + " "
        + leap.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + " " + leap.get(IsoFields.QUARTER_OF_YEAR));
    LocalDate start = LocalDate.of(1999, 12, 31);
    System.out.println(Period.between(start, leap) + " " + ChronoUnit.DAYS.between(start, leap) + " "
        + ChronoUnit.MONTHS.between(start, leap) + " " + start.until(leap, ChronoUnit.WEEKS) + " "
        + start.isBefore(leap) + " " + start.compareTo(leap) + " "
        + start.datesUntil(LocalDate.of(2000, 1, 3)).toList());
    System.out.println(LocalDate.ofEpochDay(0) + " " + LocalDate.ofEpochDay(-719528) + " " + LocalDate.MIN + " "
        + LocalDate.MAX.getYear() + " " + leap.toEpochDay() + " " + LocalDate.ofYearDay(2023, 60) + " "
        + Year.isLeap(1900) + Year.isLeap(2000) + " " + YearMonth.of(2023, 2).lengthOfMonth() + " "
        + MonthDay.of(2, 29).isValidYear(2023) + " " + YearMonth.of(2023, 11).plusMonths(3) + " "
        + Month.JANUARY.minus(1) + " " + DayOfWeek.MONDAY.plus(10) + " " + leap.hashCode());
    int fridays = 0;
    for (int month = 1; month <= 12; month++) {
      if (LocalDate.of(2026, month, 13).getDayOfWeek() == DayOfWeek.FRIDAY) fridays++;
    }
    System.out.println(fridays + " unlucky Fridays");
    for (Runnable r : new Runnable[] {() -> LocalDate.of(2023, 2, 29), () -> LocalDate.of(2023, 13, 1),
        () -> LocalTime.of(24, 0), () -> leap.get(ChronoField.HOUR_OF_DAY), () -> LocalDate.MAX.plusDays(1)}) {
      try {
        r.run();
      } catch (DateTimeException e) {
        System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
      }
    }
  }

  static void times() {
    LocalTime t = LocalTime.of(23, 59, 30);
    System.out.println(t.plusSeconds(45) + " " + t.minusHours(30) + " " + t.toSecondOfDay() + " "
        + t.truncatedTo(ChronoUnit.HOURS) + " " + LocalTime.ofNanoOfDay(1) + " " + LocalTime.MIDNIGHT + " "
        + LocalTime.NOON.isAfter(t) + " " + t.withNano(5_000_000) + " " + LocalTime.of(1, 2));
    LocalDateTime dt = LocalDateTime.of(2023, 12, 31, 23, 59, 59, 999_999_999);
    System.out.println(dt + " " + dt.plusNanos(1) + " " + dt.toLocalDate().atStartOfDay() + " "
        + dt.truncatedTo(ChronoUnit.MINUTES) + " " + dt.getMonth() + " " + ChronoUnit.HOURS.between(dt, dt.plusDays(3))
        + " " + dt.toEpochSecond(ZoneOffset.UTC));
  }

  static void amounts() {
    Duration d = Duration.ofHours(25).plusMinutes(61).plusMillis(1500);
    System.out.println(d + " " + d.toDays() + " " + d.toHoursPart() + " " + d.toMinutesPart() + " " + d.toMillis() + " "
        + d.negated() + " " + d.dividedBy(7) + " " + d.multipliedBy(3) + " "
        + Duration.between(LocalTime.NOON, LocalTime.of(9, 30)) + " " + Duration.parse("PT1H-5M0.25S") + " "
        + Duration.ZERO
        + " " + Duration.ofSeconds(1, -1) + " " + d.compareTo(Duration.ofDays(1)) + " " + Duration.ofNanos(-1) + " "
        + Duration.of(3, ChronoUnit.HALF_DAYS));
    Period p = Period.of(1, 14, 40);
    System.out.println(p + " " + p.normalized() + " " + p.plusDays(-40) + " " + p.toTotalMonths() + " "
        + LocalDate.of(2020, 1, 31).plus(p) + " " + Period.parse("P2Y-3W") + " " + Period.ZERO.isZero() + " "
        + Period.ofWeeks(2));
  }

  static void zones() {
    Instant epoch = Instant.EPOCH;
    Instant i = Instant.ofEpochMilli(1_700_000_000_123L);
    System.out.println(epoch + " " + i + " " + i.plus(1, ChronoUnit.DAYS) + " " + i.getEpochSecond() + " " + i.getNano()
        + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + Instant.parse("2020-01-01T00:00:00.5Z").toEpochMilli() + " "
        + Duration.between(epoch, i).toDays() + " " + Instant.ofEpochSecond(-1, 5));
    ZonedDateTime utc = i.atZone(ZoneId.of("UTC"));
    OffsetDateTime offset = i.atOffset(ZoneOffset.ofHoursMinutes(5, 30));
    System.out.println(utc + " " + offset + " " + utc.toInstant().equals(offset.toInstant()) + " "
        + offset.withOffsetSameInstant(ZoneOffset.ofHours(-8)) + " " + offset.withOffsetSameLocal(ZoneOffset.UTC) + " "
        + ZoneOffset.of("+01:30:15") + " " + ZoneOffset.UTC + " " + utc.withZoneSameInstant(ZoneId.of("GMT+2")));
    Clock clock = Clock.fixed(i, ZoneOffset.UTC);
    System.out.println(LocalDate.now(clock) + " " + LocalTime.now(clock) + " "
        + Clock.offset(clock, Duration.ofDays(1)).instant() + " " + Clock.tick(clock, Duration.ofMinutes(5)).instant()
        + " " + clock);
    ZonedDateTime paris = ZonedDateTime.of(2024, 3, 31, 1, 30, 0, 0, ZoneId.of("Europe/Paris"));
    System.out.println(paris + " " + paris.plusHours(1) + " " + paris.plusDays(1) + " " + paris.withHour(2) + " "
        + ZoneId.of("Europe/Paris").getRules().isDaylightSavings(i) + " "
        + ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, ZoneId.of("Europe/Paris")).withLaterOffsetAtOverlap());
  }

  public static void main(String[] args) {
    dates();
    times();
    amounts();
    zones();
  }
}
