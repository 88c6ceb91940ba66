import { readSkuReport } from '@hub/database/insights';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { lockAllWarehouseOrders } from '@hub/database/warehouses';
import { lockStock } from '@hub/database/stock';
import { removeCustomer } from '@hub/database/store';
import { message, wordsText } from '@hub/domain/messages';
import type { ReshipRequest } from '@hub/domain/orders/detail';
import { type Parcel, RefusedError, UnexpectedReplyError } from '@hub/providers';
import { expect, test } from 'vitest';
import { onceOnly } from '../idempotency/onceOnly.ts';
import { saveStock } from '../stock/changeStock.ts';
import { northampton } from '../testing/stockFixtures.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { idOf, robin, shipbobStore } from '../testing/workflowFixtures.ts';
import { resumeAccount } from './callOutcome.ts';
import { cancelReship, reshipOrder } from './reshipOrder.ts';

const parcelOf = (parcelId: string, facts: Partial<Parcel> = {}): Parcel => ({
  parcelId,
  carrier: 'DPD',
  trackingNumber: `T-${parcelId}`,
  trackingUrl: null,
  shippedAt: '2026-11-28T12:00:00.000Z',
  status: 'in_transit',
  isVoided: false,
  lines: null,
  ...facts,
});
const lost = (quantity: number): ReshipRequest => ({
  lines: [{ lineItemId: '10001', quantity }],
  reason: 'lost',
  note: '',
});

