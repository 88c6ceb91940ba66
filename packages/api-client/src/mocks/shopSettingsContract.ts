import { newShipPolicy, newShopSettings, type ShipPolicy, type ShopSettings } from '@hub/domain/shopSettings';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { createShopSettingsClient, type ShopSettingsClient } from '../shopSettings/createShopSettingsClient.ts';
import { sampleShop } from './shop/sampleShop.ts';

const settings: ShopSettings = {
  weightUnit: 'oz',
  defaultWeight: 0.25,
  defaultPackage: 'Small carton',
  lowStockThreshold: 0,
  whenMissing: { address: 'review', shippingMethod: 'review', weight: 'send' },
  releaseBackOrders: 'partly',
  combineOrders: false,
};

/** Tests of the shop's settings, with the client of a separate shop. */
export function shopSettingsContract(openShop: () => Promise<{ client: ApiClient; shop: string }>): void {
  describe('onboarding', () => {
    test('keeps the steps that a person skips, each once, and ends when a person finishes it', async () => {
      const { client, shop } = await openShop();
      const onboarding = createShopSettingsClient(client);
      const before = await onboarding.readOnboarding();
      expect(before).toMatchObject({ skipped: [], testedAt: null });
      await onboarding.skipOnboardingStep('mapping');
      await onboarding.skipOnboardingStep('mapping');
      await onboarding.skipOnboardingStep('cutOff');
      expect(await onboarding.readOnboarding()).toEqual({ ...before, skipped: ['mapping', 'cutOff'] });
      await onboarding.finishOnboarding();
      expect((await client.shop.getShopInfo({ shop })).onboardStatus).toBe('1');
    });
  });

  describe('settings of the shop', () => {
    let client: ShopSettingsClient;
    beforeAll(async () => {
      client = createShopSettingsClient((await openShop()).client);
    });

    test('of a new shop are the defaults, which change nothing about its orders', async () => {
      const { saved, ordersMissing } = await client.read();
      expect(saved).toEqual({ ...newShopSettings, version: 0, savedAt: null, savedBy: null });
      expect(saved.whenMissing).toEqual({ address: 'review', shippingMethod: 'send', weight: 'send' });
      for (const count of Object.values(ordersMissing)) expect(count).toBeGreaterThanOrEqual(0);
    });

    test('are saved as a whole, as the next version', async () => {
      const { version } = (await client.read()).saved;
      const outcome = await client.save({ baseVersion: version, settings });
      const saved = { ...settings, version: version + 1, savedAt: expect.any(String), savedBy: sampleShop.userName };
      expect(outcome).toEqual({ type: 'saved', saved });
      expect((await client.read()).saved).toEqual(saved);
    });

    test('with a default weight leave no order without one', async () => {
      const { version } = (await client.read()).saved;
      await client.save({ baseVersion: version, settings: { ...settings, defaultWeight: 1 } });
      expect((await client.read()).ordersMissing.weight).toBe(0);
    });

    test('never overwrite a newer version, which is returned', async () => {
      const { version } = (await client.read()).saved;
      const theirs = { ...settings, lowStockThreshold: 7 };
      await client.save({ baseVersion: version, settings: theirs });
      const outcome = await client.save({ baseVersion: version, settings });
      expect(outcome).toMatchObject({ type: 'outdated', current: { ...theirs, version: version + 1 } });
      expect((await client.read()).saved).toMatchObject(theirs);
    });

    test.each([
      [{ defaultWeight: 0 }, 'Enter more than 0'],
      [{ defaultWeight: -1 }, 'Enter more than 0'],
      [{ defaultWeight: 1_001 }, 'or less.'],
      [{ defaultPackage: 'x'.repeat(101) }, '100 characters'],
      [{ lowStockThreshold: -1 }, 'whole number'],
      [{ lowStockThreshold: 0.5 }, 'whole number'],
      [{ lowStockThreshold: 1_000_001 }, 'or less.'],
    ])('are rejected with the reason when wrong, and nothing is saved: %j', async (fields, message) => {
      const before = (await client.read()).saved;
      const save = client.save({ baseVersion: before.version, settings: { ...settings, ...fields } });
      await expect(save).rejects.toThrow(RejectedError);
      await expect(save).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      expect((await client.read()).saved).toEqual(before);
    });

    test('include which orders may ship, with defaults, saved as the next version without overwriting a newer one', async () => {
      const before = await client.readShipPolicy();
      expect(before.saved).toEqual({ ...newShipPolicy, version: 0, savedAt: null, savedBy: null });
      const policy: ShipPolicy = {
        ...newShipPolicy,
        whenTest: 'sandbox',
        unpaidTags: ['invoice'],
        unpaidMethods: ['Cash on Delivery (COD)'],
        whenOnTerms: 'release',
        otherMethods: ['LOCAL'],
        whenRisky: 'off',
        whenDisputed: 'hold',
      };
      const outcome = await client.saveShipPolicy({ baseVersion: 0, policy });
      const saved = { ...policy, version: 1, savedAt: expect.any(String), savedBy: sampleShop.userName };
      expect(outcome).toEqual({ type: 'saved', saved });
      expect((await client.readShipPolicy()).saved).toEqual(saved);
      const again = await client.saveShipPolicy({ baseVersion: 0, policy: newShipPolicy });
      expect(again).toMatchObject({ type: 'outdated', current: saved });
    });

    test('are rejected with the reason for a policy that ships from nowhere', async () => {
      const { version } = (await client.readShipPolicy()).saved;
      const save = client.saveShipPolicy({ baseVersion: version, policy: { ...newShipPolicy, locations: [] } });
      await expect(save).rejects.toMatchObject({ serverMessage: 'Choose at least one location.' });
    });
  });
}
