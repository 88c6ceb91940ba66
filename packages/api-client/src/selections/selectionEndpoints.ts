import * as z from 'zod/mini';
import type { Endpoint } from '../http/Endpoint.ts';
import { filterQueryFields } from '../http/filterQueryFields.ts';
import { wireId, wireNumber } from '../http/wireFields.ts';

/** Orders selected as "all, except"; our own calls, for servers with capability `windowed-lists`. */
export const selectionEndpoints = {
  freezeSelection: {
    method: 'POST',
    path: '/hub/selections',
    summary: 'Writes down all orders of a list, except some, as they are now.',
    request: z.object({
      ...filterQueryFields,
      tab: z.enum(['1', '2', '3', '4', '5', '6', '7', '8']),
      /** `order_id`s that are not selected. */
      except: z.array(wireId),
    }),
    reply: z.object({ selection_id: z.string(), count: wireNumber }),
  },
  getSelection: {
    method: 'GET',
    path: '/hub/selections/{selection_id}',
    summary: 'The orders that were written down, newest first, 5,000 a page.',
    params: z.object({ selection_id: z.string() }),
    query: z.object({
      /** Page index: 0 is page 1. */
      offset: z.string().check(z.regex(/^\d{1,6}$/, 'has to be a whole number from 0')),
    }),
    reply: z.object({ order_ids: z.array(wireId), total: wireNumber }),
  },
} as const satisfies Record<string, Endpoint>;

export type SelectionEndpointName = keyof typeof selectionEndpoints;
