import { defaultFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { type ProviderMapping, unmappedFigures } from '@hub/domain/shipping';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { createShippingClient, type ShippingClient } from '../shipping/createShippingClient.ts';
import { createShopSettingsClient } from '../shopSettings/createShopSettingsClient.ts';
import { sampleMapping } from './shipping/initialMappings.ts';
import { shippingMethods } from './shop/sampleDelivery.ts';
import { sampleShop } from './shop/sampleShop.ts';

const express = { carrier: 'DHL', service: 'Express Worldwide' };
const mapping: ProviderMapping = {
  defaultService: { carrier: 'Royal Mail', service: 'Tracked 48' },
  methods: [
    { method: 'International express', service: express },
    { method: '', service: { carrier: 'DPD', service: 'Two Day' } },
  ],
  skus: [{ sku: 'MUG-01', providerSku: '100-mug' }],
};

/** Tests of shipping mapping, with the client of a separate shop. */
export function shippingContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('shipping mapping', () => {
    let client: ApiClient;
    let shipping: ShippingClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      shipping = createShippingClient(client);
    });

    const shipbob = async () => {
      const [provider, ...others] = await shipping.mappings();
      expect(others).toEqual([]);
      if (provider === undefined) throw new Error('No provider is connected.');
      return provider;
    };

    test('the connected provider has the sample’s mapping, with the use of each method', async () => {
      const { name, mapping: saved, uses } = await shipbob();
      expect([name, saved.providerId]).toEqual(['Shipbob', 'shipbob']);
      expect(saved).toMatchObject(sampleMapping);
      expect(uses.map(({ method }) => method)).toEqual(expect.arrayContaining([...shippingMethods]));
      for (const { waiting, recent } of uses) {
        expect(waiting).toBeGreaterThanOrEqual(0);
        expect(recent).toBeGreaterThanOrEqual(0);
      }
      expect(uses.reduce((sum, { waiting }) => sum + waiting, 0)).toBeGreaterThan(0);
    });

    test('the open orders of unmapped methods match the count in the settings', async () => {
      const settings = createShopSettingsClient(client);
      const { mapping: saved, uses } = await shipbob();
      const missing = (await settings.read()).ordersMissing.shippingMethod;
      expect(missing).toBeLessThanOrEqual(unmappedFigures(uses, saved).waiting);
      await shipping.saveMapping({ providerId: 'shipbob', baseVersion: saved.version, mapping });
      expect((await settings.read()).ordersMissing.shippingMethod).toBe(0);
    });

    test('an order shows its service, or that its method isn’t mapped', async () => {
      const filters = { ...defaultFilters, period: 'all' as const };
      const { orders } = await client.orders.listOrders({ tab: tabs.open, filters });
      const [first] = orders;
      if (first === undefined) throw new Error('The shop has no open order.');
      const shippingOf = async () => (await client.orders.getOrderDetail(first.orderId)).shipping;
      const { version } = (await shipbob()).mapping;
      const nothing = { defaultService: null, methods: [] };
      await shipping.saveMapping({ providerId: 'shipbob', baseVersion: version, mapping: nothing });
      const before = await shippingOf();
      expect(before).toMatchObject({ method: expect.stringMatching(/./), service: null, isMapped: false });
      const methods = [{ method: before?.method ?? '', service: express }];
      await shipping.saveMapping({ providerId: 'shipbob', baseVersion: version + 1, mapping: { ...nothing, methods } });
      expect(await shippingOf()).toEqual({
        method: before?.method,
        service: 'DHL Express Worldwide',
        isMapped: true,
        provider: 'Shipbob',
      });
    });

    test('a mapping is saved as its next version, with trimmed names', async () => {
      const { version } = (await shipbob()).mapping;
      const spaced = {
        ...mapping,
        methods: [{ method: ' Express ', service: { carrier: ' DHL ', service: 'Next Day ' } }],
      };
      const outcome = await shipping.saveMapping({ providerId: 'shipbob', baseVersion: version, mapping: spaced });
      const saved = {
        ...mapping,
        methods: [{ method: 'Express', service: { carrier: 'DHL', service: 'Next Day' } }],
        providerId: 'shipbob',
        version: version + 1,
        savedAt: expect.any(String),
        savedBy: sampleShop.userName,
      };
      expect(outcome).toEqual({ type: 'saved', saved });
      expect((await shipbob()).mapping).toEqual(saved);
    });

    test('refuses to overwrite a newer version and returns it', async () => {
      const { version } = (await shipbob()).mapping;
      await shipping.saveMapping({ providerId: 'shipbob', baseVersion: version, mapping });
      const mine = { ...mapping, defaultService: null };
      const outcome = await shipping.saveMapping({ providerId: 'shipbob', baseVersion: version, mapping: mine });
      expect(outcome).toMatchObject({ type: 'outdated', current: { ...mapping, version: version + 1 } });
      expect((await shipbob()).mapping).toMatchObject(mapping);
    });

    test('SKUs are saved with it, and an older app that doesn’t send them keeps them', async () => {
      const { version } = (await shipbob()).mapping;
      await shipping.saveMapping({ providerId: 'shipbob', baseVersion: version, mapping });
      const older = { defaultService: null, methods: mapping.methods };
      await shipping.saveMapping({ providerId: 'shipbob', baseVersion: version + 1, mapping: older });
      expect((await shipbob()).mapping).toMatchObject({ ...older, skus: mapping.skus });
    });

    test.each<[Partial<ProviderMapping>, string]>([
      [{ defaultService: { carrier: '', service: 'Tracked 48' } }, 'Enter the carrier'],
      [{ methods: [{ method: 'Express', service: { carrier: 'DPD', service: ' ' } }] }, 'Enter the service'],
      [
        { methods: [{ method: 'Express', service: { carrier: 'x'.repeat(101), service: 'Next Day' } }] },
        '100 characters',
      ],
      [{ methods: ['Express', ' EXPRESS '].map((method) => ({ method, service: express })) }, 'mapped twice'],
      [
        { methods: Array.from({ length: 1_001 }, (_, index) => ({ method: `Method ${index}`, service: express })) },
        '1,000 methods or fewer',
      ],
      [{ skus: [{ sku: 'MUG-01', providerSku: ' ' }] }, 'MUG-01: Enter the SKU that your 3PL has for it.'],
      [{ skus: ['A', ' a'].map((sku, index) => ({ sku, providerSku: `${index}` })) }, 'SKU a is mapped twice'],
      [{ skus: ['A', 'B'].map((sku) => ({ sku, providerSku: '100-mug' })) }, '100-mug is mapped twice'],
    ])('a wrong mapping is rejected with the reason, and nothing is saved', async (fields, message) => {
      const before = (await shipbob()).mapping;
      const wrong = { ...mapping, ...fields };
      const save = shipping.saveMapping({ providerId: 'shipbob', baseVersion: before.version, mapping: wrong });
      await expect(save).rejects.toThrow(RejectedError);
      await expect(save).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      expect((await shipbob()).mapping).toEqual(before);
    });

    test.each(['ams', 'nobody'])('a provider that is not connected is an error with status 404: %s', async (id) => {
      const save = shipping.saveMapping({ providerId: id, baseVersion: 0, mapping });
      await expect(save).rejects.toMatchObject({ status: 404 });
    });
  });
}
