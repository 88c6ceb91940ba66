import { createServer } from 'node:http';
import { fromStoreOrder, intakePolicyOf, unitsLeft } from '@hub/domain/orders/intake';
import { eventEntry } from '@hub/domain/orders/timeline';
import { newShipPolicy } from '@hub/domain/shopSettings';
import { createStoreClient } from '@hub/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from './createStore.ts';
import type { ReadStoreOrder } from './StoreServices.ts';

/** The store's next reply. */
let reply: object | null = null;
let origin = '';
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const order = body.includes('query PaymentTerms') ? { paymentTerms: null } : reply;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: { order } }));
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Fields = Readonly<Record<string, unknown>>;

const placedAt = '2026-11-20T09:12:44Z';
const gid = (type: string, id: number) => `gid://shopify/${type}/${id}`;
const page = (nodes: readonly object[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });
/** The platform writes amounts with as many digits as needed. */
const money = (amount: string, currencyCode = 'GBP') => ({ shopMoney: { amount, currencyCode } });

/** Ids of realistic length. */
const lineId = (line: number) => gid('LineItem', 16_500_000_000_000 + line);

/** An untouched line with `units` ordered. */
const aLine = (line: number, units: number, changes: Fields = {}) => ({
  id: lineId(line),
  name: `Jug no. ${line}`,
  sku: `JUG-${line}`,
  quantity: units,
  currentQuantity: units,
  unfulfilledQuantity: changes.currentQuantity ?? units,
  requiresShipping: true,
  isGiftCard: false,
  originalUnitPriceSet: money('13.5'),
  discountedUnitPriceAfterAllDiscountsSet: money('13.5'),
  weight: { unit: 'KILOGRAMS', value: 0.4 },
  product: { id: gid('Product', 8_100_000_000_000 + line) },
  variant: { id: gid('ProductVariant', 43_200_000_000_000 + line) },
  sellingPlan: null,
  ...changes,
});

/** Units by line: total and remaining. */
const aPart = (part: number, units: Readonly<Record<number, readonly [number, number]>>, changes: Fields = {}) => ({
  id: gid('FulfillmentOrder', 9_700_000_000_000 + part),
  orderId: gid('Order', 8_800_000_000_001),
  status: 'OPEN',
  requestStatus: 'UNSUBMITTED',
  // The platform rounds it down to the hour, so it is before the order was placed.
  fulfillAt: '2026-11-20T09:00:00Z',
  updatedAt: placedAt,
  assignedLocation: { name: 'Back room', location: { id: gid('Location', 73_000_000_001) } },
  deliveryMethod: { methodType: 'SHIPPING' },
  destination: null,
  supportedActions: [{ action: 'CREATE_FULFILLMENT' }, { action: 'MOVE' }, { action: 'HOLD' }],
  fulfillmentHolds: [],
  ...changes,
  lineItems: page(
    Object.entries(units).map(([line, [totalQuantity, remainingQuantity]]) => ({
      id: gid('FulfillmentOrderLineItem', 19_400_000_000_000 + part * 100 + Number(line)),
      totalQuantity,
      remainingQuantity,
      lineItem: { id: lineId(Number(line)) },
    })),
  ),
});

const aHold = (id: number, reason: string, changes: Fields = {}) => ({
  id: gid('FulfillmentHold', 264_000_000_000 + id),
  reason,
  reasonNotes: null,
  heldByRequestingApp: false,
  ...changes,
});

const aFulfillment = (id: number, units: Readonly<Record<number, number>>, changes: Fields = {}) => ({
  id: gid('Fulfillment', 7_800_000_000_000 + id),
  name: `#2210-F${id}`,
  status: 'SUCCESS',
  displayStatus: 'FULFILLED',
  createdAt: placedAt,
  updatedAt: placedAt,
  location: { id: gid('Location', 73_000_000_001) },
  trackingInfo: [],
  ...changes,
  fulfillmentLineItems: page(
    Object.entries(units).map(([line, quantity]) => ({ quantity, lineItem: { id: lineId(Number(line)) } })),
  ),
});

const anAddress = (changes: Fields = {}) => ({
  name: 'Robin Carter',
  company: null,
  address1: '4 Potters Yard',
  address2: null,
  city: 'Stoke',
  province: 'England',
  provinceCode: 'ENG',
  zip: 'ST1 5NP',
  countryCodeV2: 'GB',
  phone: '01782 490000',
  ...changes,
});

