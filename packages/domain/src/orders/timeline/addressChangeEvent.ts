import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';

/**
 * Event of an order whose address was changed in the store. `given`: its warehouse orders; those that a 3PL has, or may
 * have, are asked to take the new one, and for one that was given up a person calls. A 3PL that holds its part is given
 * the new address when it is released.
 */
export function addressChangeEvent(given: readonly { state: string; tries: number }[]): OrderEvent {
  const tried = given.filter(({ state, tries }) => state === 'sent' || tries > 0);
  if (tried.some(({ state }) => ['sent', 'queued', 'sending'].includes(state)))
    return orderEvent('addressChanged', { oldAddress: 'asked' });
  if (tried.some(({ state }) => state === 'failed')) return orderEvent('addressChanged', { oldAddress: 'atWarehouse' });
  const hasLeft = given.some(({ state }) => state === 'done');
  return orderEvent('addressChanged', { oldAddress: hasLeft ? 'shipped' : 'unused' });
}