describeOnBothKinds('reshipped units', (database) => {
  /** Order 1 with two units of A and three of B has shipped completely. */
  async function shopWithShippedOrder() {
    const shop = await aWarehouseShop(database());
    await shop.addOrders(anOrderOfUnits(1, 2, 3));
    await shop.act(1, 'ship-now');
    await shop.work();
    Object.assign(shop.provider.orders[0] ?? {}, { state: 'shipped', parcels: [parcelOf('P1')] });
    await shop.read(1);
    const before = await shop.stateOf(1);
    expect(before).toMatchObject({ stage: 'shipped', order: { reship: '' } });
    const reships = () =>
      shop.inShop(async (transaction) =>
        (await lockAllWarehouseOrders(transaction, idOf(1))).filter(({ reship }) => reship !== null),
      );
    /** Timeline entries since it shipped. */
    const news = async () => (await shop.stateOf(1)).timeline.slice(before.timeline.length);
    /** Expects the order itself to be unchanged. */
    const expectOrderUntouched = async () => {
      const { stage, detail } = await shop.stateOf(1);
      expect([stage, detail.lineItems, detail.fulfillments]).toEqual([
        'shipped',
        before.detail.lineItems,
        before.detail.fulfillments,
      ]);
    };
    const reship = (request: ReshipRequest = lost(1), providers = shipbobStore) =>
      shop.inShop((transaction) => reshipOrder(transaction, providers, idOf(1), request, robin, shop.services.now()));
    const cancel = (number = 1) =>
      shop.inShop((transaction) => cancelReship(transaction, idOf(1), number, robin, shop.services.now()));
    return { ...shop, reship, reships, news, expectOrderUntouched, cancel };
  }

  test('name a wrong SKU when they are closed short', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship(lost(1));
    await shop.work();
    const parcel = parcelOf('R1', { lines: [{ sku: 'A-1', lineItemId: null, quantity: 1 }] });
    Object.assign(shop.provider.orders[1] ?? {}, { state: 'closedShort', parcels: [parcel] });
    await shop.read(1, 2);
    expect((await shop.news()).at(-1)).toContain('shipped A-1, which the order doesn’t have');
    expect(shop.provider.orders).toHaveLength(2);
  });

  test("go to their location's 3PL under their own reference and name, and the order stays shipped", async () => {
    const shop = await shopWithShippedOrder();
    expect(await shop.reship({ ...lost(2), note: ' Left at a neighbour ' })).toEqual({
      orderName: '#1',
      refusal: null,
    });
    await shop.work();
    expect(shop.provider.orders[1]?.shipment).toMatchObject({
      reference: `${idOf(1)}-R1`,
      orderName: '#1-R1',
      lines: [{ lineItemId: '10001', sku: 'A', quantity: 2 }],
    });
    expect(await shop.reships()).toMatchObject([
      { state: 'sent', number: 2, reship: { number: 1, kind: 'lost', note: 'Left at a neighbour', hasLeft: false } },
    ]);
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: 'underWay' } });
    expect(await shop.news()).toEqual([
      'Shipbob will ship 2 × White hanging heart T-light holder again as #1-R1. ' +
        'Reason: Lost on the way (Left at a neighbour). Asked by Robin Carter',
      'Shipbob has #1-R1',
    ]);
    await shop.expectOrderUntouched();
  });

  test('leave with their own tracking, arrive, and add no shipment to the order', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    await shop.work();
    const [, again] = shop.provider.orders;
    Object.assign(again ?? {}, { state: 'shipped', parcels: [parcelOf('P2')] });
    await shop.read(1, 2);
    await shop.read(1, 2);
    expect(await shop.reships()).toMatchObject([
      { state: 'sent', reship: { hasLeft: true, parcels: [{ number: 'T-P2', carrier: 'DPD', status: 'in_transit' }] } },
    ]);
    Object.assign(again ?? {}, { parcels: [parcelOf('P2', { status: 'delivered' })] });
    await shop.read(1, 2);
    expect(await shop.reships()).toMatchObject([{ state: 'done', nextReadAt: null }]);
    expect((await shop.news()).slice(2)).toEqual(['Shipment #1-R1 left the warehouse', 'Shipment #1-R1: Delivered']);
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: '' } });
    await shop.expectOrderUntouched();
  });

  test('are counted by reason, except those a 3PL refused', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship(lost(2));
    await shop.work();
    await shop.reship({ ...lost(1), reason: 'damaged', lines: [{ lineItemId: '10002', quantity: 1 }] });
    shop.provider.fail(new RefusedError('SKU B is not known.'));
    await shop.work();
    const everything = { from: null, to: null, text: null };
    expect((await shop.inShop((transaction) => readSkuReport(transaction, everything))).reships).toEqual([
      { reason: 'lost', reships: 1, units: 2 },
    ]);
  });

  test('leave the stock once when they ship, but not units reserved for others', async () => {
    const shop = await shopWithShippedOrder();
    const level = { sku: 'A', locationId: northampton };
    await shop.inShop((transaction) =>
      saveStock(transaction, robin, [{ ...level, onHand: 5, lowAt: null, baseVersion: 0 }], shop.services.now()),
    );
    const onHand = async () =>
      (await shop.inShop((transaction) => lockStock(transaction, ['A']))).map((stock) => stock.onHand);
    const parts = [parcelOf('P2')];
    await shop.reship({ ...lost(2) });
    await shop.work();
    expect(await onHand()).toEqual([5]);
    Object.assign(shop.provider.orders[1] ?? {}, { state: 'shipped', parcels: parts });
    await shop.read(1, 2);
    await shop.read(1, 2);
    expect(await onHand()).toEqual([3]);
  });

  test('are looked up before a retry after a lost reply, and sent once', async () => {
    const shop = await shopWithShippedOrder();
    const before = shop.provider.calls.length;
    await shop.reship();
    shop.provider.fail('lostReply');
    await shop.work();
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls.slice(before)).toEqual(['send', 'find']);
    expect(shop.provider.orders).toHaveLength(2);
    expect(await shop.reships()).toMatchObject([{ state: 'sent', tries: 2 }]);
  });

  test('are taken over from a process that ended, and sent once', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    shop.provider.meanwhile(() => Promise.reject(new Error('The process ended here.')));
    await expect(shop.work()).rejects.toThrow('The process ended here.');
    await shop.inShop((transaction) =>
      resumeAccount(transaction, { provider: 'shipbob', account: '' }, shop.services.now()),
    );
    shop.wait(2);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
    expect(await shop.reships()).toMatchObject([{ state: 'sent' }]);
  });

  test('are sent once for a repeated call with the same key', async () => {
    const shop = await shopWithShippedOrder();
    const call = () =>
      onceOnly(database(), shop.shopId, { key: 'again-1', request: 'reship' }, async (transaction) =>
        JSON.stringify(await reshipOrder(transaction, shipbobStore, idOf(1), lost(1), robin, shop.services.now())),
      );
    await call();
    await call();
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
  });

  test('never exceed the shipped units while they wait; once they left, units can be reshipped again', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship(lost(2));
    expect(await shop.reship()).toMatchObject({ refusal: message('orders.tooManyToReship') });
    await shop.work();
    expect(await shop.reship()).toMatchObject({ refusal: message('orders.tooManyToReship') });
    Object.assign(shop.provider.orders[1] ?? {}, { state: 'shipped', parcels: [parcelOf('P2')] });
    await shop.read(1, 2);
    expect(await shop.reship()).toMatchObject({ refusal: null });
    await shop.work();
    expect(shop.provider.orders.map(({ shipment }) => shipment.reference)).toEqual(
      ['-1', '-R1', '-R2'].map((end) => `${idOf(1)}${end}`),
    );
  });

  test('say why they were refused, and the order is no error', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    shop.provider.fail(new RefusedError('SKU A is not known.'));
    await shop.work();
    expect(await shop.reships()).toMatchObject([{ state: 'refused', words: 'SKU A is not known.' }]);
    expect((await shop.news()).at(-1)).toBe('Shipbob doesn’t ship #1-R1: SKU A is not known.');
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: 'failed', shipmentError: null } });
    await shop.expectOrderUntouched();
  });

  test('keep their reference when requested again after no answer', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    for (let tries = 1; tries <= 6; tries += 1) {
      shop.provider.fail(tries === 1 ? 'lostReply' : new UnexpectedReplyError('Unknown form.'));
      await shop.work();
      await shop.inShop((transaction) =>
        resumeAccount(transaction, { provider: 'shipbob', account: '' }, shop.services.now()),
      );
      shop.wait(240);
    }
    expect(await shop.reships()).toMatchObject([{ state: 'failed' }]);
    await shop.reship({ ...lost(1), reason: 'damaged' });
    await shop.work();
    expect(await shop.reships()).toMatchObject([{ state: 'sent', reship: { number: 1, kind: 'damaged' } }]);
    expect(shop.provider.orders).toHaveLength(2);
    await shop.expectOrderUntouched();
  });

  test('say that the 3PL is asked to cancel them when other units replace them after no answer', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship(lost(2));
    for (let tries = 1; tries <= 6; tries += 1) {
      shop.provider.fail(tries === 1 ? 'lostReply' : new UnexpectedReplyError('Unknown form.'));
      await shop.work();
      await shop.inShop((transaction) =>
        resumeAccount(transaction, { provider: 'shipbob', account: '' }, shop.services.now()),
      );
      shop.wait(240);
    }
    const before = (await shop.news()).length;
    await shop.reship(lost(1));
    await shop.work();
    expect(await shop.reships()).toMatchObject([{ state: 'cancelled' }, { state: 'sent' }]);
    expect((await shop.news()).slice(before).toSorted()).toEqual([
      'Asked Shipbob to cancel #1-R1. Asked by Robin Carter',
      'Shipbob canceled #1-R1',
      'Shipbob has #1-R2',
      'Shipbob will ship 1 × White hanging heart T-light holder again as #1-R2. ' +
        'Reason: Lost on the way. Asked by Robin Carter',
    ]);
  });

  test('report a further parcel that leaves later, once', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship(lost(2));
    await shop.work();
    const again = shop.provider.orders[1] ?? {};
    Object.assign(again, { state: 'partial', parcels: [parcelOf('P2')] });
    await shop.read(1, 2);
    Object.assign(again, { state: 'shipped', parcels: [parcelOf('P2'), parcelOf('P3')] });
    await shop.read(1, 2);
    await shop.read(1, 2);
    expect((await shop.news()).slice(2)).toEqual([
      'Shipment #1-R1 left the warehouse',
      'Another parcel of #1-R1 left the warehouse (T-P3)',
    ]);
  });

  test('say under their name why the 3PL holds them, once', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    await shop.work();
    Object.assign(shop.provider.orders[1] ?? {}, { state: 'onHold', problem: 'Out of stock.' });
    await shop.read(1, 2);
    await shop.read(1, 2);
    expect((await shop.news()).slice(2)).toEqual(['Shipbob holds #1-R1: Out of stock.']);
  });

  test('are not sent when the 3PL cancels them, and the order is no error', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    await shop.work();
    Object.assign(shop.provider.orders[1] ?? {}, { state: 'cancelled' });
    await shop.read(1, 2);
    const words = message('warehouses.cancelledThere', { provider: 'Shipbob' });
    expect(await shop.reships()).toMatchObject([{ state: 'refused', words }]);
    expect((await shop.news()).at(-1)).toBe(`Shipbob doesn’t ship #1-R1: ${wordsText(words)}`);
    await shop.expectOrderUntouched();
  });

  test('are refused without an address', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    await shop.inShop((transaction) => removeCustomer(transaction, [idOf(1)], { everywhere: [], inOrders: [] }));
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    expect(await shop.reships()).toMatchObject([{ state: 'refused', words: message('warehouses.customerRemoved') }]);
    expect(await shop.reship()).toMatchObject({ refusal: message('warehouses.customerRemoved') });
  });

  test('are refused when the 3PL is off, or the order has not shipped', async () => {
    const shop = await shopWithShippedOrder();
    await shop.addOrders(anOrderOfUnits(2, 1));
    expect(await shop.reship(lost(1), { ...shipbobStore, readAll: async () => new Map() })).toMatchObject({
      refusal: message('shipping.notConnected', { provider: 'Shipbob' }),
    });
    const refused = await shop.inShop((transaction) =>
      reshipOrder(transaction, shipbobStore, idOf(2), lost(1), robin, shop.services.now()),
    );
    expect(refused).toMatchObject({ refusal: message('orders.notAllShipped') });
    expect(await shop.inShop((t) => reshipOrder(t, shipbobStore, '404', lost(1), robin, new Date()))).toBeNull();
    expect(await shop.reships()).toEqual([]);
  });

  test('do not affect the order: a voided shipment is sent again automatically, a reship is not', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    await shop.work();
    Object.assign(shop.provider.orders[0] ?? {}, { state: 'received', parcels: [parcelOf('P1', { isVoided: true })] });
    await shop.read(1);
    await shop.sendAgain(1);
    await shop.work();
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
    expect(shop.provider.orders).toHaveLength(2);
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.orders.map(({ state }) => state)).toEqual(['cancelled', 'received']);
    expect(await shop.reships()).toMatchObject([{ state: 'sent', cancelRequestedAt: null }]);
  });

  test('share no number with later parts of the order', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    await shop.work();
    Object.assign(shop.provider.orders[0] ?? {}, { state: 'cancelled', parcels: [parcelOf('P1', { isVoided: true })] });
    await shop.read(1);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error' });
    await shop.act(1, 'move-to-open-errored');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders.map(({ shipment }) => shipment.reference)).toEqual(
      ['-1', '-R1', '-3'].map((end) => `${idOf(1)}${end}`),
    );
  });

  test('are canceled at once before a 3PL has them, send nothing, and can be reshipped again', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship(lost(2));
    expect(await shop.cancel()).toEqual({ orderName: '#1', refusal: null });
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    expect(await shop.reships()).toMatchObject([{ state: 'cancelled', request: null }]);
    expect((await shop.news()).at(-1)).toBe('Robin Carter canceled #1-R1');
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: '' } });
    expect(await shop.cancel()).toMatchObject({ refusal: message('orders.reshipEnded') });
    expect(await shop.reship(lost(2))).toMatchObject({ refusal: null });
    await shop.expectOrderUntouched();
  });

  test('are canceled once at the 3PL that has them, and release their units once', async () => {
    const shop = await shopWithShippedOrder();
    const level = { sku: 'A', locationId: northampton };
    await shop.inShop((transaction) =>
      saveStock(transaction, robin, [{ ...level, onHand: 5, lowAt: null, baseVersion: 0 }], shop.services.now()),
    );
    await shop.reship(lost(2));
    await shop.work();
    const before = shop.provider.calls.length;
    await shop.cancel();
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: 'underWay' } });
    expect(await shop.cancel()).toMatchObject({ refusal: message('orders.reshipCancelAsked') });
    expect(await shop.reship()).toMatchObject({ refusal: message('orders.tooManyToReship') });
    await shop.work();
    await shop.work();
    await shop.read(1, 2);
    expect(shop.provider.calls.slice(before)).toEqual(['cancel']);
    expect(shop.provider.orders.map(({ state }) => state)).toEqual(['shipped', 'cancelled']);
    expect(await shop.reships()).toMatchObject([{ state: 'cancelled', request: null, nextReadAt: null }]);
    expect((await shop.news()).slice(-2)).toEqual([
      'Asked Shipbob to cancel #1-R1. Asked by Robin Carter',
      'Shipbob canceled #1-R1',
    ]);
    const stock = await shop.inShop((transaction) => lockStock(transaction, ['A']));
    expect(stock.map(({ onHand, allocated }) => [onHand, allocated])).toEqual([[5, 0]]);
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: '' } });
    expect(await shop.reship(lost(2))).toMatchObject({ refusal: null });
    await shop.expectOrderUntouched();
  });

  test('ship anyway when already packed, and the timeline says so', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    await shop.work();
    const [, again] = shop.provider.orders;
    Object.assign(again ?? {}, { isTooLate: true });
    await shop.cancel();
    await shop.work();
    expect((await shop.news()).at(-1)).toBe('Shipbob couldn’t cancel #1-R1 and ships it: Order is already packed.');
    expect(await shop.cancel()).toMatchObject({ refusal: message('orders.reshipHasLeft') });
    Object.assign(again ?? {}, { state: 'shipped', parcels: [parcelOf('P2')] });
    await shop.read(1, 2);
    expect(await shop.reships()).toMatchObject([{ state: 'sent', reship: { hasLeft: true } }]);
    expect(await shop.cancel()).toMatchObject({ refusal: message('orders.reshipHasLeft') });
  });

  test('without an answer yet are not resent after cancellation', async () => {
    const shop = await shopWithShippedOrder();
    const before = shop.provider.calls.length;
    await shop.reship();
    shop.provider.fail(new UnexpectedReplyError('Unknown form.'));
    await shop.work();
    await shop.inShop((transaction) =>
      resumeAccount(transaction, { provider: 'shipbob', account: '' }, shop.services.now()),
    );
    await shop.cancel();
    shop.wait(240);
    await shop.work();
    expect(shop.provider.calls.slice(before).filter((call) => call === 'send')).toHaveLength(1);
    expect(await shop.reships()).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.provider.orders).toHaveLength(1);
  });

  test('disappear from the row when dismissed after a refusal', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    shop.provider.fail(new RefusedError('SKU A is not known.'));
    await shop.work();
    const before = shop.provider.calls.length;
    expect(await shop.cancel()).toMatchObject({ refusal: null });
    await shop.work();
    expect(shop.provider.calls).toHaveLength(before);
    expect(await shop.reships()).toMatchObject([{ state: 'cancelled', words: 'SKU A is not known.' }]);
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: '' } });
    await shop.expectOrderUntouched();
  });

  test('need no attention when refused during cancellation', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    shop.provider.meanwhile(async () => {
      await shop.cancel();
      throw new RefusedError('SKU A is not known.');
    });
    await shop.work();
    expect(await shop.reships()).toMatchObject([{ state: 'cancelled', request: null }]);
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: '' } });
  });

  test('can be dismissed when never answered, and the 3PL is asked not to ship them in case it has them', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    for (let tries = 1; tries <= 6; tries += 1) {
      shop.provider.fail(tries === 1 ? 'lostReply' : new UnexpectedReplyError('Unknown form.'));
      await shop.work();
      await shop.inShop((transaction) =>
        resumeAccount(transaction, { provider: 'shipbob', account: '' }, shop.services.now()),
      );
      shop.wait(240);
    }
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: 'failed' } });
    await shop.cancel();
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: '' } });
    await shop.work();
    expect(await shop.reships()).toMatchObject([{ state: 'cancelled' }]);
    expect(shop.provider.orders.map(({ state }) => state)).toEqual(['shipped', 'cancelled']);
  });

  test('do not exist under an unknown number', async () => {
    const shop = await shopWithShippedOrder();
    expect(await shop.cancel()).toBe('unknownReship');
    await shop.reship();
    expect(await shop.cancel(2)).toBe('unknownReship');
  });
});
