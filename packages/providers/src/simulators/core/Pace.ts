/** Milliseconds between an order's stages. */
export interface Pace {
  pack: number;
  ship: number;
  /** Between waves of parcels. */
  nextWave: number;
  transit: number;
  deliver: number;
}

const minuteMs = 60_000;

/** Fast enough to watch, slow enough to cancel an order. */
export const usualPace: Pace = {
  pack: 5 * minuteMs,
  ship: 10 * minuteMs,
  nextWave: 30 * minuteMs,
  transit: 20 * minuteMs,
  deliver: 60 * minuteMs,
};

/** At `speed` 60, a warehouse minute takes one second. */
export function paceAt(pace: Pace, speed: number): Pace {
  return {
    pack: pace.pack / speed,
    ship: pace.ship / speed,
    nextWave: pace.nextWave / speed,
    transit: pace.transit / speed,
    deliver: pace.deliver / speed,
  };
}
