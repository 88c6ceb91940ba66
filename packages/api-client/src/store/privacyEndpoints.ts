import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber, wireOptionalNumber, wireOptionalText, wireOptionalTime } from '../http/wireFields.ts';

/** Each list newest first. */
export const wirePrivacyStatus = z.object({
  /** Exports of everything that belongs to the shop; at most 10. */
  exports: z.array(
    z.object({
      export_id: z.string(),
      /** `waiting`, `running`, `ready` or `failed`. */
      state: z.string(),
      /** Name of the person. */
      requested_by: z.string(),
      requested_at: z.string(),
      rows_written: wireNumber,
      /** Null: not counted yet. */
      rows_total: wireOptionalNumber,
      ready_at: wireOptionalTime,
      /** Until then it can be downloaded. */
      expires_at: wireOptionalTime,
    }),
  ),
  /** Customers who asked through the store which data the shop has. */
  requests: z.array(
    z.object({
      request_id: z.string(),
      /** The store's id of the customer. */
      customer_id: wireOptionalText,
      requested_at: z.string(),
      /** Null: the file is being made. */
      ready_at: wireOptionalTime,
      expires_at: z.string(),
    }),
  ),
  /** Customers who are removed because the store asked for it; nothing says who they were. At most 50 that are done. */
  redactions: z.array(
    z.object({
      redaction_id: z.string(),
      requested_at: z.string(),
      /** Null: under way. */
      done_at: wireOptionalTime,
      /** Orders that the customer was removed from. */
      orders: wireOptionalNumber,
    }),
  ),
});
export type WirePrivacyStatus = z.infer<typeof wirePrivacyStatus>;

/** What the shop gives out and removes about people; our own calls, for servers with capability `privacy`. */
export const privacyEndpoints = {
  getPrivacy: {
    method: 'GET',
    path: '/hub/privacy',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'Exports of the shop, customers who asked for their data, and customers who were removed.',
    reply: wirePrivacyStatus,
  },
  startShopExport: {
    method: 'POST',
    path: '/hub/privacy/exports',
    kind: 'write',
    // As the two below, it is about the data of customers.
    permission: needs.editSettingsAndOrders,
    summary: 'Starts an export of everything that belongs to the shop; refused while one is being made.',
    request: z.object({}),
    reply: statusReply,
  },
  getShopExport: {
    method: 'GET',
    path: '/hub/privacy/exports/{export_id}',
    kind: 'stream',
    permission: needs.editSettingsAndOrders,
    summary: 'Everything that belongs to the shop: a line of JSON for each row, with its table.',
    params: z.object({ export_id: z.string() }),
    replyType: 'application/x-ndjson',
    reply: z.string(),
  },
  getCustomerFile: {
    method: 'GET',
    path: '/hub/privacy/requests/{request_id}',
    kind: 'read',
    permission: needs.editSettingsAndOrders,
    summary: 'What the shop has about a customer who asked for it, as JSON.',
    params: z.object({ request_id: z.string() }),
    replyType: 'application/x-ndjson',
    reply: z.string(),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type PrivacyEndpointName = keyof typeof privacyEndpoints;
