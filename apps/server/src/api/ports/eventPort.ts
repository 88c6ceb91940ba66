import { type EventPort, permissionRefusal } from '@hub/api-client/server';
import { openSession } from '@hub/engine';
import type { OutsideCall } from '../CallContext.ts';

export function eventPort({
  changes,
  database,
  session: { shop, staffId },
}: Pick<OutsideCall, 'changes' | 'database' | 'session'>): EventPort {
  return {
    subscribe: (onChange) => changes.subscribe(shop.shopId, onChange),
    mayListen: async () => {
      const session = await database.inShop(shop.shopId, (transaction) => openSession(transaction, staffId));
      return session !== null && permissionRefusal('events', session.access) === null;
    },
    closed: changes.closed,
  };
}
