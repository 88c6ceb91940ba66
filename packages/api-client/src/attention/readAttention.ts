import { type AttentionQueue, attentionTabs } from '@hub/domain/dashboard';
import type { StoreHealth } from '@hub/domain/store';
import type * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { toTimeOrNull } from '../http/wireFields.ts';
import { attentionEndpoints } from './attentionEndpoints.ts';

/** What needs a person, and how the store is. */
export interface Attention {
  /** Most urgent first, without tabs unknown to the app. */
  queues: readonly AttentionQueue[];
  /** `null` without a store, or when the server does not say. */
  store: StoreHealth | null;
}

/** What needs a person; for servers with capability `attention`. */
export async function readAttention(
  { http }: Pick<ClientContext, 'http'>,
  options: CallOptions = {},
): Promise<Attention> {
  const endpoint = attentionEndpoints.attention;
  const { queues, store } = checkReply(endpoint.reply, await http.request(endpoint, options));
  const known = attentionTabs.flatMap((tab) => {
    const queue = queues.find((sent) => sent.tab === tab);
    if (queue === undefined) return [];
    return [
      {
        tab,
        orders: Number(queue.orders),
        oldestAt: toTimeOrNull(queue.oldest_at),
        waitingSince: toTimeOrNull(queue.waiting_since),
        endingHolds: Number(queue.ending_holds),
      },
    ];
  });
  return { queues: known, store: toStoreHealth(store) };
}

const states = ['installed', 'missingScopes', 'uninstalled', 'frozen', 'accessEnded'] as const;

/** An unknown state says nothing. */
function toStoreHealth(wire: z.infer<typeof attentionEndpoints.attention.reply>['store']): StoreHealth | null {
  const state = states.find((name) => name === wire?.state);
  if (!wire || state === undefined) return null;
  return {
    state,
    lastOrderAt: toTimeOrNull(wire.last_order_at),
    waiting: Number(wire.waiting),
    waitingSince: toTimeOrNull(wire.waiting_since),
    isStanding: wire.is_standing,
  };
}
