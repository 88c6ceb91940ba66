import { removeCustomer, saveStoreProduct } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import type { ProviderRecord } from '@hub/domain/integrations';
import { message, wordsText } from '@hub/domain/messages';
import type { Order } from '@hub/domain/orders';
import { type LocationSettings, newLocationSettings } from '@hub/domain/routing';
import {
  CredentialsRefusedError,
  InvalidSettingsError,
  RateLimitedError,
  RefusedError,
  UnexpectedReplyError,
  UnreachableError,
} from '@hub/providers';
import { describe, expect, test } from 'vitest';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { listConnections } from '../providers/listConnections.ts';
import { saveProvider } from '../providers/providerSettings.ts';
import { sendBatch } from '../batching/sendBatch.ts';
import { startBatch } from '../batching/startBatch.ts';
import { saveLocation } from '../routing/changeRouting.ts';
import { northampton } from '../testing/stockFixtures.ts';
import { aDefinition, idOf, noProviders, robin, workflowShop } from '../testing/workflowFixtures.ts';
import { anOrderOfUnits, aWarehouseShop } from '../testing/warehouseShop.ts';
import { resumeAccount } from './callOutcome.ts';

const shipBob = { provider: 'shipbob', account: '' };
const unreachable = () => new UnreachableError('Shipbob cannot be reached: no answer within 15 seconds.', true);

