import type { OrderEvent } from '../../events/OrderEvent.ts';
import type { UnitsLeft, Wait } from './whatToShip.ts';
import { heldEvent } from './whyItWaits.ts';

type Units = ReadonlyMap<string, number>;
type Held = Extract<Wait, { type: 'held' }>;

/** Units on hold in the store, by line. */
export function heldUnits({ waits }: UnitsLeft): Units {
  const units = new Map<string, number>();
  for (const { units: own } of heldParts(waits))
    for (const [lineItemId, quantity] of own) units.set(lineItemId, (units.get(lineItemId) ?? 0) + quantity);
  return units;
}

/**
 * Why the store holds units that a warehouse has; `null` when there are no new holds. `given` has units that the
 * warehouse has and the store holds back, by line. `before` is `heldUnits` from the last read.
 */
export function newHoldOfUnits(
  left: UnitsLeft,
  given: Units,
  before: Readonly<Record<string, number>>,
): OrderEvent | null {
  const now = heldUnits(left);
  const isNew = (lineItemId: string) => given.has(lineItemId) && (now.get(lineItemId) ?? 0) > (before[lineItemId] ?? 0);
  const parts = heldParts(left.waits).filter(({ units }) => [...units.keys()].some(isNew));
  return parts.length === 0 ? null : heldEvent(parts);
}

/** Whether the store still holds part of an order for the reason that it waits for. */
export function isPartHeldFor(reason: OrderEvent | null, { waits }: UnitsLeft): boolean {
  if (reason?.kind !== 'heldInStore') return false;
  const holds = heldParts(waits).flatMap((part) => part.holds);
  return reason.values.holds.some((known) =>
    holds.some((hold) => hold.reason === known.reason && hold.note === known.note),
  );
}

function heldParts(waits: readonly Wait[]): readonly Held[] {
  return waits.filter((wait) => wait.type === 'held');
}
