import type { BulkAction } from '@hub/domain/orders/bulk';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { filterQueryFields } from '../http/filterQueryFields.ts';
import { wireMessage } from '../http/wireWords.ts';
import { wireId, wireNumber } from '../http/wireFields.ts';

const tab = z.enum(['1', '2', '3', '4', '5', '6', '7', '8']);

/** Orders selected as "all, except"; our own calls, for servers with capability `windowed-lists`. */
export const selectionEndpoints = {
  freezeSelection: {
    method: 'POST',
    path: '/hub/selections',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Writes down all orders of a list, except some, or only some of them, as they are now.',
    request: z.object({
      ...filterQueryFields,
      tab,
      /** `order_id`s that are not selected. */
      except: z.array(wireId),
      /** `order_id`s: only those that are in the list. Without it, all of the list. */
      only: z.optional(z.array(wireId)),
    }),
    reply: z.object({ selection_id: z.string(), count: wireNumber }),
  },
  getSelection: {
    method: 'GET',
    path: '/hub/selections/{selection_id}',
    kind: 'read',
    permission: needs.editOrders,
    summary: 'The orders that were written down, newest first, 5,000 a page.',
    params: z.object({ selection_id: z.string() }),
    query: z.object({
      /** Page index: 0 is page 1. */
      offset: z.string().check(z.regex(/^\d{1,6}$/, 'has to be a whole number from 0')),
    }),
    /** `order_names`: of each; '' for one that no longer exists. */
    reply: z.object({ order_ids: z.array(wireId), order_names: z.array(z.string()), total: wireNumber }),
  },
  preflightSelection: {
    method: 'POST',
    path: '/hub/selections/{selection_id}/preflight',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Which orders of a selection can take a bulk action; they are written down too.',
    params: z.object({ selection_id: z.string() }),
    request: z.object({
      tab,
      action: z.enum([
        'ship-now',
        'move-to-open',
        'move-to-close',
        'available',
        'available-partially',
        'run-workflow',
        'shipment-workflow',
        'move-to-open-errored',
      ] satisfies BulkAction[]),
    }),
    reply: z.object({
      /** The eligible orders. */
      eligible: z.object({ selection_id: z.string(), count: wireNumber }),
      /** The others by reason, each with the names of the first 8. */
      refused: z.array(
        z.object({ reason: z.string(), ...wireMessage, count: wireNumber, order_names: z.array(z.string()) }),
      ),
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type SelectionEndpointName = keyof typeof selectionEndpoints;
