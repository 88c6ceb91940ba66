/**
 * The smallest value that at least `part` (0 to 1) of all values do not exceed; null for no values. Always a value of
 * the list. `sorted`: ascending.
 */
export function percentile(sorted: Float64Array, part: number): number | null {
  const rank = Math.max(1, Math.ceil(part * sorted.length));
  return sorted[rank - 1] ?? null;
}
