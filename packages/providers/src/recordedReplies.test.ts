import { describe, expect, it } from 'vitest';
import { extensivAdapter } from './extensiv/extensivAdapter.ts';
import type { AccountSettings, ProviderAdapter, WarehouseOrder } from './ProviderAdapter.ts';
import { shipbobAdapter } from './shipbob/shipbobAdapter.ts';
import { shipStationAdapter } from './shipStation/shipStationAdapter.ts';
import { shipwireAdapter } from './shipwire/shipwireAdapter.ts';
import { aShipment } from './testing/aShipment.ts';
import { createFakeApi, type RecordedAnswers } from './testing/createFakeApi.ts';
import * as extensiv from './testing/recorded/extensiv.ts';
import * as shipbob from './testing/recorded/shipbob.ts';
import * as shipStation from './testing/recorded/shipStation.ts';
import * as shipwire from './testing/recorded/shipwire.ts';

/* Replies with the shapes and oddities of real ones, as the adapters read them. */

let accounts = 0;
function open(adapter: ProviderAdapter, credentials: Record<string, string>, answers: RecordedAnswers) {
  accounts += 1;
  // Tokens are cached per account.
  const account: AccountSettings = { credentials: { ...credentials, client_id: `id-${accounts}` }, choices: {} };
  return createFakeApi(adapter, account, answers).connection;
}

/** Id, tracking number, contents and status of each parcel. */
function parcelsOf({ parcels }: WarehouseOrder): string[] {
  return parcels.map(({ parcelId, carrier, trackingNumber, lines, status, shippedAt, isVoided }) => {
    const held = lines?.map(({ sku, lineItemId, quantity }) => `${quantity} ${sku} (${lineItemId})`).join('+') ?? '?';
    const at = shippedAt ?? 'not shipped';
    return `${parcelId} ${carrier} ${trackingNumber} ${held} ${status} ${at}${isVoided ? ' voided' : ''}`;
  });
}

describe('Shipstation', () => {
  const connect = (answers: RecordedAnswers) =>
    open(shipStationAdapter, { name: 'Main', api_key: 'key', api_secret: 'secret' }, answers);
  const read = (order: { orderId: number }, answers: RecordedAnswers) =>
    connect({ [`GET /orders/${order.orderId}`]: { body: order }, ...answers }).readShipment({
      reference: 'S2001-1',
      providerOrderId: String(order.orderId),
    });

  it('reads an order shipped by a marketplace from manually entered tracking', async () => {
    const order = await read(shipStation.marketplaceOrder, {
      'GET /shipments': { body: shipStation.noShipments },
      'GET /fulfillments': { body: shipStation.fulfillments },
    });
    expect(order).toMatchObject({ state: 'shipped', problem: null });
    expect(parcelsOf(order)).toEqual([
      'fulfillment-810000001 UPS 1Z0000000000000009 ? marked_as_fulfilled 2026-03-03T08:00:00.000Z',
      'fulfillment-810000002 null null ? marked_as_fulfilled 2026-03-03T18:32:33.000Z',
    ]);
  });

  it('reads the shipments of a combined and split order, with a voided label and one with unknown contents', async () => {
    const { combinedOrder, splitOffOrder } = shipStation;
    const order = await read(combinedOrder, {
      'GET /orders': { body: { orders: [splitOffOrder, combinedOrder], total: 2, page: 1, pages: 1 } },
      'GET /shipments': ({ query }) => ({
        body: query.get('orderId') === String(combinedOrder.orderId) ? shipStation.shipments : shipStation.noShipments,
      }),
      'GET /fulfillments': { body: { fulfillments: [shipStation.fulfillments.fulfillments[0]], pages: 1 } },
    });
    expect(order).toMatchObject({ reference: 'S2001-1', state: 'partial' });
    expect(parcelsOf(order)).toEqual([
      '710000001 UPS 1Z0000000000000001 1 MUG-01 (9001) label_purchased 2026-03-03T08:00:00.000Z',
      '710000002 UPS 1Z0000000000000002 1 MUG-01 (9001) label_purchased 2026-03-03T08:00:00.000Z',
      '710000003 UPS 1Z0000000000000001 1 MUG-01 (9001) canceled 2026-03-03T08:00:00.000Z voided',
      '710000004 parcel_of_mine null ? label_purchased 2026-03-03T08:00:00.000Z',
      'fulfillment-810000001 UPS 1Z0000000000000009 1 TEE-M (9002) marked_as_fulfilled 2026-03-03T08:00:00.000Z',
    ]);
  });

  it('finds an order by its key when two share a number, and shows the reason for a refusal', async () => {
    const orders = { orders: [shipStation.splitOffOrder, shipStation.combinedOrder], total: 2, page: 1, pages: 0 };
    const found = await connect({ 'GET /orders': { body: orders } }).findByReference('S2001-1');
    expect(found?.providerOrderId).toBe('610000002');
    const refusing = connect({ 'POST /orders/createorder': { status: 400, body: shipStation.error } });
    await expect(refusing.send(aShipment())).rejects.toMatchObject({ name: 'RefusedError' });
  });
});

