import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';

/**
 * Event for an order whose address changed in the store. `given` has its warehouse orders: 3PLs that have one, or may
 * have it, are asked to take the new address; a person must call about one that was given up. A 3PL that holds its
 * part gets the new address on release.
 */
export function addressChangeEvent(given: readonly { state: string; tries: number }[]): OrderEvent {
  const tried = given.filter(({ state, tries }) => state === 'sent' || tries > 0);
  if (tried.some(({ state }) => ['sent', 'queued', 'sending'].includes(state)))
    return orderEvent('addressChanged', { oldAddress: 'asked' });
  if (tried.some(({ state }) => state === 'failed')) return orderEvent('addressChanged', { oldAddress: 'atWarehouse' });
  const hasLeft = given.some(({ state }) => state === 'done');
  return orderEvent('addressChanged', { oldAddress: hasLeft ? 'shipped' : 'unused' });
}
