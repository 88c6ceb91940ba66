import { message } from '@hub/domain/messages';
import { calendarDay, parseInstant } from '@hub/domain/shared';
import { z } from 'zod';
import type { CallProvider } from '../http/CallProvider.ts';
import { publicBaseUrl } from '../http/publicBaseUrl.ts';
import type { AccountSettings, ProviderAdapter, ProviderConnection, WarehouseOrder } from '../ProviderAdapter.ts';
import { CredentialsRefusedError, UnexpectedReplyError } from '../ProviderError.ts';
import { createPageCheck } from '../shared/createPageCheck.ts';
import { createTokenCache } from '../shared/createTokenCache.ts';
import { credential } from '../shared/credential.ts';
import { wireId, wireText, wireUnits } from '../shared/wireFields.ts';
import { assumedRefusal, assumedStock } from '../assumed/assumedOrder.ts';
import { type AssumedRequests, createAssumedConnection, type WithHeaders } from '../assumed/createAssumedConnection.ts';

/*
 * Capacity publishes no documentation. Token and `order/track` follow one public client (a shipment bridge of
 * 2023, found by its host api-integration.capacityllc.com); all other calls are assumed, with the orders of
 * `assumedOrder`.
 *
 * | Capacity                        | Here                                                                    |
 * | ------------------------------- | ----------------------------------------------------------------------- |
 * | order/status                    | state and parcels, by `assumedOrder`                                    |
 * | order/track: masterorderid      | our reference, perhaps behind a prefix such as "Sales Order #"          |
 * | order/track: capacityProductID  | SKU                                                                     |
 * | capacityShippedQuantity         | units that have left; 0: the line was left out, the order closed short  |
 */

const providerName = 'Capacity';

/** Capacity’s batches follow the day of its warehouses and office in the eastern United States (assumed). */
const timeZone = 'America/New_York';

export const capacityAdapter: ProviderAdapter = {
  provider: 'cap',
  /** Assumed. */
  rateLimit: { calls: 60, windowMs: 60_000 },
  baseUrl: (account) => publicBaseUrl(credential(account, 'host'), 'host'),
  connect,
};

/** The public client requests a token each time and ignores its lifetime; 30 minutes are assumed. */
const tokens = createTokenCache(30 * 60_000);

/** A refusal is an OAuth error, sometimes with status 200. */
const tokenReply = z.object({
  access_token: wireText,
  expires_in: z.number().positive().nullish(),
  error: wireText,
  error_description: wireText,
});

const trackReply = z.object({
  orderlist: z.array(
    z.object({ masterorderid: wireId, capacityProductID: wireId, capacityShippedQuantity: wireUnits }),
  ),
});

type TrackRow = z.infer<typeof trackReply>['orderlist'][number];

/** Page limit for one day; no warehouse fills this many. */
const maxBatchesPerDay = 500;

function connect(account: AccountSettings, call: CallProvider): ProviderConnection {
  const keys = () => ({
    key: credential(account, 'api_key'),
    client_code: credential(account, 'client_code'),
  });
  const withHeaders: WithHeaders = (send) =>
    tokens.withToken(account, requestToken, (token) => send({ authorization: `Bearer ${token}` }));

  async function requestToken() {
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: credential(account, 'client_id'),
      client_secret: credential(account, 'client_secret'),
    });
    const { body } = await call({
      method: 'POST',
      path: '/token',
      body: form,
      reply: tokenReply,
      accept: [400, 401],
      refusal: assumedRefusal,
    });
    if (body.access_token !== null) {
      return { token: body.access_token, expiresInMs: body.expires_in ? body.expires_in * 1000 : null };
    }
    throw new CredentialsRefusedError(
      body.error_description ?? body.error ?? message('providers.client', { provider: providerName }),
    );
  }

  const post = (path: string, body: Record<string, unknown>) => ({
    method: 'POST' as const,
    path,
    body: { ...keys(), ...body },
  });
  const requests: AssumedRequests = {
    create: (order) => post('/api/order/create', order),
    find: (reference) => post('/api/order/status', { reference }),
    read: (id) => post('/api/order/status', { id }),
    cancel: (id) => post('/api/order/cancel', { id }),
    stock: (cursor) => post('/api/inventory', cursor === null ? {} : { cursor }),
  };

  const connection = createAssumedConnection({
    providerName,
    requests,
    call,
    withHeaders,
    /** Reading stock also checks the API key and client code, which the token does not need. */
    async test() {
      // Built first to report a blank field before requesting a token.
      const request = requests.stock(null);
      tokens.forget(account);
      await withHeaders((headers) => call({ ...request, headers, reply: assumedStock, refusal: assumedRefusal }));
    },
  });

  /** Reads the shipments of a day `YYYY-MM-DD`, one row per order line. */
  async function readTrack(day: string): Promise<TrackRow[]> {
    const rows: TrackRow[] = [];
    const check = createPageCheck(providerName);
    for (let batch = 1; batch <= maxBatchesPerDay; batch += 1) {
      const body = { key: keys().key, batch_num: batch, batch_date: day };
      const reply = await withHeaders((headers) =>
        call({
          method: 'POST',
          path: '/api/order/track',
          headers,
          body,
          reply: trackReply,
          refusal: assumedRefusal,
        }),
      );
      if (reply.body.orderlist.length === 0) return rows;
      check(reply.body.orderlist);
      rows.push(...reply.body.orderlist);
    }
    throw new UnexpectedReplyError(
      message('providers.tooManyBatches', { provider: providerName, most: maxBatchesPerDay, day }),
    );
  }

  /** Adds lines and short lines to a shipped order from the tracking lists of its shipping days. */
  async function addTracked(order: WarehouseOrder): Promise<WarehouseOrder> {
    const days = order.parcels.flatMap(({ shippedAt }) => {
      const epoch = shippedAt === null ? null : parseInstant(shippedAt);
      return epoch === null ? [] : [calendarDay(epoch, timeZone)];
    });
    const rows: TrackRow[] = [];
    for (const day of new Set(days)) {
      rows.push(...(await readTrack(day)).filter(({ masterorderid }) => isReference(masterorderid, order.reference)));
    }
    return withTrackedLines(order, rows);
  }

  return {
    ...connection,
    async readShipment(sent) {
      const order = await connection.readShipment(sent);
      return order.state === 'shipped' ? addTracked(order) : order;
    },
  };
}

/** "Sales Order #S1001-1" matches S1001-1 but not 1001-1. */
function isReference(masterOrderId: string, reference: string): boolean {
  return masterOrderId.split(/[\s#:]+/).at(-1) === reference;
}

/** Keeps the order's status when nothing was tracked. */
function withTrackedLines(order: WarehouseOrder, rows: readonly TrackRow[]): WarehouseOrder {
  if (rows.length === 0) return order;
  const left = rows.filter(({ capacityShippedQuantity }) => capacityShippedQuantity > 0);
  const lines = left.map(({ capacityProductID, capacityShippedQuantity }) => ({
    sku: capacityProductID,
    lineItemId: null,
    quantity: capacityShippedQuantity,
  }));
  const [parcel, ...others] = order.parcels;
  // With several parcels the list does not say which holds what.
  const isOnlyParcel = parcel !== undefined && others.length === 0 && parcel.lines === null;
  return {
    ...order,
    state: left.length < rows.length ? 'closedShort' : order.state,
    parcels: isOnlyParcel ? [{ ...parcel, lines }] : order.parcels,
  };
}
