import type { EventPort } from '@hub/api-client/server';
import type { OutsideCall } from '../CallContext.ts';

interface Listening extends Pick<OutsideCall, 'changes'> {
  session: { shop: Pick<OutsideCall['session']['shop'], 'shopId'> };
}

export function eventPort({ changes, session }: Listening): EventPort {
  const { shopId } = session.shop;
  return { subscribe: (onChange) => changes.subscribe(shopId, onChange), closed: changes.closed };
}
