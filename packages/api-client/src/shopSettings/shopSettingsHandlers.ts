import type { OnboardingState, OnboardingStepId } from '@hub/domain/onboarding';
import type { SaveDecision } from '@hub/domain/shared';
import type {
  MissingPart,
  PolicyFacts,
  SavedShipPolicy,
  SavedShopSettings,
  ShipPolicy,
  ShopSettings,
} from '@hub/domain/shopSettings';
import { saveReply } from '../http/saveReply.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { shopSettingsEndpoints } from './shopSettingsEndpoints.ts';
import { toShipPolicy, toShopSettings, toWireSavedShipPolicy, toWireSavedShopSettings } from './wireShopSettings.ts';

/** The settings for all products and orders of a shop. */
export interface ShopSettingsPort {
  readShopSettings(): Answer<SavedShopSettings>;
  /** How many open orders lack each part. */
  countMissingParts(): Answer<Record<MissingPart, number>>;
  saveShopSettings(save: { baseVersion: number; settings: ShopSettings }): Answer<SaveDecision<SavedShopSettings>>;
  readShipPolicy(): Answer<SavedShipPolicy>;
  /** Facts of the store that the policy needs. */
  readPolicyFacts(): Answer<PolicyFacts>;
  saveShipPolicy(save: { baseVersion: number; policy: ShipPolicy }): Answer<SaveDecision<SavedShipPolicy>>;
  readOnboarding(): Answer<OnboardingState>;
  skipOnboardingStep(step: OnboardingStepId): Answer<void>;
  finishOnboarding(): Answer<void>;
}

export const shopSettingsHandlers = {
  getShopSettings: async ({ port }) => {
    const saved = await port.readShopSettings();
    const { address, shippingMethod, weight } = await port.countMissingParts();
    return {
      ...toWireSavedShopSettings(saved),
      orders_missing: { address, shipping_method: shippingMethod, weight },
    };
  },
  saveShopSettings: async ({ port, body }) => {
    const save = { baseVersion: Number(body.base_version), settings: toShopSettings(body.settings) };
    return saveReply(await port.saveShopSettings(save), toWireSavedShopSettings, (saved) => ({ saved }));
  },
  getShipPolicy: async ({ port }) => {
    const saved = await port.readShipPolicy();
    const { installedAt, locations, ordersBefore } = await port.readPolicyFacts();
    return {
      ...toWireSavedShipPolicy(saved),
      installed_at: installedAt,
      own_locations: locations.map(({ locationId, name }) => ({ id: locationId, name })),
      orders_before: ordersBefore,
    };
  },
  saveShipPolicy: async ({ port, body }) => {
    const save = { baseVersion: Number(body.base_version), policy: toShipPolicy(body.policy) };
    return saveReply(await port.saveShipPolicy(save), toWireSavedShipPolicy, (saved) => ({ saved }));
  },
  getOnboarding: async ({ port }) => {
    const { skipped, testedAt, shipped } = await port.readOnboarding();
    return { skipped: [...skipped], tested_at: testedAt, shipped_orders: shipped };
  },
  skipOnboardingStep: async ({ port, body }) => {
    await port.skipOnboardingStep(body.step);
    return { status: 'success' };
  },
  finishOnboarding: async ({ port }) => {
    await port.finishOnboarding();
    return { status: 'success' };
  },
} satisfies Handlers<typeof shopSettingsEndpoints, ShopSettingsPort>;
