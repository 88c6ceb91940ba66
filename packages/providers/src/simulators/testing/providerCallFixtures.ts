import type { ThirdPartyId } from '@hub/domain/integrations';
import { basic, callSimulator, type ParsedJson } from './simulatorFixtures.ts';

interface PlainCall {
  what: string;
  body?: unknown;
}

/** How each provider is called with the demo's credentials, by plain requests. */
export interface ProviderCalls {
  authorize(origin: string): Promise<Record<string, string>>;
  test: PlainCall;
  create(reference: string): PlainCall;
  find(reference: string): PlainCall;
  /** Orders in the answer of `find`. */
  count(json: ParsedJson): number;
}

const address = { name: 'Ada Byron', address1: '1 Main St', city: 'Reno', state: 'NV', country: 'US' };

const assumedOrder = (reference: string) => ({
  reference,
  ship_to: address,
  lines: [{ line_ref: 'L-1', sku: 'MUG', quantity: 2 }],
});

const assumed = {
  test: { what: 'GET /api/v1/ping' },
  create: (reference: string) => ({ what: 'POST /api/v1/orders', body: assumedOrder(reference) }),
  find: (reference: string) => ({ what: `GET /api/v1/orders?reference=${reference}` }),
  count: (json: { orders: unknown[] }) => json.orders.length,
};

const capacityKey = { key: 'demo-capacity-key', client_code: 'DEMO' };
const infoplus = '/infoplus-wms/api/v3.0';

export const providerCalls: Record<ThirdPartyId, ProviderCalls> = {
  ams: {
    ...assumed,
    async authorize(origin) {
      const body = { client_code: 'DEMO', login_id: 'demo', password: 'demo-ams' };
      const { json } = await callSimulator(origin, 'POST /api/v1/login', { body });
      return { authorization: `Bearer ${json.token}` };
    },
  },
  cold_track: {
    ...assumed,
    authorize: () =>
      Promise.resolve({ 'x-api-key': 'demo-cold-track', 'x-application-name': 'Order hub', 'x-client-id': 'DEMO' }),
  },
  Portless: {
    ...assumed,
    authorize: () =>
      Promise.resolve({
        'x-admin-api-key': 'demo-portless-admin',
        'x-merchant-api-key': 'demo-portless',
        'x-connector-id': '7001',
      }),
  },
  cap: {
    async authorize(origin) {
      const form = { grant_type: 'client_credentials', client_id: 'demo-client', client_secret: 'demo-capacity' };
      const reply = await fetch(`${origin}/token`, { method: 'POST', body: new URLSearchParams(form) });
      const json: { access_token?: string } = JSON.parse(await reply.text());
      return { authorization: `Bearer ${json.access_token}` };
    },
    test: { what: 'POST /api/inventory', body: capacityKey },
    create: (reference) => ({ what: 'POST /api/order/create', body: { ...capacityKey, ...assumedOrder(reference) } }),
    find: (reference) => ({ what: 'POST /api/order/status', body: { ...capacityKey, reference } }),
    count: (json) => json.orders.length,
  },
  shipbob: {
    authorize: () => Promise.resolve({ authorization: 'Bearer demo-shipbob', shipbob_channel_id: '102938' }),
    test: { what: 'GET /2026-07/channel' },
    create: (reference) => ({
      what: 'POST /2026-07/order',
      body: {
        reference_id: reference,
        shipping_method: 'Standard',
        recipient: { name: address.name, address },
        products: [{ reference_id: 'MUG', name: 'Mug', quantity: 2 }],
      },
    }),
    find: (reference) => ({ what: `GET /2026-07/order?ReferenceIds=${reference}` }),
    count: (json) => json.length,
  },
  ship_stations: {
    authorize: () => Promise.resolve({ authorization: basic('demo-shipstation-key', 'demo-shipstation') }),
    test: { what: 'GET /stores' },
    create: (reference) => ({
      what: 'POST /orders/createorder',
      body: {
        orderNumber: reference,
        orderKey: reference,
        orderDate: '2026-01-31T08:40:00.0000000',
        orderStatus: 'awaiting_shipment',
        billTo: { name: address.name },
        shipTo: { name: address.name, street1: address.address1, country: 'US' },
        items: [{ lineItemKey: 'L-1', sku: 'MUG', name: 'Mug', quantity: 2 }],
      },
    }),
    find: (reference) => ({ what: `GET /orders?orderNumber=${reference}` }),
    count: (json) => json.total,
  },
  shipWire: {
    authorize: () => Promise.resolve({ authorization: 'ShipwireKey demo-shipwire' }),
    test: { what: 'GET /api/v3/orders?limit=1' },
    create: (reference) => ({
      what: 'POST /api/v3/orders',
      body: { orderNo: reference, externalId: reference, items: [{ sku: 'MUG', quantity: 2 }], shipTo: address },
    }),
    find: (reference) => ({ what: `GET /api/v3/orders?orderNo=${reference}` }),
    count: (json) => json.resource.total,
  },
  info_plus: {
    authorize: () => Promise.resolve({ 'api-key': 'demo-infoplus' }),
    test: { what: `GET ${infoplus}/item/search?limit=1` },
    create: (reference) => ({
      what: `POST ${infoplus}/order`,
      body: {
        lobId: 17_001,
        warehouseId: 11,
        customerOrderNo: reference,
        shipToCompany: address.name,
        lineItems: [{ sku: 'MUG', orderedQty: 2 }],
      },
    }),
    find: (reference) => ({
      what: `GET ${infoplus}/order/search?filter=${encodeURIComponent(`customerOrderNo eq '${reference}'`)}`,
    }),
    count: (json) => json.length,
  },
  carterdc: {
    async authorize(origin) {
      const { json } = await callSimulator(origin, 'POST /AuthServer/api/Token', {
        headers: { authorization: basic('demo-client', 'demo-carter') },
        body: { grant_type: 'client_credentials', user_login: 'demo' },
      });
      return { authorization: `Bearer ${json.access_token}`, accept: 'application/hal+json' };
    },
    test: { what: 'GET /customers/318' },
    create: (reference) => ({
      what: 'POST /orders',
      body: {
        customerIdentifier: { id: 318 },
        facilityIdentifier: { id: 3 },
        referenceNum: reference,
        shipTo: address,
        orderItems: [{ itemIdentifier: { sku: 'MUG' }, qty: 2 }],
      },
    }),
    find: (reference) => ({ what: `GET /orders?rql=referenceNum==${reference}` }),
    count: (json) => json.totalResults,
  },
  dcl: {
    authorize: () => Promise.resolve({ authorization: basic('demo', 'demo-dcl') }),
    test: { what: 'GET /api/v1/orders?page_size=1' },
    create: (reference) => ({
      what: 'POST /api/v1/batches',
      body: {
        allow_partial: false,
        orders: [
          {
            order_number: reference,
            account_number: '40217',
            freight_account: '00500',
            shipping_carrier: 'UPS',
            shipping_service: 'GROUND',
            shipping_address: { ...address, country_code: 'US' },
            lines: [{ line_number: 1, item_number: 'MUG', quantity: 2 }],
          },
        ],
      },
    }),
    find: (reference) => ({ what: `GET /api/v1/orders?order_numbers=${reference}` }),
    count: (json) => json.orders.length,
  },
};
