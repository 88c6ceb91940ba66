/** Megabytes of a process at a second of the run. */
export interface MemoryPoint {
  second: number;
  megabytes: number;
}

/** Megabytes gained per hour, and the uncertainty. */
export interface MemorySlope {
  perHour: number;
  /** Two standard errors. With randomly scattered points, the true slope is within them in 95 of 100 runs. */
  uncertainty: number;
}

/** Slope by least squares; `null` with too few points. */
export function slopePerHour(points: readonly MemoryPoint[]): MemorySlope | null {
  if (points.length < 3) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const second = mean(points.map((point) => point.second));
  const megabytes = mean(points.map((point) => point.megabytes));
  const spread = points.reduce((sum, point) => sum + (point.second - second) ** 2, 0);
  if (spread === 0) return null;
  const common = points.reduce((sum, point) => sum + (point.second - second) * (point.megabytes - megabytes), 0);
  const slope = common / spread;
  const missed = points.reduce(
    (sum, point) => sum + (point.megabytes - megabytes - slope * (point.second - second)) ** 2,
    0,
  );
  const error = Math.sqrt(missed / (points.length - 2) / spread);
  return { perHour: slope * 3_600, uncertainty: 2 * error * 3_600 };
}

/** Whether the growth is at most `limit` megabytes an hour; `null` if the slope is too uncertain to tell. */
export function isFlat({ perHour, uncertainty }: MemorySlope, limit: number): boolean | null {
  if (perHour + uncertainty <= limit) return true;
  return perHour - uncertainty > limit ? false : null;
}

/** The minimum of each window: what remains after garbage collection. */
export function floorsOf(points: readonly MemoryPoint[], windowSeconds: number): readonly MemoryPoint[] {
  const windows = Map.groupBy(points, ({ second }) => Math.floor(second / windowSeconds));
  return [...windows.values()].flatMap((window) => window.toSorted((a, b) => a.megabytes - b.megabytes).slice(0, 1));
}
