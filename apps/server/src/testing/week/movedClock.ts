import { movedDate } from '../movedDate.ts';

/**
 * Loaded before a server: its clock is off by CLOCK_OFFSET_MS, and jumps when its parent process says so. Intervals of a
 * second or more that a jump skips are called once. Also tells the parent how much memory is in use.
 */
export interface ClockMessage {
  /** How far the clock jumps ahead; absent: memory is collected and told. */
  jumpMs?: number;
}

export interface MemoryMessage {
  /** Megabytes that JavaScript and its buffers hold after garbage was collected. */
  inUse: number;
  /** Megabytes of the process. */
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
