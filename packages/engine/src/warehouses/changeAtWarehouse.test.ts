import { type Words, wordsText } from '@hub/domain/messages';
import { insertOrders, lockOrders, saveOrders } from '@hub/database/orders';
import { removeCustomer } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { RefusedError, UnreachableError } from '@hub/providers';
import { describe, expect, test } from 'vitest';
import { changeOrder, removeItems } from '../orders/changeOrder.ts';
import { aParcel, type FakeProviderOptions } from '../testing/createFakeProvider.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { idOf, noProviders, robin } from '../testing/workflowFixtures.ts';
import { moveAtWarehouse, removedInStore } from './requestChange.ts';

const saidOf = (outcome: { refusal: Words | null } | null) => wordsText(outcome?.refusal ?? '');

const unreachable = () => new UnreachableError('Shipbob cannot be reached.', true);

describeOnBothKinds('an order that was handed to its 3PL', (database) => {
  /** Order 1 has lines of 2 and 3 units, and its 3PL has it. */
  async function sentShop(fake: FakeProviderOptions = {}) {
    const shop = await aWarehouseShop(database(), { fake });
    await shop.addOrders(anOrderOfUnits(1, 2, 3));
    await shop.act(1, 'ship-now');
    await shop.work();
    shop.provider.calls.length = 0;
    return shop;
  }
  type Shop = Awaited<ReturnType<typeof sentShop>>;

  /** What the 3PL ships, by reference. */
  const living = ({ provider }: Shop) =>
    provider.orders
      .filter(({ state }) => state !== 'cancelled')
      .map(({ shipment, state }) => [
        shipment.reference.split('-')[1],
        state,
        ...shipment.lines.map(({ sku, quantity }) => `${quantity} ${sku}`),
      ]);
  const unitsOf = async (shop: Shop) =>
    (await shop.stateOf(1)).detail.lineItems.map(({ quantity, fulfillableQuantity, isCancelled }) =>
      isCancelled ? 'cancelled' : `${fulfillableQuantity} of ${quantity}`,
    );

  test('has in its timeline who wants it changed, before what its 3PL is asked', async () => {
    const shop = await sentShop();
    const { now } = shop.services;
    const ada = { staffId: '1', staffName: 'Ada' };
    const one = { lineItemId: '10002', quantity: 1 };
    await shop.inShop((transaction) => removeItems(transaction, idOf(1), one, ada, now()));
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'hold-order', ada, now()));
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'hold-order', ada, now()));
    const { timeline } = await shop.stateOf(1);
    expect(timeline.slice(-4)).toEqual([
      expect.stringMatching(/^Remove item from order clicked by Ada: 1 × \S/),
      expect.stringMatching(/^Asked Shipbob to take out 1 × \S/),
      'Hold Order clicked by Ada',
      'Asked Shipbob to hold it',
    ]);
  });

  describe('and whose address changes', () => {
    const move = (shop: Shop) => shop.inShop((transaction) => moveAtWarehouse(transaction, idOf(1)));

    test('is changed where the 3PL’s API can do that', async () => {
      const shop = await sentShop({ canUpdate: true });
      await move(shop);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ request: { wanted: 'address', answer: null } }]);
      await shop.work();
      expect(shop.provider.calls).toEqual(['update']);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '3 B']]);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', request: null }]);
      expect((await shop.stateOf(1)).timeline.at(-1)).toBe('Shipbob has the new address');
    });

    test('is never canceled and sent again: where the API has no such call, a person is told to call', async () => {
      const shop = await sentShop();
      await move(shop);
      await shop.work();
      expect(shop.provider.calls).toEqual([]);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '3 B']]);
      expect(await shop.warehouseOrders(1)).toMatchObject([
        { state: 'sent', request: { wanted: 'address', answer: { type: 'noAnswer' } } },
      ]);
      expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/^Shipbob has the old address: .* Call the warehouse\.$/);
    });

    test('keeps the old one once it is packed', async () => {
      const shop = await sentShop({ canUpdate: true });
      for (const order of shop.provider.orders) order.isTooLate = true;
      await move(shop);
      await shop.work();
      expect(await shop.warehouseOrders(1)).toMatchObject([{ request: { answer: { type: 'tooLate' } } }]);
      expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/^Shipbob has the old address: /);
    });

    test('is told with a removal that is being asked for', async () => {
      const shop = await sentShop({ canUpdate: true });
      await shop.remove(1, 2, 1);
      await move(shop);
      await shop.work();
      expect(living(shop)).toEqual([['1', 'received', '2 A', '2 B']]);
      const { timeline } = await shop.stateOf(1);
      expect(timeline.filter((line) => line === 'Shipbob has the new address')).toHaveLength(1);
    });

    test('and is canceled by the 3PL in the meantime is an error, and not sent again', async () => {
      const shop = await sentShop({ canUpdate: true });
      await move(shop);
      await shop.dropJobs();
      Object.assign(shop.provider.orders[0] ?? {}, { state: 'cancelled' });
      await shop.read(1);
      await shop.work();
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'error' });
      expect(shop.provider.orders).toHaveLength(1);
    });
  });

  describe('and of which items are removed', () => {
    test('is changed where the 3PL’s API can do that', async () => {
      const shop = await sentShop({ canUpdate: true });
      expect(await shop.remove(1, 2, 1)).toMatchObject({ refusal: null, requestedFrom: ['Shipbob'] });
      // Until the 3PL has agreed it ships all of it.
      expect(await unitsOf(shop)).toEqual(['2 of 2', '3 of 3']);
      await shop.work();
      expect(shop.provider.calls).toEqual(['update']);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '2 B']]);
      expect(await unitsOf(shop)).toEqual(['2 of 2', '2 of 2']);
      expect(await shop.warehouseOrders(1)).toMatchObject([
        { state: 'sent', request: null, lines: [{ quantity: 2 }, { quantity: 2 }] },
      ]);
      const { stage, timeline } = await shop.stateOf(1);
      expect(stage).toBe('inFulfillment');
      expect(timeline.slice(1)).toEqual([
        expect.stringMatching(/^Asked .*Shipbob.* to take out 1 × /),
        expect.stringMatching(/Shipbob.* took out 1 × /),
      ]);
    });

    test('is canceled and sent again without them where it cannot', async () => {
      const shop = await sentShop();
      await shop.remove(1, 2, 3);
      await shop.work();
      expect(shop.provider.calls).toEqual(['cancel', 'send']);
      expect(living(shop)).toEqual([['2', 'received', '2 A']]);
      expect(await unitsOf(shop)).toEqual(['2 of 2', 'cancelled']);
      expect(await shop.warehouseOrders(1)).toMatchObject([
        { state: 'cancelled', request: null },
        { state: 'sent', reference: `${idOf(1)}-2` },
      ]);
    });

    test.each([true, false])(
      'and all of them: it is canceled there and closed here (change of lines: %s)',
      async (canUpdate) => {
        const shop = await sentShop({ canUpdate });
        await shop.remove(1, 1, 2);
        await shop.remove(1, 2, 3);
        await shop.work();
        expect(shop.provider.calls).toEqual(['cancel']);
        expect(living(shop)).toEqual([]);
        expect((await shop.stateOf(1)).stage).toBe('closed');
      },
    );

    test('stays as the warehouse has it when it is packed already, and says so', async () => {
      const shop = await sentShop();
      for (const order of shop.provider.orders) order.isTooLate = true;
      await shop.remove(1, 2, 1);
      await shop.work();
      shop.wait(600);
      await shop.work();
      expect(shop.provider.calls).toEqual(['cancel']);
      expect(await unitsOf(shop)).toEqual(['2 of 2', '3 of 3']);
      expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(
        /^Too late to take out 1 × .*Shipbob.* is already shipping it: Order is already packed\.$/,
      );
      expect(await shop.warehouseOrders(1)).toMatchObject([
        { state: 'sent', request: { wanted: 'removal', answer: { type: 'tooLate' } } },
      ]);
      const [order] = shop.provider.orders;
      if (order !== undefined) Object.assign(order, { state: 'shipped', parcels: [aParcel('1')] });
      await shop.read(1);
      expect((await shop.stateOf(1)).stage).toBe('shipped');
    });

    test('is asked for again when the reply is lost, and sent again once', { tags: 'hazard:done-twice' }, async () => {
      const shop = await sentShop();
      shop.provider.fail('lostReply', unreachable());
      await shop.remove(1, 2, 1);
      await shop.work();
      expect(living(shop)).toEqual([]);
      expect(await unitsOf(shop)).toEqual(['2 of 2', '3 of 3']);
      shop.wait(2);
      await shop.work();
      shop.wait(10);
      await shop.work();
      expect(shop.provider.calls).toEqual(['cancel', 'cancel', 'cancel', 'send']);
      expect(living(shop)).toEqual([['2', 'received', '2 A', '2 B']]);
    });

    test('is no error when its reading sees it canceled before the answer comes', async () => {
      const shop = await sentShop();
      shop.provider.fail('lostReply');
      await shop.remove(1, 2, 1);
      await shop.work();
      await shop.read(1);
      expect((await shop.stateOf(1)).stage).toBe('inFulfillment');
      shop.wait(2);
      await shop.work();
      expect(living(shop)).toEqual([['2', 'received', '2 A', '2 B']]);
      expect(await unitsOf(shop)).toEqual(['2 of 2', '2 of 2']);
    });

    test('says that the 3PL could not be asked when it never answers', async () => {
      const shop = await sentShop();
      shop.services.retryDelayMs = () => null;
      shop.provider.fail(unreachable());
      await shop.remove(1, 2, 1);
      await shop.work();
      expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/couldn’t be asked .* Call the warehouse\.$/);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '3 B']]);
    });

    test('and closed meanwhile is canceled, and nothing is sent again', async () => {
      const shop = await sentShop();
      await shop.remove(1, 2, 1);
      await shop.act(1, 'move-to-close');
      await shop.work();
      expect(living(shop)).toEqual([]);
      expect(shop.provider.orders).toHaveLength(1);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'cancelled', request: null }]);
    });

    test('is refused for more units than are left, with those that are asked for', async () => {
      const shop = await sentShop();
      expect(saidOf(await shop.remove(1, 2, 4))).toBe('You can’t remove that many of this item.');
      expect((await shop.remove(1, 2, 0.5))?.refusal).not.toBeNull();
      await shop.remove(1, 2, 2);
      expect(saidOf(await shop.remove(1, 2, 2))).toBe('You can’t remove that many of this item.');
      expect(saidOf(await shop.remove(1, 9, 1))).toBe('The warehouse doesn’t have this item to ship.');
      await shop.work();
      expect(await unitsOf(shop)).toEqual(['2 of 2', '1 of 1']);
    });

    test('before it was sent goes without them, and its 3PL learns of nothing', async () => {
      const shop = await aWarehouseShop(database());
      await shop.addOrders(anOrderOfUnits(1, 2, 3));
      await shop.act(1, 'ship-now');
      await shop.remove(1, 2, 1);
      await shop.work();
      expect(shop.provider.calls).toEqual(['send']);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '2 B']]);
    });

    test('of which the reply to the sending was lost is looked for by its reference', async () => {
      const shop = await aWarehouseShop(database());
      await shop.addOrders(anOrderOfUnits(1, 2, 3));
      await shop.act(1, 'ship-now');
      shop.provider.fail('lostReply');
      await shop.work();
      await shop.remove(1, 2, 1);
      shop.wait(2);
      await shop.work();
      expect(shop.provider.calls).toEqual(['send', 'find', 'cancel', 'send']);
      expect(living(shop)).toEqual([['2', 'received', '2 A', '2 B']]);
    });

    test('by the store asks for what the order does not have any more', async () => {
      const shop = await sentShop();
      await shop.inShop(async (transaction) => {
        const before = (await lockOrders(transaction, [idOf(1)])).get(idOf(1));
        if (before === undefined) throw new Error('It is gone.');
        const lineItems = before.detail.lineItems.map((item) =>
          item.sku === 'B' ? { ...item, quantity: 1, fulfillableQuantity: 1 } : item,
        );
        await saveOrders(transaction, [{ before, after: { ...before, detail: { ...before.detail, lineItems } } }]);
        const removed = [{ lineItemId: '10002', quantity: 2 }];
        expect(await removedInStore(transaction, idOf(1), removed, shop.services.now())).toBe(true);
        // The same news again asks for nothing more.
        expect(await removedInStore(transaction, idOf(1), removed, shop.services.now())).toBe(false);
      });
      await shop.work();
      expect(living(shop)).toEqual([['2', 'received', '2 A', '1 B']]);
      expect(await unitsOf(shop)).toEqual(['2 of 2', '1 of 1']);
    });
  });

  describe('and is put on hold', () => {
    test('is held where the 3PL’s API can do that, and released as the order is then', async () => {
      const shop = await sentShop({ canUpdate: true });
      expect(await shop.hold(1, robin)).toMatchObject({ refusal: null, requestedFrom: ['Shipbob'] });
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', reason: null });
      await shop.work();
      expect(living(shop)).toEqual([['1', 'onHold', '2 A', '3 B']]);
      expect((await shop.stateOf(1)).stage).toBe('hold');
      await shop.read(1);
      expect(await shop.stateOf(1)).toMatchObject({
        stage: 'hold',
        reason: 'Held by Robin Carter',
        timeline: [
          'Sent to the warehouse',
          expect.stringMatching(/Robin Carter/),
          expect.stringMatching(/^Asked/),
          expect.stringMatching(/holds it until/),
        ],
      });
      await shop.act(1, 'ship-now');
      await shop.work();
      await shop.sendAgain(1);
      await shop.work();
      expect(shop.provider.orders).toHaveLength(1);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '3 B']]);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', request: null }]);
    });

    test('is canceled where it cannot, and sent again after the release', async () => {
      const shop = await sentShop();
      await shop.hold(1);
      await shop.work();
      expect(living(shop)).toEqual([]);
      expect((await shop.stateOf(1)).stage).toBe('hold');
      shop.wait(600);
      await shop.work();
      expect(living(shop)).toEqual([]);
      await shop.act(1, 'ship-now');
      await shop.work();
      expect(living(shop)).toEqual([['2', 'received', '2 A', '3 B']]);
    });

    test('stays in fulfillment when the warehouse is packing it already, and says so', async () => {
      const shop = await sentShop({ canUpdate: true });
      for (const order of shop.provider.orders) order.isTooLate = true;
      await shop.hold(1);
      await shop.work();
      const { stage, timeline } = await shop.stateOf(1);
      expect(stage).toBe('inFulfillment');
      expect(timeline.at(-1)).toMatch(
        /^Too late to hold it, .*Shipbob.* is already shipping it: Order is already packed\.$/,
      );
      expect(living(shop)).toEqual([['1', 'received', '2 A', '3 B']]);
    });

    test('that somebody at the 3PL ships nevertheless is not sent again', { tags: 'hazard:done-twice' }, async () => {
      const shop = await sentShop({ canUpdate: true });
      await shop.hold(1);
      await shop.work();
      const [order] = shop.provider.orders;
      if (order !== undefined) Object.assign(order, { state: 'shipped', isTooLate: true, parcels: [aParcel('1')] });
      await shop.act(1, 'ship-now');
      await shop.work();
      expect(shop.provider.orders).toHaveLength(1);
      await shop.read(1);
      expect((await shop.stateOf(1)).stage).toBe('shipped');
    });

    test('and shipped after all is sent, whichever comes first', { tags: 'hazard:done-twice' }, async () => {
      const shop = await sentShop();
      await shop.hold(1);
      shop.provider.meanwhile(async () => {
        await shop.act(1, 'ship-now');
      });
      await shop.work();
      expect(living(shop)).toEqual([['2', 'received', '2 A', '3 B']]);
      expect((await shop.stateOf(1)).stage).toBe('inFulfillment');
    });

    test('and closed is canceled', async () => {
      const shop = await sentShop({ canUpdate: true });
      await shop.hold(1);
      await shop.work();
      await shop.act(1, 'move-to-close');
      await shop.work();
      expect(living(shop)).toEqual([]);
    });

    test('while items are removed loses them, and is held', async () => {
      const shop = await sentShop({ canUpdate: true });
      await shop.remove(1, 2, 1);
      await shop.hold(1);
      await shop.work();
      expect(living(shop)).toEqual([['1', 'onHold', '2 A', '2 B']]);
      expect(await unitsOf(shop)).toEqual(['2 of 2', '2 of 2']);
      expect((await shop.stateOf(1)).stage).toBe('hold');
    });

    test('twice is asked once', async () => {
      const shop = await sentShop();
      await shop.hold(1);
      expect(saidOf(await shop.hold(1))).toBe('The warehouse is being asked to hold it already.');
    });
  });

  describe('and of which the customer’s details were deleted', () => {
    const removeWho = (shop: Shop) =>
      shop.inShop((transaction) => removeCustomer(transaction, [idOf(1)], { everywhere: [], inOrders: [] }));

    test.each([true, false])('keeps its address at the 3PL, which is not changed (change: %s)', async (canUpdate) => {
      const shop = await sentShop({ canUpdate });
      await removeWho(shop);
      await shop.remove(1, 2, 1);
      await shop.hold(1);
      await shop.work();
      expect(shop.provider.calls).toEqual([]);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '3 B']]);
      const { stage, timeline } = await shop.stateOf(1);
      expect(stage).toBe('inFulfillment');
      const why = 'The customer’s details were deleted at their request, so the order can’t be changed there.';
      expect(timeline.slice(-2)).toEqual([
        expect.stringMatching(/couldn’t be asked to take out 1 × /),
        expect.stringContaining(`couldn’t be asked to hold it: ${why} Call the warehouse.`),
      ]);
    });

    test('is canceled there when all of its items are removed', async () => {
      const shop = await sentShop({ canUpdate: true });
      await removeWho(shop);
      await shop.remove(1, 1, 2);
      await shop.remove(1, 2, 3);
      await shop.work();
      expect(living(shop)).toEqual([]);
      expect((await shop.stateOf(1)).stage).toBe('closed');
    });
  });

  test('by no 3PL is held and changed at once', async () => {
    const shop = await aWarehouseShop(database(), { providers: noProviders });
    await shop.inShop((transaction) => insertOrders(transaction, [anOrderOfUnits(1, 2, 3)]));
    await shop.act(1, 'ship-now');
    expect(await shop.remove(1, 1, 1)).toMatchObject({ refusal: null, requestedFrom: [] });
    expect(await unitsOf(shop)).toEqual(['1 of 1', '3 of 3']);
    expect(await shop.hold(1, robin)).toMatchObject({ refusal: null, requestedFrom: [] });
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'hold', reason: 'Held by Robin Carter' });
    expect(saidOf(await shop.hold(1))).toBe('It is on hold, so this cannot be done.');
    expect(saidOf(await shop.remove(1, 1, 1))).toBe('It is on hold, so this cannot be done.');
  });

  test('and was refused a change is sent no further requests by itself', async () => {
    const shop = await sentShop();
    shop.provider.fail(new RefusedError('Order is locked.'));
    await shop.hold(1);
    await shop.work();
    shop.wait(600);
    await shop.work();
    expect(shop.provider.calls).toEqual(['cancel']);
    expect(living(shop)).toEqual([['1', 'received', '2 A', '3 B']]);
  });
});
