/**
 * Milliseconds to wait after a 429, by `Retry-After` (seconds or a date), ShipBob's `x-retry-after` or ShipStation's
 * `X-Rate-Limit-Reset` (seconds); null: none of them is there.
 */
export function retryDelay(headers: Readonly<Record<string, string>>, now = Date.now()): number | null {
  const value = headers['retry-after'] ?? headers['x-retry-after'] ?? headers['x-rate-limit-reset'];
  if (value === undefined || value.trim() === '') return null;
  const seconds = Number(value);
  const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isNaN(delay) ? null : Math.max(0, delay);
}