interface Body {
  lines: readonly object[];
  parts: readonly object[];
  fulfillments?: readonly object[];
  fields?: Fields;
}

const anOrder = ({ lines, parts, fulfillments = [], fields = {} }: Body) => ({
  id: gid('Order', 8_800_000_000_001),
  name: '#2210',
  createdAt: placedAt,
  processedAt: placedAt,
  updatedAt: placedAt,
  closedAt: null,
  cancelledAt: null,
  cancelReason: null,
  displayFulfillmentStatus: 'UNFULFILLED',
  displayFinancialStatus: 'PAID',
  risk: { recommendation: 'NONE' },
  test: false,
  tags: [],
  note: null,
  poNumber: null,
  email: 'robin@example.com',
  phone: '+441782490000',
  customer: null,
  shippingAddress: anAddress(),
  shippingLine: { title: 'Standard' },
  customAttributes: [],
  discountCodes: [],
  paymentGatewayNames: ['manual'],
  purchasingEntity: null,
  taxesIncluded: false,
  totalPriceSet: money('40.5'),
  currentSubtotalPriceSet: money('40.5'),
  currentTotalDiscountsSet: money('0.0'),
  currentShippingPriceSet: money('0.0'),
  currentTotalTaxSet: money('0.0'),
  currentTotalPriceSet: money('40.5'),
  returnStatus: 'NO_RETURN',
  refunds: [],
  ...fields,
  lineItems: page(lines),
  fulfillmentOrders: page(parts),
  fulfillmentsCount: { count: fulfillments.length },
  fulfillments,
});

/** Reads a body through the client with all of its schemas. */
async function read(body: object | null): Promise<ReadStoreOrder | null> {
  reply = body;
  const client = createStoreClient({ shopDomain: 'sample.myshopify.com', accessToken: 'token', origin });
  return createStore(client, { ordersSince: new Date(0) }).readOrder('8800000000001');
}

async function readWhole(body: Body): Promise<ReadStoreOrder> {
  const order = await read(anOrder(body));
  if (order === null) throw new Error('The order was not read.');
  return order;
}

const backRoom = '73000000001';

/** What becomes of an order: units by line number, stage and reason. */
async function outcomeOf(body: Body, locations: readonly string[] | null = null) {
  const { order } = await readWhole(body);
  const policy = intakePolicyOf({ ...newShipPolicy, locations }, { installedAt: null, othersLocations: [] });
  const left = unitsLeft(order, policy);
  const { state, event } = fromStoreOrder(order, policy);
  const byLine = (units: ReadonlyMap<string, number>) =>
    Object.fromEntries([...units].map(([id, count]) => [Number(id) - 16_500_000_000_000, count]));
  const others = { waiting: byLine(left.waiting), elsewhere: byLine(left.elsewhere) };
  return {
    stage: state.stage,
    ships: byLine(left.now),
    ...Object.fromEntries(Object.entries(others).filter(([, units]) => Object.keys(units).length > 0)),
    ...(event !== null && { why: eventEntry(event, placedAt).message }),
  };
}

const elsewhere = { name: 'Harbour store', location: { id: gid('Location', 73_000_000_002) } };
const paidBack = { displayFinancialStatus: 'PARTIALLY_REFUNDED' };
const digital = { requiresShipping: false, weight: null, product: null, variant: null };
const two = [aLine(1, 2)];

