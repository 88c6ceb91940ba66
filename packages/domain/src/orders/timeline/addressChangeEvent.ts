import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';

/**
 * Event of an order whose address was changed in the store. `given`: its warehouse orders; one that was
 * tried and not answered may be there. A 3PL that holds its part is given the new address when it is released.
 */
export function addressChangeEvent(given: readonly { state: string; tries: number }[]): OrderEvent {
  const mayHaveOld = given.some(
    ({ state, tries }) => state === 'sent' || (tries > 0 && ['queued', 'sending', 'failed'].includes(state)),
  );
  if (mayHaveOld) return orderEvent('addressChanged', { oldAddress: 'atWarehouse' });
  const hasLeft = given.some(({ state }) => state === 'done');
  return orderEvent('addressChanged', { oldAddress: hasLeft ? 'shipped' : 'unused' });
}
