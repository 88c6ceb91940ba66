/**
 * The smallest value of which it is true that so large a part (0 to 1) of all values is not above it; null of none. It
 * is always a value that occurs, so "half of the orders took no longer than this" holds to the letter. `sorted`:
 * ascending.
 */
export function percentile(sorted: Float64Array, part: number): number | null {
  const rank = Math.max(1, Math.ceil(part * sorted.length));
  return sorted[rank - 1] ?? null;
}
