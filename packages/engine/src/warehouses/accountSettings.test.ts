import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import type { ProviderRecord } from '@hub/domain/integrations';
import { message } from '@hub/domain/messages';
import type { Order } from '@hub/domain/orders';
import { type LocationSettings, newLocationSettings } from '@hub/domain/routing';
import { UnreachableError } from '@hub/providers';
import { describe, expect, test } from 'vitest';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { listConnections } from '../providers/listConnections.ts';
import { saveProvider } from '../providers/providerSettings.ts';
import { saveLocation } from '../routing/changeRouting.ts';
import { northampton } from '../testing/stockFixtures.ts';
import { idOf, robin } from '../testing/workflowFixtures.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';

const unreachable = () => new UnreachableError('Shipbob cannot be reached: no answer within 15 seconds.', true);

describeOnBothKinds('the account that an order is sent to', (database) => {
  test("does not happen without the 3PL's secret, and its account is listed nowhere", async () => {
    const records = new Map<string, ProviderRecord>([
      ['shipbob', { access_token: ' ', shipbob_channel_id: '1', status: true }],
    ]);
    const providers: ProviderStore = { readAll: async () => records, save: async () => undefined };
    const shop = await aWarehouseShop(database(), { providers });
    await shop.addOrders(anOrderOfUnits(1, 2));
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.calls).toEqual([]);
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: message('shipping.notConnected', { provider: 'Shipbob' }) },
    });
    expect(await shop.inShop((transaction) => listConnections(transaction, providers))).toEqual([]);
  });

  describe('while the 3PL is off', () => {
    const shipbob = { access_token: 'token', shipbob_channel_id: '1' };
    const shipWire = { shipwireKey: 'key', status: true };

    /** ShipBob runs Northampton and is off; Shipwire is on. */
    async function shopOfShipbob(settings: Partial<LocationSettings> = {}) {
      const records = new Map<string, ProviderRecord>([
        ['shipbob', { ...shipbob, status: false }],
        ['shipWire', shipWire],
      ]);
      const providers: ProviderStore = {
        readAll: async () => records,
        save: async (_, name, record) => void records.set(name, record),
      };
      const shop = await aWarehouseShop(database(), { providers });
      await shop.inShop((transaction) =>
        saveLocation(
          transaction,
          providers,
          robin,
          {
            locationId: northampton,
            baseVersion: 0,
            settings: { ...newLocationSettings, providerId: 'shipbob', ...settings },
          },
          shop.services.now(),
        ),
      );
      await shop.addOrders(anOrderOfUnits(1, 2));
      const enable = () =>
        shop.inShop((transaction) =>
          saveProvider(
            transaction,
            { shop: { chargeType: 2, isOnboarded: true }, staffName: 'Robin Carter' } as never,
            providers,
            { name: 'shipbob', record: { ...shipbob, status: true }, servesLocations: [] },
            shop.services.now(),
          ),
        );
      return { ...shop, enable };
    }

    test('is a shipment error that names the 3PL, and goes to no other', async () => {
      const shop = await shopOfShipbob();
      await shop.act(1, 'ship-now');
      await shop.work();
      expect([shop.provider.calls, shop.secondProvider.calls]).toEqual([[], []]);
      const reason = message('shipping.notConnected', { provider: 'Shipbob' });
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError: reason } });
      await shop.enable();
      const { stage, order, timeline } = await shop.stateOf(1);
      expect([stage, order.shipmentError, timeline.at(-1)]).toEqual([
        'open',
        null,
        'Moved to open: Shipbob is connected again',
      ]);
      await shop.act(1, 'ship-now');
      await shop.work();
      expect([shop.provider.orders.length, shop.secondProvider.orders.length]).toEqual([1, 0]);
    });

    test('happens once the 3PL is on again, also for orders an earlier version left in fulfillment', async () => {
      const shop = await shopOfShipbob();
      await shop.act(1, 'ship-now');
      await shop.dropJobs();
      await shop.enable();
      await shop.work();
      expect(shop.provider.orders.map(({ shipment }) => shipment.reference)).toEqual([`${idOf(1)}-1`]);
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', timeline: ['Sent to the warehouse'] });
      await shop.enable();
      await shop.work();
      expect(shop.provider.orders).toHaveLength(1);
    });

    test('is an error without a call for our own warehouse', async () => {
      const shop = await shopOfShipbob({ kind: 'own', providerId: null });
      await shop.act(1, 'ship-now');
      await shop.work();
      expect([shop.provider.calls, shop.secondProvider.calls]).toEqual([[], []]);
      expect(await shop.stateOf(1)).toMatchObject({
        stage: 'error',
        order: { shipmentError: message('shipping.ownWarehouse') },
      });
    });
  });

  describe('with sandbox accounts', () => {
    const shipbob = { access_token: 'token', shipbob_channel_id: '1', status: true };
    const shipWire = { shipwireKey: 'key', status: true };

    async function shopOf(marks: { shipbob?: boolean; shipWire?: boolean }, order: Partial<Order>) {
      const save = (is: typeof marks) =>
        new Map<string, ProviderRecord>([
          ['shipbob', { ...shipbob, is_sandbox: is.shipbob ?? false }],
          ['shipWire', { ...shipWire, is_sandbox: is.shipWire ?? false }],
        ]);
      let records = save(marks);
      const providers: ProviderStore = { readAll: async () => records, save: async () => undefined };
      const shop = await aWarehouseShop(database(), { providers });
      const placed = anOrderOfUnits(1, 2);
      await shop.addOrders({ ...placed, order: { ...placed.order, ...order } });
      await shop.act(1, 'ship-now');
      const sent = () => ({ shipbob: shop.provider.calls.length, shipWire: shop.secondProvider.calls.length });
      return { ...shop, sent, mark: (is: typeof marks) => void (records = save(is)) };
    }

    test('uses one only for a test order', async () => {
      const trial = await shopOf({ shipWire: true }, { isTest: true });
      await trial.work();
      expect(trial.sent()).toEqual({ shipbob: 0, shipWire: 1 });
      const real = await shopOf({ shipbob: true }, {});
      await real.work();
      expect(real.sent()).toEqual({ shipbob: 0, shipWire: 0 });
      const shipmentError = message('shipping.sandboxOnly', { provider: 'Shipbob' });
      expect(await real.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError } });
    });

    test('is an error that says why when none is connected', async () => {
      const shop = await shopOf({}, { isTest: true });
      await shop.work();
      expect(shop.sent()).toEqual({ shipbob: 0, shipWire: 0 });
      const shipmentError = message('shipping.noSandbox');
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError } });
    });

    test.each([
      { isTest: true, before: { shipbob: true }, after: { shipWire: true }, code: 'shipping.notSandbox' },
      { isTest: false, before: { shipWire: true }, after: { shipbob: true }, code: 'shipping.sandboxOnly' },
    ] as const)(
      'is refused when its account was changed after it was chosen (test order: $isTest)',
      async ({ isTest, before, after, code }) => {
        const shop = await shopOf(before, { isTest });
        shop.provider.fail(unreachable());
        await shop.work();
        expect(shop.sent()).toEqual({ shipbob: 1, shipWire: 0 });
        shop.mark(after);
        shop.wait(1);
        await shop.work();
        expect(shop.sent()).toEqual({ shipbob: 1, shipWire: 0 });
        const shipmentError = message(code, { provider: 'Shipbob' });
        expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError } });
        expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'failed' }]);
      },
    );
  });
});