describe('Shipbob', () => {
  const connect = (answers: RecordedAnswers) =>
    open(shipbobAdapter, { access_token: 'token', shipbob_channel_id: '433344' }, answers);
  const sent = { reference: 'S2001-1', providerOrderId: '421' };
  const path = 'GET /2026-07/order/421';
  const left = '521 USPS 9400000000000000000001 2 SET-1 (null) not_delivered 2026-03-02T14:15:22.125Z';
  const unknown = '523 USPS 9400000000000000000001 ? delivered 2026-03-02T14:15:22.125Z';

  it('reads a partly shipped order, then the same order closed', async () => {
    const connection = connect({ [path]: [{ body: shipbob.partOrder }, { body: shipbob.closedOrder }] });
    const part = await connection.readShipment(sent);
    expect(part).toMatchObject({ state: 'partial', problem: 'OnHold' });
    const strange = '524 USPS 9400000000000000000001 2 SET-1 (null) confirmed not shipped';
    expect(parcelsOf(part)).toEqual([left, unknown, strange]);
    const closed = await connection.readShipment(sent);
    expect(closed).toMatchObject({ state: 'shipped', problem: null });
    const voided = '522 USPS 9400000000000000000001 2 SET-1 (null) canceled not shipped voided';
    expect(parcelsOf(closed)).toEqual([left, voided, unknown]);
  });

  it('reads a list of orders, a duplicate and a missing order', async () => {
    const listed = await connect({ 'GET /2026-07/order': { body: [shipbob.partOrder] } }).readChanges?.(
      new Date(0),
      null,
    );
    expect(listed?.orders).toMatchObject([{ providerOrderId: '421', order: { state: 'partial' } }]);
    const double = connect({
      'POST /2026-07/order': { status: 422, body: shipbob.duplicate },
      'GET /2026-07/order': { body: [shipbob.partOrder] },
    });
    expect(await double.send(aShipment({ reference: 'S2001-1' }))).toEqual(sent);
    const gone = connect({ [path]: { status: 404, body: shipbob.notFound } });
    await expect(gone.readShipment(sent)).rejects.toMatchObject({ name: 'RefusedError', message: 'Order not found' });
  });

  it('rejects a partial cancellation', async () => {
    const connection = connect({
      'POST /2026-07/order/421:cancel': { body: shipbob.cancellation },
      [path]: { body: shipbob.partOrder },
    });
    await expect(connection.cancel(sent)).rejects.toMatchObject({ message: 'Shipment 521 has a label' });
  });

  it('reads stock levels, and rejects other lists of goods', async () => {
    const levels = (body: unknown) => connect({ 'GET /2026-07/inventory-level': { body } }).readStock?.(null);
    expect(await levels(shipbob.inventoryLevels)).toEqual([{ sku: 'CUP', site: null, onHand: 12, available: -1 }]);
    for (const other of [shipbob.inventoryOfOldApi, shipbob.inventoryItems, { items: shipbob.inventoryItems }])
      await expect(levels(other)).rejects.toMatchObject({ name: 'UnexpectedReplyError' });
  });
});

