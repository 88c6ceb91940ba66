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

describeOnBothKinds('an order that is handed to its 3PL', (database) => {
  /** Order 1 has lines of 2 and 3 units, and somebody has pressed Ship Now. */
  async function shopWithOrder(...units: number[]) {
    const shop = await aWarehouseShop(database());
    await shop.addOrders(anOrderOfUnits(1, ...(units.length > 0 ? units : [2, 3])));
    await shop.act(1, 'ship-now');
    return shop;
  }

  test('is a shipment error that says so where no 3PL is connected', async () => {
    const shop = await aWarehouseShop(database(), { providers: noProviders });
    await shop.addOrders(anOrderOfUnits(1, 2));
    await shop.act(1, 'ship-now');
    await shop.work();
    const reason = message('shipping.noneConnected');
    expect(shop.provider.calls).toEqual([]);
    expect(await shop.stateOf(1)).toMatchObject({
      stage: 'error',
      order: { shipmentError: reason, errorType: null },
      timeline: [wordsText(reason)],
    });
    expect(await shop.warehouseOrders(1)).toEqual([]);
  });

  test('of a 3PL whose secret is missing is not handed over, and its account is nowhere listed', async () => {
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

  describe('of a 3PL that is switched off', () => {
    const shipbob = { access_token: 'token', shipbob_channel_id: '1' };
    const shipWire = { shipwireKey: 'key', status: true };

    /** Northampton is run by Shipbob, which is off; Shipwire is on. */
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
            { name: 'shipbob', record: { ...shipbob, status: true } },
            shop.services.now(),
          ),
        );
      return { ...shop, enable };
    }

    test('is a shipment error that names it, and goes to no other', async () => {
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

    test('goes when it is on again, also where an earlier version had left it in fulfillment', async () => {
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

    test('of our own warehouse is an error that says so, and nobody is called', async () => {
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

  describe('and sandbox accounts', () => {
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

    test('is sent to one only if it is a test order', async () => {
      const trial = await shopOf({ shipWire: true }, { isTest: true });
      await trial.work();
      expect(trial.sent()).toEqual({ shipbob: 0, shipWire: 1 });
      const real = await shopOf({ shipbob: true }, {});
      await real.work();
      expect(real.sent()).toEqual({ shipbob: 0, shipWire: 1 });
    });

    test('is an error that says why where none is connected', async () => {
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
      'is not sent where its account was changed after it was chosen (test order: $isTest)',
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

  test('is sent with what workflows ask, and the timeline says what its 3PL can’t be told', async () => {
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
    'of a batch says at %s which orders can go in one box, where notes are taken',
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
    /** Northampton is in the United Kingdom, and Shipstation, which makes declarations from orders, runs it. */
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

    test('is an error that says what customs want, and is sent once it is known', async () => {
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

    test('is sent where the store keeps nothing for customs, since the 3PL may', async () => {
      const shop = await shopAbroad('Germany', '10115');
      await shop.send();
      expect(shop.provider.orders.map(({ shipment }) => shipment.isExport)).toEqual([true]);
    });

    test.each([
      ['United Kingdom', 'LS1 4AB'],
      ['Isle of Man', 'IM1 1AA'],
    ])('in %s needs nothing', async (country, postcode) => {
      const shop = await shopAbroad(country, postcode);
      await shop.send();
      expect(shop.provider.orders.map(({ shipment }) => shipment.isExport)).toEqual([false]);
    });
  });

  test('is sent once with its lines, recipient and reference, however often its job comes', async () => {
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

  test('of which the reply was lost is asked for before it is sent again, and is there once', async () => {
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

  test('is left alone while another process may be sending it, and taken over after that', async () => {
    const shop = await shopWithOrder();
    shop.provider.meanwhile(async () => {
      await shop.sendAgain(1);
      // Another process does the job now.
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

  test('that is refused is a 3PL API error in the 3PL’s words, and goes under a new reference when it is resent', async () => {
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

  test('that gets no answer is tried again after 1, 5 and 15 minutes, 1 and 4 hours, and then is a shipment error', async () => {
    const shop = await shopWithOrder();
    const unreadable = () => new UnexpectedReplyError('Shipbob answered in an unknown form.');
    for (const minutes of [1, 5, 15, 60, 240]) {
      shop.provider.fail(unreadable());
      await shop.work();
      // Each third failure pauses the account, and somebody tests it.
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

  test('that failed and is there nevertheless is found when it is resent', async () => {
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

  test('waits with all others while the credentials are refused, and goes when a test succeeds', async () => {
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

  test('goes too when the same credentials are still good for reading after a quarter of an hour', async () => {
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

  test('goes too when nobody answered in between, which is not why it waits', async () => {
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

  test('waits where the settings lack a choice, which the account says', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail(new InvalidSettingsError('Choose a facility first.'));
    await shop.work();
    expect(await shop.health()).toMatchObject({ failureKind: 'invalidSettings', pausedAt: expect.any(String) });
    expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment' });
  });

  test('waits while nobody answers, and the account is tested until somebody does', async () => {
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

  test('waits as long as a 3PL that takes no more calls says, which is no failed try', async () => {
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

  test('and closed before it was sent never goes', async () => {
    const shop = await shopWithOrder();
    shop.provider.fail(new RateLimitedError('Too many.', 40_000));
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.calls).toEqual([]);
  });

  test('and closed is canceled at the 3PL, as the timeline says', async () => {
    const shop = await shopWithOrder();
    await shop.work();
    await shop.act(1, 'move-to-close');
    await shop.work();
    expect(shop.provider.orders).toMatchObject([{ state: 'cancelled' }]);
    expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'cancelled', nextReadAt: null }]);
    expect((await shop.stateOf(1)).timeline.at(-1)).toMatch(/Shipbob.* canceled it at the warehouse$/);
  });

  test('and closed too late is shipped, as the timeline says in the 3PL’s words', async () => {
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

  test('and closed while it is being sent is canceled after that', async () => {
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

  test('and closed when its reply was lost is looked for and canceled', async () => {
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

  test('and closed too late when its reply was lost is read on, so that what is shipped is known', async () => {
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

  describe('of which the customer’s details were deleted', () => {
    const noAddress = message('warehouses.customerRemoved');
    type Shop = Awaited<ReturnType<typeof shopWithOrder>>;

    const removeWho = (shop: Shop) =>
      shop.inShop((transaction) => removeCustomer(transaction, [idOf(1)], { everywhere: [], inOrders: [] }));
    const livingOrders = (shop: Shop) => shop.provider.orders.filter(({ state }) => state !== 'cancelled');

    test('is a shipment error that says so, once, and no 3PL is called', async () => {
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

    test('is that too while its account is paused, and again when it is sent again', async () => {
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

    test('after its reply was lost is looked for, and is sent where the 3PL has it', async () => {
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

    test('after a call that never arrived is looked for, and then is that error', async () => {
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

    test('and that its 3PL holds stays on hold there when it is released, until it is closed', async () => {
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
