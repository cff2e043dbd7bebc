package deos;

/** What an application does: one kernel call whenever it has the processor. */
enum Script {
  /** Works once and ends. */
  ONE_SHOT,
  /** Works in every period until the power is off. */
  PERIODIC,
  /** Creates another thread and ends. */
  PARENT,
  /** Gives a tick away, works, ends. */
  POLITE;

  enum Call {
    CREATE,
    WAIT_FOR_PERIOD,
    YIELD,
    END
  }

  static Script forApplication(int number) {
    return switch (number % 4) {
      case 0 -> ONE_SHOT;
      case 1 -> PERIODIC;
      case 2 -> PARENT;
      default -> POLITE;
    };
  }

  Call call(int turn) {
    return switch (this) {
      case ONE_SHOT -> Call.END;
      case PERIODIC -> Call.WAIT_FOR_PERIOD;
      case PARENT -> turn == 0 ? Call.CREATE : Call.END;
      case POLITE -> turn == 0 ? Call.YIELD : Call.END;
    };
  }
}
