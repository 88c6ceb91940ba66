/** A long job without progress for this long is stalled: another attempt takes it over. */
export const idleLimitMs = 300_000;

/** Whether a long job is stalled. `aliveAt`: its last progress. */
export function isStalled(aliveAt: Date, now: Date): boolean {
  return now.getTime() - aliveAt.getTime() >= idleLimitMs;
}