describe('unusual orders of real stores ship what they should, and say why the rest waits', () => {
  test.each<[string, Body, object]>([
    [
      'an edit reduced a line without a variant, and added a line with its own part',
      {
        lines: [aLine(1, 3, { currentQuantity: 1, variant: null, product: null }), aLine(2, 2)],
        parts: [aPart(1, { 1: [1, 1] }), aPart(2, { 2: [2, 2] })],
      },
      { stage: 'open', ships: { 1: 1, 2: 2 } },
    ],
    [
      'a removed line is still listed, and so is its part',
      {
        lines: [aLine(1, 1, { currentQuantity: 0 }), aLine(2, 1)],
        parts: [aPart(1, { 1: [0, 0] }, { status: 'CLOSED' }), aPart(2, { 2: [1, 1] })],
      },
      { stage: 'open', ships: { 2: 1 } },
    ],
    [
      'a fulfillment was canceled: its old part is closed with a remaining unit, which a new one has',
      {
        lines: [aLine(1, 1)],
        parts: [aPart(1, { 1: [1, 1] }, { status: 'CLOSED' }), aPart(2, { 1: [1, 1] })],
        fulfillments: [aFulfillment(1, { 1: 1 }, { status: 'CANCELLED', displayStatus: 'CANCELED' })],
      },
      { stage: 'open', ships: { 1: 1 } },
    ],
    [
      'a part was canceled: it is closed without lines, which another one has',
      { lines: two, parts: [aPart(1, {}, { status: 'CLOSED' }), aPart(2, { 1: [2, 2] })] },
      { stage: 'open', ships: { 1: 2 } },
    ],
    [
      'one line is in two parts, one of them held',
      {
        lines: two,
        parts: [
          aPart(1, { 1: [1, 1] }, { status: 'ON_HOLD', fulfillmentHolds: [aHold(1, 'OTHER')] }),
          aPart(2, { 1: [1, 1] }),
        ],
      },
      { stage: 'open', ships: { 1: 1 }, waiting: { 1: 1 } },
    ],
    [
      'the part is held by this app',
      {
        lines: two,
        parts: [
          aPart(
            1,
            { 1: [1, 1] },
            { status: 'ON_HOLD', fulfillmentHolds: [aHold(1, 'OTHER', { heldByRequestingApp: true })] },
          ),
          aPart(2, { 1: [1, 1] }),
        ],
      },
      { stage: 'open', ships: { 1: 2 } },
    ],
    [
      'a hold took a whole line and a unit of another one',
      {
        lines: [aLine(1, 2), aLine(2, 3)],
        parts: [
          aPart(1, { 1: [2, 2], 2: [1, 1] }, { status: 'ON_HOLD', fulfillmentHolds: [aHold(1, 'OTHER')] }),
          aPart(2, { 2: [2, 2] }),
        ],
      },
      { stage: 'open', ships: { 2: 2 }, waiting: { 1: 2, 2: 1 } },
    ],
    [
      'two holds are stacked',
      {
        lines: two,
        parts: [
          aPart(
            1,
            { 1: [2, 2] },
            {
              status: 'ON_HOLD',
              fulfillmentHolds: [
                aHold(1, 'OTHER', { reasonNotes: 'Engrave it' }),
                aHold(2, 'INVENTORY_OUT_OF_STOCK', { reasonNotes: null }),
              ],
            },
          ),
        ],
      },
      { stage: 'hold', ships: {}, waiting: { 1: 2 }, why: expect.stringMatching(/^Held in the store: Engrave it/) },
    ],
    [
      'one of two stacked holds was released, and the status stays',
      {
        lines: two,
        parts: [aPart(1, { 1: [2, 2] }, { status: 'ON_HOLD', fulfillmentHolds: [aHold(2, 'INVENTORY_OUT_OF_STOCK')] })],
      },
      { stage: 'hold', ships: {}, waiting: { 1: 2 }, why: 'Held in the store: out of stock' },
    ],
    [
      'a person has started to pack a part that no service was asked for',
      {
        lines: two,
        parts: [aPart(1, { 1: [2, 2] }, { status: 'IN_PROGRESS', supportedActions: [{ action: 'MARK_AS_OPEN' }] })],
      },
      { stage: 'hold', ships: {}, waiting: { 1: 2 }, why: 'Someone started shipping it in the store' },
    ],
    [
      'a service was asked for one of two units: the other unit has a new part',
      {
        lines: two,
        parts: [aPart(1, { 1: [1, 1] }, { requestStatus: 'SUBMITTED' }), aPart(2, { 1: [1, 1] })],
      },
      { stage: 'open', ships: { 1: 1 }, elsewhere: { 1: 1 } },
    ],
    [
      'a part was split: the rest keeps its id, and the store could merge both again',
      {
        lines: [aLine(1, 3), aLine(2, 2)],
        parts: [
          aPart(1, { 1: [2, 2] }, { supportedActions: [{ action: 'SPLIT' }, { action: 'MERGE' }] }),
          aPart(2, { 1: [1, 1], 2: [2, 2] }),
        ],
      },
      { stage: 'open', ships: { 1: 3, 2: 2 } },
    ],
    [
      'a service has rejected it',
      { lines: two, parts: [aPart(1, { 1: [2, 2] }, { requestStatus: 'REJECTED' })] },
      { stage: 'open', ships: { 1: 2 } },
    ],
    [
      'an exchange waits for the returned item, long after the sale',
      {
        lines: [aLine(1, 90, { unfulfilledQuantity: 0 }), aLine(2, 1)],
        parts: [
          aPart(1, { 1: [90, 0] }, { status: 'CLOSED' }),
          aPart(2, { 2: [1, 1] }, { status: 'ON_HOLD', fulfillmentHolds: [aHold(1, 'AWAITING_RETURN_ITEMS')] }),
        ],
        fulfillments: [aFulfillment(1, { 1: 90 }, { displayStatus: 'DELIVERED' })],
        fields: { ...paidBack, totalPriceSet: money('1341615.95'), currentTotalPriceSet: money('604214.45') },
      },
      { stage: 'hold', ships: {}, waiting: { 2: 1 }, why: 'Held in the store: waiting for a return' },
    ],
    [
      'the exchange may ship, and the sale was partly refunded',
      {
        lines: [aLine(1, 90, { unfulfilledQuantity: 0 }), aLine(2, 1)],
        parts: [aPart(1, { 1: [90, 0] }, { status: 'CLOSED' }), aPart(2, { 2: [1, 1] })],
        fulfillments: [aFulfillment(1, { 1: 90 })],
        fields: paidBack,
      },
      { stage: 'open', ships: { 2: 1 } },
    ],
    [
      'all parts are closed, each in a different way',
      {
        lines: [aLine(1, 3, { currentQuantity: 2, unfulfilledQuantity: 0 })],
        parts: [
          aPart(1, { 1: [1, 1] }, { status: 'CLOSED' }),
          aPart(2, { 1: [0, 0] }, { status: 'CLOSED' }),
          aPart(3, { 1: [2, 0] }, { status: 'CLOSED' }),
        ],
        fulfillments: [aFulfillment(1, { 1: 2 })],
      },
      { stage: 'shipped', ships: {} },
    ],
    [
      'one fulfillment covers two parts with one line, and has no tracking number',
      {
        lines: [aLine(1, 2, { unfulfilledQuantity: 0 })],
        parts: [aPart(1, { 1: [1, 0] }, { status: 'CLOSED' }), aPart(2, { 1: [1, 0] }, { status: 'CLOSED' })],
        fulfillments: [aFulfillment(1, { 1: 2 }, { displayStatus: 'DELIVERED' })],
      },
      { stage: 'shipped', ships: {} },
    ],
    [
      'the store has no payment for an order that costs something',
      { lines: two, parts: [aPart(1, { 1: [2, 2] })], fields: { displayFinancialStatus: null } },
      { stage: 'hold', ships: { 1: 2 }, why: 'Waiting for payment: the store names no payment' },
    ],
    [
      'it has no address, no payment and nothing to ship',
      {
        lines: [aLine(1, 1, digital), aLine(2, 1, digital)],
        parts: [aPart(1, { 1: [1, 1], 2: [1, 1] }, { deliveryMethod: { methodType: 'NONE' } })],
        fields: { displayFinancialStatus: null, shippingAddress: null, shippingLine: null, email: null },
      },
      { stage: 'closed', ships: {} },
    ],
    [
      'a tip is a line',
      {
        lines: [aLine(1, 2), aLine(2, 1, { ...digital, sku: null, name: 'Tip', originalUnitPriceSet: money('4.5') })],
        parts: [aPart(1, { 1: [2, 2], 2: [1, 1] })],
      },
      { stage: 'open', ships: { 1: 2 } },
    ],
    [
      'it is picked up in the store: no address, and a shipping line named after the shop',
      {
        lines: two,
        parts: [aPart(1, { 1: [2, 2] }, { deliveryMethod: { methodType: 'PICK_UP' } })],
        fields: { shippingAddress: null, shippingLine: { title: 'Harbour store' } },
      },
      { stage: 'closed', ships: {}, elsewhere: { 1: 2 }, why: 'Not shipped by this app: pickup in store' },
    ],
    [
      'it has no method, and its SKUs are empty or null although it has variants',
      {
        lines: [aLine(1, 2, { sku: '' }), aLine(2, 3, { sku: null })],
        parts: [aPart(1, { 1: [2, 2], 2: [3, 3] }, { deliveryMethod: null })],
        fields: { shippingLine: null },
      },
      { stage: 'open', ships: { 1: 2, 2: 3 } },
    ],
    [
      'it is a test order',
      { lines: two, parts: [aPart(1, { 1: [2, 2] })], fields: { test: true } },
      { stage: 'hold', ships: {}, waiting: { 1: 2 }, why: 'Test order: it is not shipped' },
    ],
    [
      "it was canceled and refunded: the sale's amounts and quantities stay",
      {
        lines: [aLine(1, 1, { currentQuantity: 0 })],
        parts: [aPart(1, { 1: [0, 0] }, { status: 'CLOSED' })],
        fields: {
          displayFinancialStatus: 'REFUNDED',
          cancelledAt: placedAt,
          cancelReason: 'CUSTOMER',
          totalPriceSet: money('99.0'),
          currentTotalPriceSet: money('0.0'),
          refunds: [{ id: gid('Refund', 1), refundLineItems: page([{ quantity: 1, lineItem: { id: lineId(1) } }]) }],
        },
      },
      { stage: 'cancelled', ships: {} },
    ],
    [
      'the store has not planned it yet',
      { lines: two, parts: [] },
      { stage: 'hold', ships: {}, waiting: { 1: 2 }, why: 'The store hasn’t planned this shipment yet' },
    ],
  ])('%s', async (_, body, expected) => {
    expect(await outcomeOf(body)).toEqual(expected);
  });

  test('moving part of an order to a location that others ship from keeps the id of the old part', async () => {
    const body: Body = {
      lines: [aLine(1, 2), aLine(2, 3)],
      parts: [aPart(1, { 2: [2, 2] }), aPart(2, { 1: [2, 2], 2: [1, 1] }, { assignedLocation: elsewhere })],
    };
    expect(await outcomeOf(body)).toEqual({ stage: 'open', ships: { 1: 2, 2: 3 } });
    expect(await outcomeOf(body, [backRoom])).toEqual({ stage: 'open', ships: { 2: 2 }, elsewhere: { 1: 2, 2: 1 } });
  });

  test('a deleted order reads as none', async () => {
    expect(await read(null)).toBeNull();
  });
});

