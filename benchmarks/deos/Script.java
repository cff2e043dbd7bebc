package deos;

/** What an application does, one kernel call whenever it has the processor. */
enum Script {
  /** Works in every period until the power is off. */
  PERIODIC,
  /** Works once and ends. */
  ONE_SHOT,
  /** Gives a tick away, works, ends. */
  POLITE;

  static Script forApplication(int number) {
    return switch (number % 3) {
      case 0 -> ONE_SHOT;
      case 1 -> PERIODIC;
      default -> POLITE;
    };
  }

  enum Call {
    WAIT_FOR_PERIOD,
    YIELD,
    END
  }

  Call call(int turn) {
    return switch (this) {
      case PERIODIC -> Call.WAIT_FOR_PERIOD;
      case ONE_SHOT -> Call.END;
      case POLITE -> turn == 0 ? Call.YIELD : Call.END;
    };
  }
}
