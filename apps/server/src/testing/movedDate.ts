const RightDate = Date;

/** A `Date` whose current time is shifted by `offsetMs`, in milliseconds, read on each call. */
export function movedDate(offsetMs: () => number): DateConstructor {
  const now = () => RightDate.now() + offsetMs();
  class MovedDate extends RightDate {
    constructor(...parts: readonly unknown[]) {
      // oxlint-disable-next-line typescript/no-unsafe-argument -- what Date takes
      super(...((parts.length === 0 ? [now()] : parts) as [number]));
    }

    static override now(): number {
      return now();
    }
  }
  return MovedDate as DateConstructor;
}
