/** Without progress for this long, a long job stands still: another attempt takes it over. */
export const idleLimitMs = 300_000;

/** Whether a long job stands still whose last progress was at `aliveAt`. */
export function isStandingStill(aliveAt: Date, now: Date): boolean {
  return now.getTime() - aliveAt.getTime() >= idleLimitMs;
}
