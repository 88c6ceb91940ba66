import { newProductSettings } from '@hub/domain/products';
import { saveProducts } from '../products/saveProducts.ts';
import { replaceAllocations } from '@hub/database/routing';
import { saveShippingMapping } from '@hub/database/shipping';
import { saveShopSettings } from '@hub/database/shopSettings';
import { removeCustomer, saveStoreOrder, saveStoreProduct } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import type { ProviderRecord } from '@hub/domain/integrations';
import { message, wordsText } from '@hub/domain/messages';
import { newLocationSettings } from '@hub/domain/routing';
import { newProviderMapping } from '@hub/domain/shipping';
import { newShopSettings } from '@hub/domain/shopSettings';
import { CredentialsRefusedError, UnreachableError } from '@hub/providers';
import { describe, expect, test } from 'vitest';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { sendBatch } from '../batching/sendBatch.ts';
import { startBatch } from '../batching/startBatch.ts';
import { saveLocation } from '../routing/changeRouting.ts';
import { leeds } from '../testing/batchFixtures.ts';
import { northampton } from '../testing/stockFixtures.ts';
import { aDefinition, idOf, robin, workflowShop } from '../testing/workflowFixtures.ts';
import { anOrderOfUnits, aShopWithOrder, aWarehouseShop } from '../testing/warehouseShop.ts';

const unreachable = () => new UnreachableError('Shipbob cannot be reached: no answer within 15 seconds.', true);

