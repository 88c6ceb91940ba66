import { type EventValues, type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';
import type { TimelineEntry } from '../detail/OrderDetail.ts';
import { timelineNewestFirst } from './timelineMessage.ts';

/** An order's warehouse orders, when its address changes. */
type Given = readonly { state: string; tries: number }[];

/** Event for an order whose address changed in the store. */
export function addressChangeEvent(given: Given): OrderEvent {
  return orderEvent('addressChanged', { oldAddress: oldAddressAt(given) });
}

/** Event for an order whose address a person changed here. */
export function addressEditEvent(
  given: Given,
  edit: Omit<EventValues<'addressEdited'>, 'oldAddress'>,
): OrderEvent<'addressEdited'> {
  return orderEvent('addressEdited', { ...edit, oldAddress: oldAddressAt(given) });
}

/**
 * 3PLs that have or may have the order are asked to change the address. If a request was given up, a person must call the 3PL.
 * A 3PL that holds its part gets the new address on release.
 */
function oldAddressAt(given: Given): EventValues<'addressChanged'>['oldAddress'] {
  const tried = given.filter(({ state, tries }) => state === 'sent' || tries > 0);
  if (tried.some(({ state }) => ['sent', 'queued', 'sending'].includes(state))) return 'asked';
  if (tried.some(({ state }) => state === 'failed')) return 'atWarehouse';
  return given.some(({ state }) => state === 'done') ? 'shipped' : 'unused';
}

/** Who changed the address last; `null` when the store did, or it is unchanged. */
export function lastAddressEditor(timeline: readonly TimelineEntry[]): string | null {
  for (const { event } of timelineNewestFirst(timeline)) {
    if (event?.kind === 'addressEdited') return event.values.by;
    if (event?.kind === 'addressChanged') return null;
  }
  return null;
}
