/** Megabytes of a process at a second of the run. */
export interface MemoryPoint {
  second: number;
  megabytes: number;
}

/** Megabytes that a process gains in an hour, by the line of least squares; null: too few points for one. */
export function slopePerHour(points: readonly MemoryPoint[]): number | null {
  if (points.length < 2) return null;
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const second = mean(points.map((point) => point.second));
  const megabytes = mean(points.map((point) => point.megabytes));
  const spread = points.reduce((sum, point) => sum + (point.second - second) ** 2, 0);
  if (spread === 0) return null;
  const common = points.reduce((sum, point) => sum + (point.second - second) * (point.megabytes - megabytes), 0);
  return (common / spread) * 3_600;
}

/** The smallest of each window: what is left when garbage was collected. */
export function floorsOf(points: readonly MemoryPoint[], windowSeconds: number): readonly MemoryPoint[] {
  const windows = Map.groupBy(points, ({ second }) => Math.floor(second / windowSeconds));
  return [...windows.values()].flatMap((window) => window.toSorted((a, b) => a.megabytes - b.megabytes).slice(0, 1));
}
