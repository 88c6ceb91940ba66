/** Milliseconds from one stage of an order to the next. */
export interface Pace {
  pack: number;
  ship: number;
  /** From one wave of parcels to the next. */
  nextWave: number;
  transit: number;
  deliver: number;
}

const minuteMs = 60_000;

/** Fast enough to watch, slow enough that an order can still be cancelled. */
export const usualPace: Pace = {
  pack: 5 * minuteMs,
  ship: 10 * minuteMs,
  nextWave: 30 * minuteMs,
  transit: 20 * minuteMs,
  deliver: 60 * minuteMs,
};

/** `speed` 60: a minute of the warehouse passes in a second. */
export function paceAt(pace: Pace, speed: number): Pace {
  return {
    pack: pace.pack / speed,
    ship: pace.ship / speed,
    nextWave: pace.nextWave / speed,
    transit: pace.transit / speed,
    deliver: pace.deliver / speed,
  };
}
