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
      /** `waiting`, `running`, `ready`, `failed` or `cancelled`. */
      state: z.string(),
      /** Name of the person. */
      requested_by: z.string(),
      requested_at: z.string(),
      rows_written: wireNumber,
      /** `null`: not counted yet. */
      rows_total: wireOptionalNumber,
      ready_at: wireOptionalTime,
      /** Can be downloaded until then. */
      expires_at: wireOptionalTime,
    }),
  ),
  /** Customers who requested their data through the store. */
  requests: z.array(
    z.object({
      request_id: z.string(),
      /** The store's id of the customer. */
      customer_id: wireOptionalText,
      requested_at: z.string(),
      /** `null`: the file is being created. */
      ready_at: wireOptionalTime,
      expires_at: z.string(),
    }),
  ),
  /** Customers whom the shop removes at the store's request, without identifying them. At most 50 finished ones. */
  redactions: z.array(
    z.object({
      redaction_id: z.string(),
      requested_at: z.string(),
      /** `null`: in progress. */
      done_at: wireOptionalTime,
      /** Number of orders that named the customer. */
      orders: wireOptionalNumber,
    }),
  ),
});
export type WirePrivacyStatus = z.infer<typeof wirePrivacyStatus>;

/** The shop's exports and redactions of personal data; our own calls, for servers with capability `privacy`. */
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
    // Like the three below, it involves customer data.
    permission: needs.editSettingsAndOrders,
    summary: 'Starts an export of everything that belongs to the shop; refused while one is being made.',
    request: z.object({}),
    reply: statusReply,
  },
  cancelShopExport: {
    method: 'POST',
    path: '/hub/privacy/exports/{export_id}/cancel',
    kind: 'write',
    permission: needs.editSettingsAndOrders,
    summary: 'Cancels an export that is being made; refused once it has ended.',
    params: z.object({ export_id: z.string() }),
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
    summary: 'The shop’s data about a customer who requested it, as JSON.',
    params: z.object({ request_id: z.string() }),
    replyType: 'application/x-ndjson',
    reply: z.string(),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type PrivacyEndpointName = keyof typeof privacyEndpoints;
