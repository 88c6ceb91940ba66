/** Order of the jobs in a queue. */
export interface Turns {
  /** Priority of a shop's next job, due at `startAt`; a greater one runs sooner. */
  next(queue: string, shopId: number, startAt: Date): number;
}

/** Jobs per second that a shop may run without waiting for other shops. */
const perSecond = 5;
/** Start of the seconds in priorities, so that they fit into 31 bits. */
const epochMs = Date.UTC(2026, 0, 1);
/** Beyond this many, all turns are forgotten; each shop's next turn is then immediate. */
const mostTurns = 10_000;

/**
 * Shops take turns: thousands of jobs added at once run as if they had arrived at five a second, so that other shops'
 * jobs come in between. Each job gets its turn, however many are added later.
 */
export function createTurns(now: () => number = Date.now): Turns {
  /** Turn of the last job, by queue and shop. */
  const lastTurns = new Map<string, number>();
  return {
    next: (queue, shopId, startAt) => {
      const isDue = startAt.getTime() <= now();
      if (!isDue) return priorityOf(startAt.getTime());
      const key = `${queue} ${shopId}`;
      const turn = Math.max(now(), (lastTurns.get(key) ?? 0) + 1_000 / perSecond);
      if (lastTurns.size >= mostTurns) lastTurns.clear();
      lastTurns.set(key, turn);
      return priorityOf(turn);
    },
  };
}

/** Jobs due in a hundred years all have the same priority. */
const last = -2_000_000_000;

function priorityOf(turn: number): number {
  return Math.max(last, -Math.floor((turn - epochMs) / 1_000));
}