describeOnBothKinds('what a 3PL gets of an order', (database) => {
  test('includes workflow instructions, and the timeline says what its 3PL can’t receive', async () => {
    const shop = await aWarehouseShop(database());
    const { addWorkflow } = workflowShop(database(), shop.shopId, shop.services.now());
    const actions = [
      { type: 'requireSignature' },
      { type: 'setInsurance', amount: 20 },
      { type: 'note', text: 'This side up' },
      { type: 'setGiftMessage', text: 'Enjoy' },
      { type: 'setPackage', package: 'Box M' },
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
      'Shipbob can’t be told about a signature on delivery, insurance, notes for the warehouse and the package. ' +
        'Arrange that with the warehouse.',
    ]);
  });

  test('includes the shop’s default package, without an entry on every timeline', async () => {
    const shop = await aWarehouseShop(database());
    const saved = { version: 1, savedAt: shop.services.now().toISOString(), savedBy: 'Robin' };
    await shop.inShop((transaction) =>
      saveShopSettings(transaction, { ...newShopSettings, ...saved, defaultPackage: 'Box M' }),
    );
    await shop.addOrders(anOrderOfUnits(1, 2));
    await shop.act(1, 'ship-now');
    await shop.work();
    expect(shop.provider.orders[0]?.shipment.package).toBe('Box M');
    expect((await shop.stateOf(1)).timeline).toEqual(['Sent to the warehouse']);
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

  test('names as box mates only orders that still leave the same warehouse by the same service', async () => {
    const account = (name: string) => ({ name, api_key: `${name}-key`, api_secret: 'secret', status: true });
    const records = new Map<string, ProviderRecord>([['ship_stations', [account('East'), account('West')]]]);
    const providers: ProviderStore = { readAll: async () => records, save: async () => {} };
    const locations = [
      { locationId: Number(northampton), name: 'Northampton' },
      { locationId: Number(leeds), name: 'Leeds' },
    ];
    const shop = await aWarehouseShop(database(), { providers, provider: 'ship_stations', locations });
    const now = shop.services.now();
    const mate = { customerName: 'Ana Silva' };
    await shop.addOrders(
      ...[1, 2, 3, 4, 5].map((number) => {
        const received = anOrderOfUnits(number, 1);
        const shippingMethod = number === 3 ? 'Express' : 'Standard';
        return { ...received, order: { ...received.order, ...mate }, shippingMethod, postcode: 'LS1 4DY' };
      }),
    );
    const batchId = await shop.inShop(async (transaction) => {
      for (const [locationId, name] of [
        [northampton, 'East'],
        [leeds, 'West'],
      ] as const) {
        const settings = { ...newLocationSettings, providerId: 'ship_stations', account: name };
        await saveLocation(transaction, providers, robin, { locationId, baseVersion: 0, settings }, now);
      }
      const express = { method: 'Express', service: { carrier: 'UPS', service: 'Express' } };
      const mapping = { ...newProviderMapping, methods: [express], providerId: 'ship_stations', version: 1 };
      await saveShippingMapping(transaction, { ...mapping, savedAt: now.toISOString(), savedBy: 'Robin' });
      for (const number of [1, 2, 3, 4, 5]) {
        const line = { orderId: idOf(number), lineItemId: `${number}0001`, sku: 'A', quantity: 1 };
        const routed = { ...line, isReserved: false, reason: '', locationId: number === 4 ? leeds : northampton };
        await replaceAllocations(transaction, [idOf(number)], [routed]);
      }
      return startBatch(transaction, providers, northampton, { cutOff: null, missedCutOffs: 0, startedBy: null }, now);
    });
    await sendBatch(database(), providers, shop.shopId, batchId ?? '', () => now);
    await shop.act(2, 'move-to-close');
    await shop.work();
    const notes = shop.provider.orders.map(({ shipment }) => [shipment.orderName, ...shipment.instructions.notes]);
    expect(notes.toSorted()).toEqual([
      ['#1', 'Same customer and address as #5: can go in one box.'],
      ['#3'],
      ['#4'],
      ['#5', 'Same customer and address as #1: can go in one box.'],
    ]);
  });

  describe('abroad', () => {
    /** Northampton is in the United Kingdom, run by ShipStation, which makes declarations from orders. */
    async function shopAbroad(country: string, postcode = '', { units = 3, hasLeeds = false } = {}) {
      const account = { name: 'Main', api_key: 'key', api_secret: 'secret', status: true };
      const records = new Map<string, ProviderRecord>([['ship_stations', [account]]]);
      const providers: ProviderStore = { readAll: async () => records, save: async () => {} };
      const locations = [
        { locationId: Number(northampton), name: 'Northampton' },
        ...(hasLeeds ? [{ locationId: Number(leeds), name: 'Leeds' }] : []),
      ];
      const shop = await aWarehouseShop(database(), { providers, provider: 'ship_stations', locations });
      const settings = { ...newLocationSettings, country: 'GB', providerId: 'ship_stations' };
      const save = { locationId: northampton, baseVersion: 0, settings };
      await shop.inShop((transaction) => saveLocation(transaction, providers, robin, save, shop.services.now()));
      const { recipient: _, ...order } = anOrderOfUnits(1, units);
      await shop.addOrders({ ...order, country, postcode });
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
      expect((await shop.stateOf(1)).timeline).toContain(
        'Shipstation takes customs values only in USD, so those in GBP weren’t sent. Enter them there.',
      );
    });

    test.each([
      ['review', []],
      ['send', [undefined]],
    ] as const)('with a province missing, when the shop says %j, is sent to the 3PL: %j', async (address, sent) => {
      const shop = await shopAbroad('Canada', 'M5V 2T6');
      const saved = { version: 1, savedAt: shop.services.now().toISOString(), savedBy: 'Robin' };
      const whenMissing = { ...newShopSettings.whenMissing, address };
      await shop.inShop((transaction) => saveShopSettings(transaction, { ...newShopSettings, ...saved, whenMissing }));
      await shop.send();
      expect(shop.provider.orders.map(({ shipment }) => shipment.recipient.state || undefined)).toEqual(sent);
      if (address === 'send') return;
      const words = message('shipping.noAddressPart', { field: message('recipient.state'), country: 'Canada' });
      expect(await shop.stateOf(1)).toMatchObject({
        stage: 'error',
        order: { shipmentError: words },
        timeline: ['Parcels to Canada need the recipient’s state.'],
      });
    });

    test('declares what was paid for its units after discounts', async () => {
      const shop = await shopAbroad('Germany', '10115');
      const facts = { closedAt: null, stop: null, quantities: {}, paid: { 10001: 4.45 } };
      const read = { customerId: null, tags: [], updatedAt: shop.services.now(), readAt: shop.services.now() };
      await shop.inShop((transaction) => saveStoreOrder(transaction, { orderId: idOf(1), ...read, facts }));
      await shop.send();
      expect(shop.provider.orders.map(({ shipment }) => shipment.lines)).toMatchObject([
        [{ quantity: 3, value: 13.35 }],
      ]);
    });

    test('shares the value of a line that two warehouses ship, to the cent', async () => {
      const shop = await shopAbroad('Germany', '10115', { units: 2, hasLeeds: true });
      const facts = { closedAt: null, stop: null, quantities: {}, paid: { 10001: 5.005 } };
      const read = { customerId: null, tags: [], updatedAt: shop.services.now(), readAt: shop.services.now() };
      const settings = { ...newLocationSettings, country: 'GB', providerId: 'ship_stations', site: '2' };
      await shop.inShop(async (transaction) => {
        await saveLocation(
          transaction,
          shop.services.providers,
          robin,
          { locationId: leeds, baseVersion: 0, settings },
          read.readAt,
        );
        await saveStoreOrder(transaction, { orderId: idOf(1), ...read, facts });
        const unit = { orderId: idOf(1), lineItemId: '10001', sku: 'A', isReserved: false, reason: '' };
        await replaceAllocations(
          transaction,
          [idOf(1)],
          [
            { ...unit, quantity: 1, locationId: northampton },
            { ...unit, quantity: 1, locationId: leeds },
          ],
        );
      });
      await shop.send();
      const values = shop.provider.orders.flatMap(({ shipment }) => shipment.lines.map(({ value }) => value ?? 0));
      expect(values.toSorted()).toEqual([5, 5.01]);
    });

    test('takes the HS code and the origin that were typed for a SKU before the store’s', async () => {
      const shop = await shopAbroad('Germany', '10115');
      await shop.saveProduct({ hsCode: '', countryOfOrigin: 'PT' });
      const settings = { ...newProductSettings, hsCode: '691110' };
      await shop.inShop((transaction) =>
        saveProducts(
          transaction,
          { staffName: 'Robin' },
          [{ sku: 'A', baseVersion: 0, settings, isNew: true }],
          shop.services.now(),
        ),
      );
      await shop.send();
      expect(shop.provider.orders.map(({ shipment }) => shipment.lines)).toMatchObject([
        [{ sku: 'A', hsCode: '691110', countryOfOrigin: 'PT' }],
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

  describe('with deleted customer data', () => {
    const noAddress = message('warehouses.customerRemoved');
    type Shop = Awaited<ReturnType<typeof aShopWithOrder>>;

    const removeWho = (shop: Shop) =>
      shop.inShop((transaction) => removeCustomer(transaction, [idOf(1)], { everywhere: [], inOrders: [] }));
    const livingOrders = (shop: Shop) => shop.provider.orders.filter(({ state }) => state !== 'cancelled');

    test('is one shipment error that says so, without calling a 3PL', async () => {
      const shop = await aShopWithOrder(database());
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

    test('reports that error also while its account is paused, and again when resent', async () => {
      const shop = await aShopWithOrder(database());
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
      const shop = await aShopWithOrder(database());
      shop.provider.fail('lostReply');
      await shop.work();
      await removeWho(shop);
      shop.wait(2);
      await shop.work();
      expect(shop.provider.calls).toEqual(['send', 'find']);
      expect(await shop.warehouseOrders(1)).toMatchObject([{ state: 'sent', providerOrderId: '9000' }]);
      expect(await shop.stateOf(1)).toMatchObject({ stage: 'inFulfillment', timeline: ['Sent to the warehouse'] });
    });

    test('looks up the order after a call that never arrived, and then reports that error', async () => {
      const shop = await aShopWithOrder(database());
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
