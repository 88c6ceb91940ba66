import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';

/** Changes as they happen; our own call, for servers with capability `events`. */
export const eventEndpoints = {
  events: {
    method: 'GET',
    path: '/hub/events',
    kind: 'stream',
    permission: needs.viewOrders,
    summary:
      'A server-sent stream: `changed` with the stages of orders that changed, those of the last 10 s at first; ' +
      'a comment line every 15 s.',
    reply: z.string(),
    replyType: 'text/event-stream',
  },
} as const satisfies Record<string, ShopEndpoint>;

/** A new stream starts with the changes of this period, ms, because a screen loads a little before its stream opens. */
export const repeatedMs = 10_000;