describe('addresses of real stores', () => {
  const partTo = (destination: Fields) => [
    aPart(1, { 1: [2, 2] }, { destination: { email: null, firstName: 'Robin', lastName: 'Carter', ...destination } }),
  ];
  const placeOf = async (body: Body) => (await readWhole(body)).order.fulfillmentOrders[0]?.destination;

  test('without postcode, city and province are read as empty', async () => {
    const shippingAddress = anAddress({ zip: null, city: '', province: null, provinceCode: null, countryCodeV2: 'HK' });
    const order = await readWhole({ lines: two, parts: [], fields: { shippingAddress } });
    expect(order).toMatchObject({ country: 'HK', postcode: '', recipient: { city: '', state: '', postcode: '' } });
  });

  test('are unknown for an order with a paid shipping line but no address', async () => {
    const body: Body = { lines: two, parts: [aPart(1, { 1: [2, 2] })], fields: { shippingAddress: null } };
    expect(await readWhole(body)).toMatchObject({ recipient: null, shippingMethod: 'Standard' });
  });

  test('are the order’s when the destination has only a name, a country and empty texts', async () => {
    const parts = partTo({ address1: '', address2: null, city: '', countryCode: 'GB', email: 'r@example.com' });
    expect(await placeOf({ lines: two, parts })).toBeNull();
  });

  test('are the order’s when the destination is the same with its province by name', async () => {
    const same = { address1: '4 Potters Yard', city: 'Stoke', province: 'England', zip: 'ST1 5NP', countryCode: 'GB' };
    expect(await placeOf({ lines: two, parts: partTo(same) })).toBeNull();
  });

  test('have the province code of a different destination, if carriers need one', async () => {
    const kiosk = { address1: '12 Main Street', city: 'Albany', province: 'New York', zip: '12207', countryCode: 'US' };
    expect(await placeOf({ lines: two, parts: partTo(kiosk) })).toMatchObject({ state: 'NY', country: 'US' });
    const irish = { address1: '1 Quay', city: 'Cork', province: 'Cork', zip: null, countryCode: 'IE' };
    expect(await placeOf({ lines: two, parts: partTo(irish) })).toMatchObject({ state: 'Cork', phone: '01782 490000' });
  });
});
