import { movedDate } from '../movedDate.ts';

/**
 * Imported before a server. Shifts its clock by CLOCK_OFFSET_MS and jumps when the parent process says so. Intervals of a second or more
 * that a jump skips run once. Also reports memory in use to the parent.
 */
export interface ClockMessage {
  /** Ms to jump ahead. If absent, collects garbage and reports memory. */
  jumpMs?: number;
}

export interface MemoryMessage {
  /** Megabytes of JavaScript and its buffers after garbage collection. */
  inUse: number;
  /** Resident megabytes of the process. */
  resident: number;
}

let offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const MovedDate = movedDate(() => offsetMs);
const { now } = MovedDate;

interface Interval {
  everyMs: number;
  dueAt: number;
  call(): void;
}

const shortest = 1_000;
const intervals = new Map<unknown, Interval>();
const { setInterval: setRightInterval, clearInterval: clearRightInterval } = globalThis;

function setMovedInterval(work: (...given: unknown[]) => void, everyMs = 0, ...given: unknown[]) {
  const interval: Interval = {
    everyMs,
    dueAt: now() + everyMs,
    call: () => {
      interval.dueAt = now() + everyMs;
      work(...given);
    },
  };
  const timer = setRightInterval(interval.call, everyMs);
  if (everyMs >= shortest) intervals.set(timer, interval);
  return timer;
}

globalThis.Date = MovedDate;
globalThis.setInterval = setMovedInterval as typeof setInterval;
globalThis.clearInterval = (timer) => {
  intervals.delete(timer);
  clearRightInterval(timer);
};

const megabytes = (bytes: number) => bytes / 2 ** 20;

process.on('message', ({ jumpMs }: ClockMessage) => {
  if (jumpMs === undefined) {
    globalThis.gc?.();
    const { rss, heapUsed, external } = process.memoryUsage();
    const message: MemoryMessage = { inUse: megabytes(heapUsed + external), resident: megabytes(rss) };
    process.send?.(message);
    return;
  }
  offsetMs += jumpMs;
  const at = now();
  for (const interval of intervals.values()) if (interval.dueAt <= at) interval.call();
  process.send?.('jumped');
});
