import { message } from '@hub/domain/messages';
import { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { RefusedError, UnexpectedReplyError } from '../ProviderError.ts';
import { keepSubscriptions, removeSubscriptions, type SubscriptionCalls } from '../shared/keepSubscriptions.ts';
import { createShipwireCalls, shipwireVersion } from './createShipwireCalls.ts';
import { shipwireList, shipwireName, shipwireSecret, shipwireSubscription } from './shipwireWire.ts';

/** Topics that change an order or its parcels; each needs its own subscription (Webhooks: "Topics"). */
const topics = ['order.completed', 'order.canceled', 'order.updated', 'tracking.created', 'tracking.updated'];

const path = `${shipwireVersion}/webhooks`;

/** Secret: Create a secret. Shipwire signs with an account's two newest secrets. */
export async function makeShipwireSecret(call: CallProvider, account: AccountSettings): Promise<string> {
  const { send } = createShipwireCalls(account, call);
  const made = await send({ method: 'POST', path: `${shipwireVersion}/secret` }, shipwireSecret);
  if (made === null)
    throw new UnexpectedReplyError(
      message('providers.withoutSecret', { provider: shipwireName, call: 'POST /secret' }),
    );
  return made.secret;
}

export async function subscribeToShipwire(
  call: CallProvider,
  account: AccountSettings,
  address: string,
): Promise<void> {
  const { send } = createShipwireCalls(account, call);
  const add = (topic: string) =>
    send({ method: 'POST', path, body: { topic: `v1.${topic}`, url: address } }, z.unknown());
  await keepSubscriptions({ ...subscriptionCalls(call, account), add }, address, topics);
}

export async function unsubscribeFromShipwire(
  call: CallProvider,
  account: AccountSettings,
  address: string,
): Promise<void> {
  await removeSubscriptions(subscriptionCalls(call, account), address);
}

function subscriptionCalls(call: CallProvider, account: AccountSettings): SubscriptionCalls {
  const { get, send } = createShipwireCalls(account, call);
  return {
    async list() {
      const { items } = await get(`${path}?limit=100`, shipwireList(shipwireSubscription));
      return items.map(({ resource: { id, topic, url } }) => ({
        id,
        address: url ?? '',
        topic: (topic ?? '').replace(/^v1\./, ''),
      }));
    },
    /** 404 means it is already gone. */
    async remove(id) {
      try {
        await send({ method: 'DELETE', path: `${path}/${encodeURIComponent(id)}` }, z.unknown());
      } catch (error) {
        if (!(error instanceof RefusedError && error.status === 404)) throw error;
      }
    },
  };
}
