/**
 * Whether orders left the first page of a list since it was read, so that orders of later pages moved up, maybe unseen.
 * `before` and `after`: the `orderId`s of both readings, newest first. New orders on top only push the others down,
 * which leaves none out.
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