describe('Extensiv', () => {
  const credentials = { customer_id: '12', user_login: 'store', client_secret: 'secret' };
  const connect = (answers: RecordedAnswers) =>
    open(extensivAdapter, credentials, { 'POST /AuthServer/api/Token': { body: extensiv.token }, ...answers });
  const sent = { reference: 'S2001-1', providerOrderId: '7701' };
  const read = (body: unknown) => connect({ 'GET /orders/7701': { body } }).readShipment(sent);

  it('reads a closed order with one line in two packages, and a tracking number without a package', async () => {
    const order = await read(extensiv.closedOrder);
    expect(order).toMatchObject({ ...sent, state: 'shipped', problem: null });
    expect(parcelsOf(order)).toEqual([
      '55 UPS 1Z0000000000000001 2 MUG-01 (9001)+1 TEE-M (9002) in_transit 2026-07-01T10:00:00.000Z',
      '56 UPS 1Z0000000000000002 1 MUG-01 (9001) in_transit 2026-07-01T10:00:00.000Z',
      'tracking-1Z0000000000000003 UPS 1Z0000000000000003 ? in_transit 2026-07-01T10:00:00.000Z',
    ]);
  });

  it('reads packages nested below their relation, with odd or no contents, and no parcel when there is none', async () => {
    expect(parcelsOf(await read(extensiv.embeddedOrder))).toEqual([
      '55 UPS 1Z0000000000000001 ? in_transit 2026-01-01T22:00:00.000Z',
      '56 UPS null ? in_transit 2026-01-01T22:00:00.000Z',
    ]);
    expect(await read(extensiv.emptyOrder)).toMatchObject({ state: 'shipped', parcels: [] });
  });

  it('reads decimal stock, a duplicate, and the reason for an error', async () => {
    const stock = connect({ 'GET /inventory/stocksummaries': { body: extensiv.stock } });
    expect(await stock.readStock?.(null)).toEqual([
      { sku: 'MUG-01', site: '3', onHand: 6, available: 4, committed: 3 },
    ]);
    const double = connect({
      'GET /properties/facilities': { body: { totalResults: 1, _embedded: { 'x/facility': [{ facilityId: 3 }] } } },
      'POST /orders': { status: 400, body: extensiv.duplicate },
      'GET /orders': { body: extensiv.orders },
    });
    expect(await double.send(aShipment({ reference: 'S2001-1' }))).toEqual(sent);
    const wrong = connect({ 'GET /orders': { status: 400, body: extensiv.error } });
    await expect(wrong.findByReference('S2001-1')).rejects.toMatchObject({
      message: 'NotParsable: Properties not supported: sku',
    });
  });
});

describe('Shipwire', () => {
  const connect = (answers: RecordedAnswers) => open(shipwireAdapter, { shipwireKey: 'key' }, answers);
  const sent = { reference: 'S2001-1', providerOrderId: '910001' };
  const read = (order: unknown) =>
    connect({ 'GET /api/v3/orders/910001': { body: shipwire.envelope(order) } }).readShipment(sent);

  it('reads a delivered order with lists that are only links', async () => {
    const order = await read(shipwire.completedOrder);
    expect(order).toMatchObject({ ...sent, state: 'shipped', problem: null });
    expect(parcelsOf(order)).toEqual([
      'piece-930001 FEDEX SMART POST 9261200000000000000001 2 MUG-01 (null) delivered 2026-03-05T04:50:31.000Z',
    ]);
  });

  it('uses the status of a canceled or held order, regardless of its dates', async () => {
    expect(await read(shipwire.cancelledOrder)).toMatchObject({ state: 'cancelled', problem: null, parcels: [] });
    const problem = 'There are no items in this order Missing or unrecognized SKUs: MUG-01 (item 1)';
    expect(await read(shipwire.heldOrder)).toMatchObject({ state: 'onHold', problem, parcels: [] });
  });

  it('treats an order with warnings as sent, and errors beside an empty list as a refusal', async () => {
    const created = connect({ 'POST /api/v3/orders': { body: shipwire.createdWithWarnings } });
    expect(await created.send(aShipment({ reference: 'S2001-1' }))).toEqual(sent);
    for (const status of [200, 400])
      await expect(
        connect({ 'POST /api/v3/orders': { status, body: shipwire.refused } }).send(aShipment()),
      ).rejects.toMatchObject({ name: 'RefusedError', message: 'Please pass a classification.' });
  });

  it('reads stock by warehouse, and errors with their status in the body', async () => {
    expect(await connect({ 'GET /api/v3/stock': { body: shipwire.stock } }).readStock?.(null)).toEqual([
      { sku: 'MUG-01', site: '11', onHand: 0, available: 0, committed: 0 },
      { sku: 'MUG-01', site: '12', onHand: 30, available: 13, committed: 17 },
    ]);
    const gone = connect({ 'GET /api/v3/orders/910001': { body: shipwire.notFound } });
    await expect(gone.readShipment(sent)).rejects.toMatchObject({ name: 'RefusedError', status: 404 });
    const late = connect({
      'POST /api/v3/orders/910001/cancel': { body: shipwire.tooLate },
      'GET /api/v3/orders/910001': { body: shipwire.envelope(shipwire.completedOrder) },
    });
    await expect(late.cancel(sent)).rejects.toMatchObject({ name: 'TooLateError' });
  });
});
