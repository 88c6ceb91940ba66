import type { OnboardingState, OnboardingStepId } from '@hub/domain/onboarding';
import type {
  MissingPart,
  SavedShipPolicy,
  SavedShopSettings,
  ShipPolicy,
  ShipPolicyInStore,
  ShopSettings,
} from '@hub/domain/shopSettings';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { shopSettingsEndpoints as endpoints } from './shopSettingsEndpoints.ts';
import { toSavedShipPolicy, toSavedShopSettings, toWireShipPolicy, toWireShopSettings } from './wireShopSettings.ts';

/** The settings, and the orders they affect. */
export interface ShopSettingsReply {
  saved: SavedShopSettings;
  /** Number of open orders without each part. */
  ordersMissing: Readonly<Record<MissingPart, number>>;
}

/** The shop's settings; for servers with capability `shopSettings`. Refusals throw RejectedError with the message. */
export interface ShopSettingsClient {
  read(options?: CallOptions): Promise<ShopSettingsReply>;
  save(
    save: { baseVersion: number; settings: ShopSettings },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<SavedShopSettings>>;
  /** For servers with capability `shipPolicy`. */
  readShipPolicy(options?: CallOptions): Promise<ShipPolicyInStore>;
  /** Also applied to the orders that have not shipped. */
  saveShipPolicy(
    save: { baseVersion: number; policy: ShipPolicy },
    options?: ChangeOptions,
  ): Promise<SaveOutcome<SavedShipPolicy>>;
  /** For servers with capability `onboarding`, as are the two below. */
  readOnboarding(options?: CallOptions): Promise<OnboardingState>;
  skipOnboardingStep(step: OnboardingStepId, options?: ChangeOptions): Promise<void>;
  finishOnboarding(options?: ChangeOptions): Promise<void>;
}

export function createShopSettingsClient({ http }: Pick<ClientContext, 'http'>): ShopSettingsClient {
  return {
    async read(options = {}) {
      const endpoint = endpoints.getShopSettings;
      const { orders_missing, ...saved } = checkReply(endpoint.reply, await http.request(endpoint, options));
      const { address, shipping_method, weight } = orders_missing;
      return {
        saved: toSavedShopSettings(saved),
        ordersMissing: {
          address: Number(address),
          shippingMethod: Number(shipping_method),
          weight: Number(weight),
        },
      };
    },
    async save({ baseVersion, settings }, options = {}) {
      const endpoint = endpoints.saveShopSettings;
      const body = { base_version: baseVersion, settings: toWireShopSettings(settings) };
      const reply = await http.request(endpoint, { ...options, body });
      const { saved, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, saved && toSavedShopSettings(saved), current && toSavedShopSettings(current));
    },
    async readShipPolicy(options = {}) {
      const endpoint = endpoints.getShipPolicy;
      const reply = checkReply(endpoint.reply, await http.request(endpoint, options));
      const { installed_at, own_locations, orders_before, ...saved } = reply;
      return {
        saved: toSavedShipPolicy(saved),
        installedAt: installed_at,
        locations: own_locations.map(({ id, name }) => ({ locationId: String(id), name })),
        ordersBefore: Number(orders_before),
      };
    },
    async saveShipPolicy({ baseVersion, policy }, options = {}) {
      const endpoint = endpoints.saveShipPolicy;
      const body = { base_version: baseVersion, policy: toWireShipPolicy(policy) };
      const reply = await http.request(endpoint, { ...options, body });
      const { saved, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, saved && toSavedShipPolicy(saved), current && toSavedShipPolicy(current));
    },
    async readOnboarding(options = {}) {
      const endpoint = endpoints.getOnboarding;
      const { skipped, tested_at, shipped_orders } = checkReply(endpoint.reply, await http.request(endpoint, options));
      return { skipped, testedAt: tested_at, shipped: Number(shipped_orders) };
    },
    skipOnboardingStep: async (step, options = {}) =>
      throwIfRefused(await http.request(endpoints.skipOnboardingStep, { ...options, body: { step } })),
    finishOnboarding: async (options = {}) =>
      throwIfRefused(await http.request(endpoints.finishOnboarding, { ...options, body: {} })),
  };
}