describeOnBothKinds('sending an order to its 3PL', (database) => {
  /** Order 1 has lines of 2 and 3 units, after a person clicked Ship Now. */
  async function shopWithOrder(...units: number[]) {
    const shop = await aWarehouseShop(database());
    await shop.addOrders(anOrderOfUnits(1, ...(units.length > 0 ? units : [2, 3])));
    await shop.act(1, 'ship-now');
    return shop;
  }

  test('is a shipment error that says so when the 3PL of its location is not connected', async () => {
    const shop = await aWarehouseShop(database(), { providers: noProviders });
    await shop.addOrders(anOrderOfUnits(1, 2));
    await shop.act(1, 'ship-now');
    await shop.work();
    const reason = message('shipping.notConnected', { provider: 'Shipbob' });
    expect(shop.provider.calls).toEqual([]);
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: reason, errorType: null },
      timeline: [wordsText(reason)],
    });
    expect(await shop.warehouseOrders(1)).toEqual([]);
  });

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

  test('includes workflow instructions, and the timeline says what its 3PL can’t receive', async () => {
    const shop = await aWarehouseShop(database());
    const { addWorkflow } = workflowShop(database(), shop.shopId, shop.services.now());
    const actions = [
      { type: 'requireSignature' },
      { type: 'setInsurance', amount: 20 },
      { type: 'note', text: 'This side up' },
      { type: 'setGiftMessage', text: 'Enjoy' },
    ] as const;
    await addWorkflow(aDefinition({ trigger: 'beforeShipping', groups: [], actions: [...actions] }));
    await shop.addOrders(anOrderOfUnits(1, 2));
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders[0]?.shipment.instructions).toEqual({
      isSignatureRequired: true,
      insuredValue: 20,
      notes: ['This side up'],
      giftMessage: 'Enjoy',
    });
    await shop.sendAgain(1);
    await shop.work();
    expect((await shop.stateOf(1)).timeline.filter((text) => text.includes('can’t be told'))).toEqual([
      'Shipbob can’t be told about a signature on delivery, insurance and notes for the warehouse. ' +
        'Arrange that with the warehouse.',
    ]);
  });

  test.each([
    [
      'ship_stations',
      [
        ['Same customer and address as #2: can go in one box.'],
        ['Same customer and address as #1: can go in one box.'],
        [],
      ],
    ],
    ['shipbob', [[], [], []]],
  ] as const)(
    'tells the 3PL at %s which orders of a batch can share a box, if it takes notes',
    async (provider, notes) => {
      const account = { name: 'Main', api_key: 'key', api_secret: 'secret', status: true };
      const record =
        provider === 'shipbob' ? { access_token: 'key', shipbob_channel_id: '1', status: true } : [account];
      const records = new Map<string, ProviderRecord>([[provider, record]]);
      const providers: ProviderStore = { readAll: async () => records, save: async () => {} };
      const shop = await aWarehouseShop(database(), { providers, provider });
      const orders = [1, 2, 3].map((number) => anOrderOfUnits(number, 1));
      await shop.addOrders(
        ...orders.map((received, index) => ({
          ...received,
          order: { ...received.order, customerName: index < 2 ? 'Ana Silva' : 'Ben' },
          postcode: 'LS1 4DY',
        })),
      );
      const now = shop.services.now();
      const start = { cutOff: null, missedCutOffs: 0, startedBy: null };
      const batchId = await shop.inShop((transaction) => startBatch(transaction, providers, northampton, start, now));
      await sendBatch(database(), providers, shop.shopId, batchId ?? '', () => now);
      await shop.work();
      expect(shop.provider.orders.map(({ shipment }) => shipment.instructions.notes)).toEqual(notes);
    },
  );

  describe('abroad', () => {
    /** Northampton is in the United Kingdom, run by ShipStation, which makes declarations from orders. */
    async function shopAbroad(country: string, postcode = '') {
      const account = { name: 'Main', api_key: 'key', api_secret: 'secret', status: true };
      const records = new Map<string, ProviderRecord>([['ship_stations', [account]]]);
      const providers: ProviderStore = { readAll: async () => records, save: async () => {} };
      const shop = await aWarehouseShop(database(), { providers, provider: 'ship_stations' });
      const settings = { ...newLocationSettings, country: 'GB', providerId: 'ship_stations' };
      const save = { locationId: northampton, baseVersion: 0, settings };
      await shop.inShop((transaction) => saveLocation(transaction, providers, robin, save, shop.services.now()));
      await shop.addOrders({ ...anOrderOfUnits(1, 3), country, postcode });
      const send = async () => {
        await shop.act(1, 'ship-now');
        await shop.work();
      };
      const saveProduct = (parts: { hsCode: string; countryOfOrigin: string }) =>
        shop.inShop((transaction) =>
          saveStoreProduct(transaction, {
            productId: '71',
            updatedAt: shop.services.now(),
            variants: [{ variantId: '72', sku: 'A', name: 'Mug', weight: '0.4', ships: true, ...parts }],
          }),
        );
      return { ...shop, send, saveProduct };
    }

    test('is an error that names missing customs data, and continues once it is known', async () => {
      const shop = await shopAbroad('Germany', '10115');
      await shop.saveProduct({ hsCode: '', countryOfOrigin: 'PT' });
      await shop.send();
      const error = { sku: 'A', country: 'Germany' };
      expect(shop.provider.orders).toEqual([]);
      expect(await shop.stateOf(1)).toMatchObject({
        stage: 'error',
        order: { shipmentError: message('shipping.noHsCode', error), errorType: null },
        timeline: ['Customs in Germany need the HS code of A.'],
      });
      await shop.saveProduct({ hsCode: '691200', countryOfOrigin: '' });
      await shop.act(1, 'shipment-workflow');
      await shop.send();
      expect(await shop.stateOf(1)).toMatchObject({ order: { shipmentError: message('shipping.noOrigin', error) } });
      await shop.saveProduct({ hsCode: '691200', countryOfOrigin: 'PT' });
      await shop.act(1, 'shipment-workflow');
      await shop.send();
      expect(shop.provider.orders.map(({ shipment }) => [shipment.isExport, shipment.lines])).toMatchObject([
        [true, [{ sku: 'A', weight: 0.4, hsCode: '691200', countryOfOrigin: 'PT' }]],
      ]);
    });

    test('works without customs data in the store, since the 3PL may have it', async () => {
      const shop = await shopAbroad('Germany', '10115');
      await shop.send();
      expect(shop.provider.orders.map(({ shipment }) => shipment.isExport)).toEqual([true]);
    });

    test.each([
      ['United Kingdom', 'LS1 4AB'],
      ['Isle of Man', 'IM1 1AA'],
    ])('needs nothing more in %s', async (country, postcode) => {
      const shop = await shopAbroad(country, postcode);
      await shop.send();
      expect(shop.provider.orders.map(({ shipment }) => shipment.isExport)).toEqual([false]);
    });
  });

  test('sends lines, recipient and reference once, however often its job runs', async () => {
    const shop = await shopWithOrder();
    await shop.sendAgain(1);
    await shop.work();
    await shop.sendAgain(1);
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    expect(shop.provider.orders[0]?.shipment).toMatchObject({
      reference: '4800000000001-1',
      orderName: '#1',
      currency: 'GBP',
      recipient: { country: 'GB' },
      lines: [
        { lineItemId: '10001', sku: 'A', quantity: 2 },
        { lineItemId: '10002', sku: 'B', quantity: 3 },
      ],
    });
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', tries: 1, providerOrderId: '9000' }]);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', timeline: ['Sent to the warehouse'] });
    expect(await shop.health()).toMatchObject({ failuresInRow: 0, waitingOrders: 0, lastOrderAt: expect.any(String) });
  });

  test('looks up the order before a retry after a lost reply, and sends it once', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail('lostReply');
    await shop.work();
    expect(shop.provider.calls).toEqual(['send']);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'queued', words: 'The reply was lost.' }]);
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find']);
    expect(shop.provider.orders).toHaveLength(1);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', tries: 2, providerOrderId: '9000' }]);
  });

  test('is left to another process that may be sending it, then taken over', async () => {
    const shop = await shopWithOrder();
    shop.provider.meanwhile(async () => {
      await shop.sendAgain(1);
      // Another process runs the job now.
      await shop.work();
      throw new Error('The process ended here.');
    });
    await expect(shop.work()).rejects.toThrow('The process ended here.');
    expect(shop.provider.calls).toEqual(['send']);
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find']);
    expect(shop.provider.orders).toHaveLength(1);
    expect(await shop.stateOf(1)).toMatchObject({ timeline: ['Sent to the warehouse'] });
  });

  test('shows a refusal as a 3PL API error with the 3PL’s reason, and resends under a new reference', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail(new RefusedError('SKU A is not known.'));
    await shop.work();
    shop.wait(600);
    await shop.work();
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: 'SKU A is not known.', errorType: 1 },
      timeline: ['The warehouse refused it: SKU A is not known.'],
    });
    expect(shop.provider.calls).toEqual(['send']);
    await shop.act(1, 'move-to-open-errored');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders.map(({ shipment }) => shipment.reference)).toEqual(['4800000000001-2']);
  });

  test('is retried after 1, 5 and 15 minutes, 1 and 4 hours without an answer, and then is a shipment error', async () => {
    const shop = await shopWithOrder();
    const unreadable = () => new UnexpectedReplyError('Shipbob answered in an unknown form.');
    for (const minutes of [1, 5, 15, 60, 240]) {
      shop.provider.fail(unreadable());
      await shop.work();
      // Every third failure pauses the account, and a person tests it.
      await shop.inShop((transaction) => resumeAccount(transaction, shipBob, shop.services.now()));
      await shop.work();
      const tries = (await shop.warehouseOrders(1))[0]?.tries;
      shop.wait(minutes - 0.5);
      await shop.work();
      expect((await shop.warehouseOrders(1))[0]?.tries).toBe(tries);
      shop.wait(0.5);
    }
    shop.provider.fail(unreadable());
    await shop.work();
    const [record] = await shop.warehouseOrders(1);
    expect(record).toMatchObject({ state: 'failed', tries: 6 });
    const reason = message('warehouses.noAnswer', {
      provider: 'Shipbob',
      words: 'Shipbob answered in an unknown form.',
    });
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: reason, errorType: null },
      timeline: [wordsText(reason)],
    });
  });

  test('finds an order on resend that arrived despite the failure', async () => {
    const shop = await shopWithOrder();
    shop.services.retryDelayMs = () => null;
    shop.provider.fail('lostReply');
    await shop.work();
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'error' });
    await shop.act(1, 'shipment-workflow');
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find']);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ number: 1, state: 'sent', providerOrderId: '9000' }]);
  });

  test('waits with all others while credentials are refused, and continues when a test succeeds', async () => {
    const shop = await shopWithOrder();
    await shop.addOrders(anOrderOfUnits(2, 1));
    shop.provider.fail(new CredentialsRefusedError('Invalid token.'));
    await shop.work();
    await shop.act(2, 'ship-now');
    await shop.work();
    shop.wait(600);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send']);
    expect(await shop.stateOf(2)).toMatchObject({ stage: 'inFulfillment', timeline: [] });
    expect(await shop.health()).toMatchObject({
      failureKind: 'credentialsRefused',
      failureWords: 'Invalid token.',
      failuresInRow: 1,
      pausedAt: expect.any(String),
      waitingOrders: 2,
    });
    await shop.inShop((transaction) => resumeAccount(transaction, shipBob, shop.services.now()));
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
    expect(await shop.health()).toMatchObject({ pausedAt: null, failingSince: null, waitingOrders: 0 });
  });

  test('also continues after 15 minutes if the same credentials still work for reading', async () => {
    const shop = await shopWithOrder();
    await shop.work();
    await shop.addOrders(anOrderOfUnits(2, 1));
    await shop.act(2, 'ship-now');
    shop.provider.fail(new CredentialsRefusedError('Token expired.'));
    await shop.work();
    shop.wait(14);
    await shop.read(1);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
    shop.wait(1);
    await shop.read(1);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
    expect(await shop.health()).toMatchObject({ pausedAt: null, failuresInRow: 0, waitingOrders: 0 });
  });

  test('also continues if the 3PL was unreachable in between, which is not why it waits', async () => {
    const shop = await shopWithOrder();
    await shop.work();
    await shop.addOrders(anOrderOfUnits(2, 1));
    await shop.act(2, 'ship-now');
    shop.provider.fail(new CredentialsRefusedError('Token expired.'), unreachable());
    await shop.work();
    shop.wait(8);
    await shop.read(1);
    expect(await shop.health()).toMatchObject({
      failureKind: 'credentialsRefused',
      failureWords: 'Token expired.',
      failuresInRow: 2,
    });
    shop.wait(8);
    await shop.read(1);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(2);
    expect(await shop.health()).toMatchObject({ pausedAt: null, failuresInRow: 0, waitingOrders: 0 });
  });

  test('waits while the settings lack a choice, as the account shows', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail(new InvalidSettingsError('Choose a facility first.'));
    await shop.work();
    expect(await shop.health()).toMatchObject({ failureKind: 'invalidSettings', pausedAt: expect.any(String) });
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
  });

  test('waits while the 3PL is unreachable, and the account is tested until it answers', async () => {
    const shop = await shopWithOrder();
    await shop.addOrders(anOrderOfUnits(2, 1), anOrderOfUnits(3, 1));
    shop.provider.fail(unreachable(), unreachable(), unreachable(), unreachable());
    await shop.act(2, 'ship-now');
    await shop.act(3, 'ship-now');
    await shop.work();
    expect(await shop.health()).toMatchObject({ failureKind: 'unreachable', waitingOrders: 3 });
    expect((await shop.health())?.pausedAt).not.toBeNull();
    shop.wait(1);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'send', 'send', 'test']);
    shop.wait(1);
    await shop.work();
    expect(shop.provider.orders.map(({ shipment }) => shipment.orderName).toSorted()).toEqual(['#1', '#2', '#3']);
    expect(await shop.health()).toMatchObject({ pausedAt: null, failuresInRow: 0 });
  });

  test('waits as long as a throttling 3PL says, without counting a failed try', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail(new RateLimitedError('Too many.', 40_000));
    await shop.work();
    expect(await shop.health()).toMatchObject({ failuresInRow: 0, lastFailureAt: null });
    shop.wait(0.5);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send']);
    shop.wait(0.5);
    await shop.work();
    expect(shop.provider.orders).toHaveLength(1);
  });

  test('never happens for an order closed before', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail(new RateLimitedError('Too many.', 40_000));
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.calls).toEqual([]);
  });

  test('is undone at the 3PL when the order is closed, as the timeline says', async () => {
    const shop = await shopWithOrder();
    await shop.work();
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.orders).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'cancelled', nextReadAt: null }]);
    expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/Shipbob.* canceled it at the warehouse$/);
  });

  test('ends in a shipment when the order is closed too late, with the 3PL’s reason in the timeline', async () => {
    const shop = await shopWithOrder();
    await shop.work();
    const [order] = shop.provider.orders;
    if (order !== undefined) order.isTooLate = true;
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/couldn’t cancel it, .*: Order is already packed\.$/);
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'closed' });
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent' }]);
  });

  test('is undone afterwards when the order is closed during the call', async () => {
    const shop = await shopWithOrder();
    shop.provider.meanwhile(async () => {
      await shop.act(1, 'move-to-close');
    });
    await shop.work();
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'cancel']);
    expect(shop.provider.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is undone after a lookup when the reply was lost and the order is closed', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail('lostReply');
    await shop.work();
    await shop.act(1, 'move-to-close');
    shop.provider.fail(unreachable());
    await shop.work();
    shop.wait(2);
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find', 'find', 'cancel']);
    expect(shop.provider.orders).toMatchObject([{ state: 'cancelled' }]);
  });

  test('is still read when the reply was lost and the order closed too late, so shipments are recorded', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail('lostReply');
    await shop.work();
    const [order] = shop.provider.orders;
    if (order !== undefined) order.isTooLate = true;
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.calls).toEqual(['send', 'find', 'cancel']);
    expect(await shop.warehouseOrders(1)).toMatchObject([
      { state: 'sent', providerOrderId: '9000', nextReadAt: expect.any(Date), claimedUntil: null },
    ]);
  });

  describe('with deleted customer data', () => {
    const noAddress = message('warehouses.customerRemoved');
    type Shop = Awaited<ReturnType<typeof shopWithOrder>>;

    const removeWho = (shop: Shop) =>
      shop.inShop((transaction) => removeCustomer(transaction, [idOf(1)], { everywhere: [], inOrders: [] }));
    const livingOrders = (shop: Shop) => shop.provider.orders.filter(({ state }) => state !== 'cancelled');

    test('is one shipment error that says so, without calling a 3PL', async () => {
      const shop = await shopWithOrder();
      await removeWho(shop);
      await shop.work();
      await shop.sendAgain(1);
      shop.wait(600);
      await shop.work();
      expect(shop.provider.calls).toEqual([]);
      expect(await shop.stateOf(1)).toMatchObject({
        stage: 'error',
        order: { shipmentError: noAddress, errorType: null },
        detail: { lineItems: [{ threePlStatus: null }, { threePlStatus: null }] },
        timeline: [wordsText(noAddress)],
      });
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'cancelled', tries: 0, words: noAddress }]);
    });

    test('is that error while its account is paused too, and again when resent', async () => {
      const shop = await shopWithOrder();
      await removeWho(shop);
      await shop.addOrders(anOrderOfUnits(2, 1));
      shop.provider.fail(new CredentialsRefusedError('Invalid token.'));
      await shop.act(2, 'ship-now');
      await shop.work();
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', timeline: [wordsText(noAddress)] });
      await shop.act(1, 'shipment-workflow');
      await shop.act(1, 'ship-now');
      await shop.work();
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', timeline: [noAddress, noAddress].map(wordsText) });
      expect(shop.provider.calls).toEqual(['send']);
    });

    test('looks up the order after a lost reply, and counts it as sent if the 3PL has it', async () => {
      const shop = await shopWithOrder();
      shop.provider.fail('lostReply');
      await shop.work();
      await removeWho(shop);
      shop.wait(2);
      await shop.work();
      expect(shop.provider.calls).toEqual(['send', 'find']);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', providerOrderId: '9000' }]);
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', timeline: ['Sent to the warehouse'] });
    });

    test('looks up the order after a call that never arrived, and then is that error', async () => {
      const shop = await shopWithOrder();
      shop.provider.fail(unreachable(), unreachable());
      await shop.work();
      await removeWho(shop);
      shop.wait(2);
      await shop.work();
      shop.wait(10);
      await shop.work();
      expect(shop.provider.calls).toEqual(['send', 'find', 'find']);
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', timeline: [wordsText(noAddress)] });
      shop.wait(600);
      await shop.work();
      expect(shop.provider.calls).toEqual(['send', 'find', 'find']);
    });

    test('keeps an order on hold at the 3PL when it is released, until it is closed', async () => {
      const shop = await aWarehouseShop(database(), { fake: { canUpdate: true } });
      await shop.addOrders(anOrderOfUnits(1, 2));
      await shop.act(1, 'ship-now');
      await shop.work();
      await shop.hold(1);
      await shop.work();
      await removeWho(shop);
      await shop.act(1, 'ship-now');
      await shop.work();
      expect(livingOrders(shop)).toMatchObject([{ state: 'onHold', shipment: { recipient: { country: 'GB' } } }]);
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'error', order: { shipmentError: noAddress } });
      await shop.act(1, 'move-to-close');
      await shop.work();
      expect(livingOrders(shop)).toEqual([]);
    });
  });
});
