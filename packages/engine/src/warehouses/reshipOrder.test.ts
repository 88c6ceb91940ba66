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

describeOnBothKinds('units of a shipped order that are sent again', (database) => {
  /** Order 1 of two units of A and three of B has left, whole. */
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
    /** The newest lines of the timeline, since it shipped. */
    const news = async () => (await shop.stateOf(1)).timeline.slice(before.timeline.length);
    /** Nothing of the order itself has changed. */
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

  test('that are closed short with another SKU name it', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship(lost(1));
    await shop.work();
    const parcel = parcelOf('R1', { lines: [{ sku: 'A-1', lineItemId: null, quantity: 1 }] });
    Object.assign(shop.provider.orders[1] ?? {}, { state: 'closedShort', parcels: [parcel] });
    await shop.read(1, 2);
    expect((await shop.news()).at(-1)).toContain('shipped A-1, which the order doesn’t have');
    expect(shop.provider.orders).toHaveLength(2);
  });

  test('go to the 3PL of their location under a reference and a name of their own, and the order stays shipped', async () => {
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
      'Shipbob is to ship 2 × White hanging heart T-light holder again as #1-R1. ' +
        'Reason: Lost on the way (Left at a neighbour). Asked by Robin Carter',
      'Shipbob has #1-R1',
    ]);
    await shop.expectOrderUntouched();
  });

  test('leave with tracking of their own, arrive, and are no shipment of the order', async () => {
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

  test('are counted by their reason, without those that a 3PL refused', async () => {
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

  test('leave the shelf when they do, once, and not what is reserved for others', async () => {
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

  test('are asked for before they are sent again where the reply was lost, and are there once', async () => {
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

  test('are taken over where the process that sent them ended, and are there once', async () => {
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

  test('are sent once for a call that comes twice with its key', async () => {
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

  test('are never more than have shipped while they wait; what has left can be sent once more', async () => {
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

  test('that are refused say why, and the order is no error', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    shop.provider.fail(new RefusedError('SKU A is not known.'));
    await shop.work();
    expect(await shop.reships()).toMatchObject([{ state: 'refused', words: 'SKU A is not known.' }]);
    expect((await shop.news()).at(-1)).toBe('Shipbob doesn’t ship #1-R1: SKU A is not known.');
    expect(await shop.stateOf(1)).toMatchObject({ order: { reship: 'failed', shipmentError: null } });
    await shop.expectOrderUntouched();
  });

  test('without any answer are asked for again under their reference when the same is wanted again', async () => {
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

  test('that the 3PL cancels are not sent, and the order is no error', async () => {
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

  test('go nowhere without an address', async () => {
    const shop = await shopWithShippedOrder();
    await shop.reship();
    await shop.inShop((transaction) => removeCustomer(transaction, [idOf(1)], { everywhere: [], inOrders: [] }));
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    expect(await shop.reships()).toMatchObject([{ state: 'refused', words: message('warehouses.customerRemoved') }]);
    expect(await shop.reship()).toMatchObject({ refusal: message('warehouses.customerRemoved') });
  });

  test('are refused by a 3PL that is off, and of an order that has not shipped', async () => {
    const shop = await shopWithShippedOrder();
    await shop.addOrders(anOrderOfUnits(2, 1));
    expect(await shop.reship(lost(1), { ...shipbobStore, readAll: async () => new Map() })).toMatchObject({
      refusal: message('shipping.noneConnected'),
    });
    const ofOpen = await shop.inShop((transaction) =>
      reshipOrder(transaction, shipbobStore, idOf(2), lost(1), robin, shop.services.now()),
    );
    expect(ofOpen).toMatchObject({ refusal: message('orders.notAllShipped') });
    expect(await shop.inShop((t) => reshipOrder(t, shipbobStore, '404', lost(1), robin, new Date()))).toBeNull();
    expect(await shop.reships()).toEqual([]);
  });

  test('stay out of what the order does: a shipment that is voided goes again by itself, the reship does not', async () => {
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

  test('take no number of what the order is given later, nor does it take theirs', async () => {
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

  test('that no 3PL has yet are canceled at once, nothing is sent, and they can be sent again', async () => {
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

  test('that their 3PL has are canceled there once, and give their units back once', async () => {
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

  test('that are packed already ship all the same, and the timeline says so', async () => {
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

  test('that got no answer yet are not sent again after they were canceled', async () => {
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

  test('that were refused are dismissed, and the row says nothing of them any more', async () => {
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

  test('that are refused while they are being canceled need nobody’s attention', async () => {
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

  test('without any answer are dismissed, and their 3PL is asked not to ship them in case it has them', async () => {
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

  test('with a number that is not known are none', async () => {
    const shop = await shopWithShippedOrder();
    expect(await shop.cancel()).toBe('unknownReship');
    await shop.reship();
    expect(await shop.cancel(2)).toBe('unknownReship');
  });
});
