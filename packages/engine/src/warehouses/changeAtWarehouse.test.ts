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

describeOnBothKinds('an order handed to its 3PL', (database) => {
  /** Order 1 has lines of 2 and 3 units and is at its 3PL. */
  async function sentShop(fake: FakeProviderOptions = {}) {
    const shop = await aWarehouseShop(database(), { fake });
    await shop.addOrders(anOrderOfUnits(1, 2, 3));
    await shop.act(1, 'ship-now');
    await shop.work();
    shop.provider.calls.length = 0;
    return shop;
  }
  type Shop = Awaited<ReturnType<typeof sentShop>>;

  /** What the 3PL will ship, by reference. */
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

  test('shows who requested a change before what its 3PL is asked', async () => {
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

  describe('with a changed address', () => {
    const move = (shop: Shop) => shop.inShop((transaction) => moveAtWarehouse(transaction, idOf(1)));

    test('is changed where the 3PL’s API allows it', async () => {
      const shop = await sentShop({ canUpdate: true });
      await move(shop);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ request: { wanted: 'address', answer: null } }]);
      await shop.work();
      expect(shop.provider.calls).toEqual(['update']);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '3 B']]);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', request: null }]);
      expect((await shop.stateOf(1)).timeline.at(-1)).toBe('Shipbob has the new address');
    });

    test('is never canceled and resent: where the API cannot change it, a person is told to call', async () => {
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

    test('keeps the old address once it is packed', async () => {
      const shop = await sentShop({ canUpdate: true });
      for (const order of shop.provider.orders) order.isTooLate = true;
      await move(shop);
      await shop.work();
      expect(await shop.warehouseOrders(1)).toMatchObject([{ request: { answer: { type: 'tooLate' } } }]);
      expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/^Shipbob has the old address: /);
    });

    test('gets the address together with a pending removal', async () => {
      const shop = await sentShop({ canUpdate: true });
      await shop.remove(1, 2, 1);
      await move(shop);
      await shop.work();
      expect(living(shop)).toEqual([['1', 'received', '2 A', '2 B']]);
      const { timeline } = await shop.stateOf(1);
      expect(timeline.filter((line) => line === 'Shipbob has the new address')).toHaveLength(1);
    });

    test('is an error and not resent when the 3PL cancels it before the change', async () => {
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

  describe('with removed items', () => {
    test('is changed where the 3PL’s API allows it', async () => {
      const shop = await sentShop({ canUpdate: true });
      expect(await shop.remove(1, 2, 1)).toMatchObject({ refusal: null, requestedFrom: ['Shipbob'] });
      // The 3PL ships all of it until it agrees.
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

    test('is canceled and resent without them where the API cannot change it', async () => {
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
      'is canceled there and closed here when all items are removed (change of lines: %s)',
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

    test('stays unchanged when already packed, and says so', async () => {
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

    test.each([
      ['without it', 2, ['2 of 2', '2 of 2'], / took out 1 × /],
      ['with it', 3, ['2 of 2', '3 of 3'], /^Too late to take out 1 × /],
    ] as const)('that left %s after a lost reply is what the parcels show', async (_, left, units, said) => {
      const shop = await sentShop({ canUpdate: true });
      shop.provider.fail('lostReply');
      await shop.remove(1, 2, 1);
      await shop.work();
      const lines = [
        { sku: 'A', lineItemId: null, quantity: 2 },
        { sku: 'B', lineItemId: null, quantity: left },
      ];
      for (const order of shop.provider.orders)
        Object.assign(order, { isTooLate: true, state: 'shipped', parcels: [aParcel('1', { lines })] });
      shop.wait(2);
      await shop.work();
      expect(await unitsOf(shop)).toEqual(units);
      expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(said);
      await shop.read(1);
      expect((await shop.stateOf(1)).stage).toBe('shipped');
      expect(shop.provider.orders).toHaveLength(1);
    });

    test('is asked again after a lost reply, and resent once', { tags: 'hazard:done-twice' }, async () => {
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

    test('is no error when a read shows the cancellation before the answer', async () => {
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

    test('is canceled and not resent when it is closed before the change', async () => {
      const shop = await sentShop();
      await shop.remove(1, 2, 1);
      await shop.act(1, 'move-to-close');
      await shop.work();
      expect(living(shop)).toEqual([]);
      expect(shop.provider.orders).toHaveLength(1);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'cancelled', request: null }]);
    });

    test('refuses to remove more units than remain, including pending removals', async () => {
      const shop = await sentShop();
      expect(saidOf(await shop.remove(1, 2, 4))).toBe('You can’t remove that many of this item.');
      expect((await shop.remove(1, 2, 0.5))?.refusal).not.toBeNull();
      await shop.remove(1, 2, 2);
      expect(saidOf(await shop.remove(1, 2, 2))).toBe('You can’t remove that many of this item.');
      expect(saidOf(await shop.remove(1, 9, 1))).toBe('The warehouse doesn’t have this item to ship.');
      await shop.work();
      expect(await unitsOf(shop)).toEqual(['2 of 2', '1 of 1']);
    });

    test('drops items before it is sent, without a call to its 3PL', async () => {
      const shop = await aWarehouseShop(database());
      await shop.addOrders(anOrderOfUnits(1, 2, 3));
      await shop.act(1, 'ship-now');
      await shop.remove(1, 2, 1);
      await shop.work();
      expect(shop.provider.calls).toEqual(['send']);
      expect(living(shop)).toEqual([['1', 'received', '2 A', '2 B']]);
    });

    test('is found by its reference when the reply to sending it was lost', async () => {
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

    test('asks the 3PL to remove what the store removed', async () => {
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
        // The same change again requests nothing more.
        expect(await removedInStore(transaction, idOf(1), removed, shop.services.now())).toBe(false);
      });
      await shop.work();
      expect(living(shop)).toEqual([['2', 'received', '2 A', '1 B']]);
      expect(await unitsOf(shop)).toEqual(['2 of 2', '1 of 1']);
    });
  });

  describe('put on hold', () => {
    test('is held where the 3PL’s API allows it, and released with its current data', async () => {
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

    test('is canceled where the API has no hold, and resent after the release', async () => {
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

    test('stays in fulfillment when the warehouse is already packing it, and says so', async () => {
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

    test('is not resent when the 3PL ships it anyway', { tags: 'hazard:done-twice' }, async () => {
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

    test('is sent when it is to ship after all, whichever comes first', { tags: 'hazard:done-twice' }, async () => {
      const shop = await sentShop();
      await shop.hold(1);
      shop.provider.meanwhile(async () => {
        await shop.act(1, 'ship-now');
      });
      await shop.work();
      expect(living(shop)).toEqual([['2', 'received', '2 A', '3 B']]);
      expect((await shop.stateOf(1)).stage).toBe('inFulfillment');
    });

    test('is canceled when closed', async () => {
      const shop = await sentShop({ canUpdate: true });
      await shop.hold(1);
      await shop.work();
      await shop.act(1, 'move-to-close');
      await shop.work();
      expect(living(shop)).toEqual([]);
    });

    test('loses removed items, and is held', async () => {
      const shop = await sentShop({ canUpdate: true });
      await shop.remove(1, 2, 1);
      await shop.hold(1);
      await shop.work();
      expect(living(shop)).toEqual([['1', 'onHold', '2 A', '2 B']]);
      expect(await unitsOf(shop)).toEqual(['2 of 2', '2 of 2']);
      expect((await shop.stateOf(1)).stage).toBe('hold');
    });

    test('is requested once for two holds', async () => {
      const shop = await sentShop();
      await shop.hold(1);
      expect(saidOf(await shop.hold(1))).toBe('The warehouse is being asked to hold it already.');
    });
  });

  describe('with deleted customer data', () => {
    const removeWho = (shop: Shop) =>
      shop.inShop((transaction) => removeCustomer(transaction, [idOf(1)], { everywhere: [], inOrders: [] }));

    test.each([true, false])('keeps its address unchanged at the 3PL (change: %s)', async (canUpdate) => {
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

    test('is canceled there when all its items are removed', async () => {
      const shop = await sentShop({ canUpdate: true });
      await removeWho(shop);
      await shop.remove(1, 1, 2);
      await shop.remove(1, 2, 3);
      await shop.work();
      expect(living(shop)).toEqual([]);
      expect((await shop.stateOf(1)).stage).toBe('closed');
    });
  });

  test('is held and changed at once when no 3PL has it', async () => {
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

  test('sends no further requests automatically after a refused change', async () => {
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
