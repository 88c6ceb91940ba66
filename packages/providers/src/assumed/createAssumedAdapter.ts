import type { ThirdPartyId } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import type { AccountSettings, ProviderAdapter } from '../ProviderAdapter.ts';
import { InvalidSettingsError } from '../ProviderError.ts';
import { credential } from '../shared/credential.ts';
import { assumedRefusal } from './assumedOrder.ts';
import { type AssumedRequests, createAssumedConnection, type WithHeaders } from './createAssumedConnection.ts';

/*
 * AMS 3PL, Cold Track and Portless publish neither documentation nor a client. Everything below is assumed: one shape
 * for all three, which differ in address and authorization.
 */

interface AssumedProvider {
  provider: ThirdPartyId;
  providerName: string;
  baseUrl(account: AccountSettings): string;
  /** `isTest` skips cached tokens, which would hide changed credentials. */
  authorization(account: AccountSettings, call: CallProvider, isTest: boolean): WithHeaders;
}

/** The forms of Cold Track and Portless have no host field (§3), so only the server's configuration can provide it. */
export function unpublishedAddress(providerName: string): never {
  throw new InvalidSettingsError(message('providers.noAddress', { provider: providerName }));
}

/** Fills each header from one form field. */
export function headersOf(account: AccountSettings, fields: Record<string, string>): WithHeaders {
  return async (send) => {
    const headers = Object.entries(fields).map(([name, field]) => [name, credential(account, field)]);
    return send(Object.fromEntries(headers) as Record<string, string>);
  };
}

const orderPath = (id: string) => `/api/v1/orders/${encodeURIComponent(id)}`;

const requests: AssumedRequests = {
  create: (order) => ({
    method: 'POST',
    path: '/api/v1/orders',
    headers: { 'idempotency-key': order.reference },
    body: order,
  }),
  find: (reference) => ({ method: 'GET', path: `/api/v1/orders?${new URLSearchParams({ reference })}` }),
  read: (id) => ({ method: 'GET', path: orderPath(id) }),
  cancel: (id) => ({ method: 'POST', path: `${orderPath(id)}/cancel` }),
  stock: (cursor) => ({
    method: 'GET',
    path: `/api/v1/inventory${cursor === null ? '' : `?${new URLSearchParams({ cursor })}`}`,
  }),
};

/** Builds the adapter of a 3PL with the assumed API. */
export function createAssumedAdapter({
  provider,
  providerName,
  baseUrl,
  authorization,
}: AssumedProvider): ProviderAdapter {
  return {
    provider,
    rateLimit: { calls: 60, windowMs: 60_000 },
    baseUrl,
    connect: (account, call) =>
      createAssumedConnection({
        providerName,
        requests,
        call,
        withHeaders: authorization(account, call, false),
        async test() {
          const reply = z.object({ ok: z.literal(true) });
          await authorization(
            account,
            call,
            true,
          )((headers) => call({ method: 'GET', path: '/api/v1/ping', headers, reply, refusal: assumedRefusal }));
        },
      }),
  };
}
