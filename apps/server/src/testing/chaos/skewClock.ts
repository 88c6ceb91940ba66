/** Loaded before a server: its clock is off by CLOCK_OFFSET_MS, like that of a machine with the wrong time. */
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const RightDate = Date;

class WrongDate extends RightDate {
  constructor(...parts: readonly unknown[]) {
    // oxlint-disable-next-line typescript/no-unsafe-argument -- what Date takes
    super(...((parts.length === 0 ? [RightDate.now() + offsetMs] : parts) as [number]));
  }

  static override now(): number {
    return RightDate.now() + offsetMs;
  }
}

if (offsetMs !== 0) globalThis.Date = WrongDate as DateConstructor;
