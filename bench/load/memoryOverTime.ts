/** Megabytes of a process at a second of the run. */
export interface MemoryPoint {
  second: number;
  megabytes: number;
}

/** Megabytes that a process gains in an hour, and how far off that may be. */
export interface MemorySlope {
  perHour: number;
  /** Two standard errors; the true one is within them in 95 of 100 runs, where the points lie around a line by chance. */
  uncertainty: number;
}

/** By the line of least squares; null: too few points for one. */
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

/** Whether less than `limit` megabytes an hour are gained; null: the slope is too uncertain to say. */
export function isFlat({ perHour, uncertainty }: MemorySlope, limit: number): boolean | null {
  if (perHour + uncertainty <= limit) return true;
  return perHour - uncertainty > limit ? false : null;
}

/** The smallest of each window: what is left when garbage was collected. */
export function floorsOf(points: readonly MemoryPoint[], windowSeconds: number): readonly MemoryPoint[] {
  const windows = Map.groupBy(points, ({ second }) => Math.floor(second / windowSeconds));
  return [...windows.values()].flatMap((window) => window.toSorted((a, b) => a.megabytes - b.megabytes).slice(0, 1));
}
