import { tagColors } from '@hub/domain/tags';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';

const wireColor = z.nullable(z.enum(tagColors));

const wireTag = z.object({
  name: z.string(),
  /** `null`: none was chosen. */
  color: wireColor,
  /** Number of orders with it. */
  orders: wireNumber,
  /** Workflows that use it, each with its action; one with several actions is listed several times. */
  workflows: z.array(
    z.object({
      workflow_id: z.string(),
      name: z.string(),
      is_active: z.boolean(),
      use: z.enum(['sets', 'removes', 'reads']),
    }),
  ),
});
export type WireTag = z.infer<typeof wireTag>;

/** The change; `change_id` undoes it. */
export const wireTagChange = z.object({
  ...statusReply.shape,
  change_id: z.optional(z.string()),
  orders: z.optional(wireNumber),
  workflows: z.optional(wireNumber),
});

/** The shop's tags; our own calls, for servers with capability `tags`. Names are case-insensitive. */
export const tagEndpoints = {
  listTags: {
    method: 'GET',
    path: '/hub/tags',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'The tags of the shop with their orders and the workflows that use them.',
    reply: z.object({ tags: z.array(wireTag) }),
  },
  addTag: {
    method: 'POST',
    path: '/hub/tags',
    kind: 'write',
    permission: needs.editSettings,
    summary: 'Adds a tag to the list.',
    request: z.object({ name: z.string(), color: wireColor }),
    reply: statusReply,
  },
  colorTag: {
    method: 'POST',
    path: '/hub/tags/color',
    kind: 'write',
    permission: needs.editSettings,
    summary: 'Gives a tag a color.',
    request: z.object({ name: z.string(), color: wireColor }),
    reply: statusReply,
  },
  renameTag: {
    method: 'POST',
    path: '/hub/tags/rename',
    kind: 'write',
    // Workflows are updated with them.
    permission: needs.editSettingsAndWorkflows,
    summary: 'Renames a tag in all orders and workflows, or merges it into one that exists.',
    request: z.object({
      from: z.string(),
      to: z.string(),
      /** Whether `to` may be an existing tag. */
      merge: z.boolean(),
    }),
    reply: wireTagChange,
  },
  deleteTag: {
    method: 'POST',
    path: '/hub/tags/delete',
    kind: 'write',
    permission: needs.editSettingsAndOrders,
    summary: 'Deletes a tag from the list and from all orders; workflows stay as they are.',
    request: z.object({ name: z.string() }),
    reply: wireTagChange,
  },
  undoTagChange: {
    method: 'POST',
    path: '/hub/tags/undo',
    kind: 'write',
    permission: needs.editSettingsAndWorkflows,
    summary: 'Undoes a rename, a merge or a deletion, once.',
    request: z.object({ change_id: z.string() }),
    reply: statusReply,
  },
} as const satisfies Record<string, ShopEndpoint>;

export type TagEndpointName = keyof typeof tagEndpoints;
