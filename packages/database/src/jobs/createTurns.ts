/** Which jobs of a queue come before others. */
export interface Turns {
  /** The priority of the next job of a shop that is due then: the greater, the sooner it is done. */
  next(queue: string, shopId: number, startAt: Date): number;
}

/** A shop that adds no more to a queue waits for no other shop. */
const perSecond = 5;
/** What priorities count seconds from, so that they fit into 31 bits. */
const epochMs = Date.UTC(2026, 0, 1);
/** Turns are forgotten when there are more; whoever has one then gets the next at once. */
const mostTurns = 10_000;

/**
 * Shops take turns: jobs of one that adds thousands at once are done as if they had come five a second, so that those of
 * others come in between. The turn of each job comes, however many come after it.
 */
export function createTurns(now: () => number = Date.now): Turns {
  /** When the turn of the last job comes, by queue and shop. */
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

/** Jobs that are due in a hundred years are all alike. */
const last = -2_000_000_000;

function priorityOf(turn: number): number {
  return Math.max(last, -Math.floor((turn - epochMs) / 1_000));
}
