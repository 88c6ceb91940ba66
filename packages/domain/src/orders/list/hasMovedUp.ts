/**
 * Whether orders left a list's first page since it was read, so orders of later pages moved up, perhaps unseen.
 * `before` and `after` are the `orderId`s of both reads, newest first. New orders on top only push others down, which
 * skips none.
 */
export function hasMovedUp(
  before: readonly string[],
  after: readonly string[],
  isKnown: (orderId: string) => boolean,
): boolean {
  if (after.length < before.length) return true;
  const firstKnown = after.findIndex(isKnown);
  if (firstKnown < 0) return after.length > 0;
  return after.slice(firstKnown).some((orderId, index) => orderId !== before[index]);
}
