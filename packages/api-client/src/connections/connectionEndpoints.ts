import { wireMessage } from '../http/wireWords.ts';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber, wireOptionalText, wireOptionalTime } from '../http/wireFields.ts';
import { wireAccountChoices, wireSavedChoices } from './wireChoices.ts';

const wireAccountConnection = z.object({
  /** String id of §3: `shipbob`. */
  provider_id: z.string(),
  /** Id of the account, if a 3PL has several; else empty. */
  account: z.string(),
  /** The merchant's name for it; absent: same as its id. */
  account_name: z.optional(z.string()),
  last_success_at: wireOptionalTime,
  last_failure_at: wireOptionalTime,
  /** `credentialsRefused`, `unreachable`, `unexpectedReply` or `invalidSettings`. */
  failure_kind: wireOptionalText,
  /** In the 3PL's own words where it has some. */
  failure_words: wireOptionalText,
  failure: z.optional(z.object(wireMessage)),
  /** The first failure since the last success. */
  failing_since: wireOptionalTime,
  failures_in_row: wireNumber,
  /** Nothing is sent until a test succeeds. */
  paused_at: wireOptionalTime,
  /** When the 3PL last accepted an order. */
  last_order_at: wireOptionalTime,
  waiting_orders: wireNumber,
  /** Names of choices without which nothing can be sent. */
  missing_choices: z.array(z.string()),
  /** The 3PL sends order changes by webhook; absent: it is polled. */
  has_webhooks: z.optional(z.boolean()),
  /** State of reading its stock; absent: no location takes its stock from it. */
  stock: z.optional(
    z.nullable(
      z.object({
        /** When the last successful reading started. */
        read_at: wireOptionalTime,
        /** The first failed reading since then. */
        failing_since: wireOptionalTime,
        failure_words: wireOptionalText,
        failure: z.optional(z.object(wireMessage)),
      }),
    ),
  ),
});
export type WireAccountConnection = z.infer<typeof wireAccountConnection>;

/** State of connections with 3PLs, and their choices; our own calls, for servers with capability `connections`. */
export const connectionEndpoints = {
  getConnections: {
    method: 'GET',
    path: '/hub/providers',
    kind: 'read',
    // A banner above the lists needs it too.
    permission: null,
    summary: 'How the calls of each connected account with a 3PL go.',
    reply: z.object({ accounts: z.array(wireAccountConnection) }),
  },
  getProviderChoices: {
    method: 'GET',
    path: '/hub/providers/{provider_id}/choices',
    kind: 'outside',
    permission: needs.viewProviders,
    summary: 'The choices of the enabled accounts, with the 3PL’s current options. Calls the 3PL.',
    params: z.object({ provider_id: z.string() }),
    reply: z.object({ accounts: z.array(wireAccountChoices) }),
  },
  saveProviderChoices: {
    method: 'POST',
    path: '/hub/providers/{provider_id}/choices',
    kind: 'write',
    permission: needs.editProviders,
    summary: 'Saves the choices of one account; refused with `current` when another person saved newer ones.',
    params: z.object({ provider_id: z.string() }),
    request: z.object({
      account: z.string(),
      /** The version that was changed. */
      base_version: wireNumber,
      values: z.record(z.string(), z.string()),
    }),
    reply: z.object({
      ...statusReply.shape,
      saved: z.optional(wireSavedChoices),
      current: z.optional(wireSavedChoices),
    }),
  },
  sendTestOrder: {
    method: 'POST',
    path: '/hub/providers/{provider_id}/test-order',
    kind: 'outside',
    permission: needs.editProviders,
    summary: 'Sends a test order to an enabled sandbox account, checks it there and cancels it. Calls the 3PL.',
    params: z.object({ provider_id: z.string() }),
    request: z.object({ account: z.string() }),
    reply: z.object({
      ...statusReply.shape,
      /** Steps done: sent, found, canceled; absent: refused before the 3PL was called. */
      steps: z.optional(z.array(z.object({ is_done: z.boolean(), message: z.string(), ...wireMessage }))),
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type ConnectionEndpointName = keyof typeof connectionEndpoints;
