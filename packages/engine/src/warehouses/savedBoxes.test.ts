import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { allOrdersFilters } from '@hub/domain/dashboard';
import type { Parcel } from '@hub/providers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { orderStats } from '../orders/orderStats.ts';
import { aParcel } from '../testing/createFakeProvider.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { idOf } from '../testing/workflowFixtures.ts';
import { recordReading } from './recordReading.ts';

const savedNone = { boxesSaved: 0 };

describeOnBothKinds('saved boxes', (database) => {
  /** Orders numbered from 1, each with two units of A, at the 3PL. */
  async function shopWithSentOrders(count: number) {
    const shop = await aWarehouseShop(database());
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    await shop.addOrders(...numbers.map((number) => ({ ...anOrderOfUnits(number, 2), ...savedNone })));
    for (const number of numbers) await shop.act(number, 'ship-now');
    await shop.work();
    const report = async (number: number, ...parcels: Parcel[]) => {
      const reference = (await shop.warehouseOrders(number))[0]?.reference;
      const order = shop.provider.orders.find(({ shipment }) => shipment.reference === reference);
      Object.assign(order ?? {}, {
        state: parcels.every(({ isVoided }) => isVoided) ? 'received' : 'shipped',
        parcels,
      });
      await shop.read(number);
    };
    const saved = () =>
      shop.inShop(async (transaction) => (await orderStats(transaction, allOrdersFilters, new Date())).totalBoxes);
    return { ...shop, report, saved };
  }

  /** Resolves once a transaction waits for another one that records the same tracking number. */
  const waitingForLock = () =>
    expect
      .poll(async () => {
        const found = await database().executeSql("SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
        return found.rows.length;
      })
      .toBeGreaterThan(0);

  test("count an order shipped in another's box once, in any reading order, until the label is voided", async () => {
    const shop = await shopWithSentOrders(3);
    const parcel = aParcel('P1');
    expect(await shop.saved()).toBe(0);
    await shop.report(2, parcel);
    await shop.report(3, aParcel('P3'));
    expect(await shop.saved()).toBe(0);
    await shop.report(1, { ...parcel, parcelId: 'other id' });
    await shop.report(1, { ...parcel, parcelId: 'other id' });
    await shop.report(2, parcel);
    expect(await shop.saved()).toBe(1);
    await shop.report(2, { ...parcel, isVoided: true });
    expect(await shop.saved()).toBe(0);
  });

  test('do not count a planned box when orders of one customer leave in separate parcels', async () => {
    const shop = await shopWithSentOrders(2);
    await shop.report(1, aParcel('P1'));
    await shop.report(2, aParcel('P2'));
    // A parcel without a tracking number is never shared.
    await shop.report(2, aParcel('P2', { trackingNumber: null }));
    expect(await shop.saved()).toBe(0);
  });

  test('do not count a number that a parcel of another account has too', async () => {
    const shop = await shopWithSentOrders(2);
    const parcel = aParcel('P1');
    await shop.report(1, parcel);
    await database().executeSql(`UPDATE warehouse_orders SET account = 'other' WHERE shop_id = $1 AND order_id = $2`, [
      shop.shopId,
      Number(idOf(1)),
    ]);
    await shop.report(2, { ...parcel, parcelId: 'other id' });
    expect(await shop.saved()).toBe(0);
  });

  test('follow a label whose tracking number changes', async () => {
    const shop = await shopWithSentOrders(2);
    await shop.report(1, aParcel('P1', { trackingNumber: 'HX9' }));
    await shop.report(2, aParcel('P2', { trackingNumber: null, status: 'label_printed' }));
    expect(await shop.saved()).toBe(0);
    await shop.report(2, aParcel('P2', { trackingNumber: 'HX9' }));
    expect(await shop.saved()).toBe(1);
  });

  test('are counted once by simultaneous readings', { tags: 'hazard:done-twice' }, async () => {
    const shop = await shopWithSentOrders(2);
    for (const order of shop.provider.orders) Object.assign(order, { state: 'shipped', parcels: [aParcel('P1')] });
    let second = Promise.resolve();
    await shop.inShop(async (transaction) => {
      const reading = { reference: '', providerOrderId: '', problem: null, parcels: [aParcel('P1')] };
      const key = { orderId: idOf(1), number: 1 };
      await recordReading(transaction, shop.services, key, { ...reading, state: 'shipped' }, shop.services.now());
      second = shop.read(2);
      // If it doesn't wait for the first, it ends here. Embedded transactions run one after the other.
      if (database().kind === 'server') await Promise.race([second, waitingForLock()]);
    });
    await second;
    expect(await shop.saved()).toBe(1);
  });

  test('equal the orders in valid parcels minus these parcels, after any readings in any order', async () => {
    const orders = 3;
    const reading = fc.record({
      order: fc.integer({ min: 1, max: orders }),
      box: fc.constantFrom('X', 'Y'),
      isVoided: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(reading, { minLength: 1, maxLength: 8 }), async (readings) => {
        const shop = await shopWithSentOrders(orders);
        const listed = new Map<number, Parcel[]>();
        for (const { order, box, isVoided } of readings) {
          const before = (listed.get(order) ?? []).map((parcel) => ({ ...parcel, isVoided: true }));
          const parcelId = `P${before.length}`;
          const parcels = isVoided ? before : [...before, aParcel(parcelId, { trackingNumber: box })];
          listed.set(order, parcels);
          await shop.report(order, ...parcels);
        }
        const live = [...listed.values()].flatMap((parcels) => parcels.filter((parcel) => !parcel.isVoided));
        const boxes = new Set(live.map(({ trackingNumber }) => trackingNumber));
        expect(await shop.saved()).toBe(live.length - boxes.size);
      }),
      { numRuns: 6 },
    );
  });
});
