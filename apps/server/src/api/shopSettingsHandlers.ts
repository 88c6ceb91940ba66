import { saveReply, toShopSettings, toWireSavedShopSettings } from '@hub/api-client/server';
import type { ShopSettingsEndpointName } from '@hub/api-client/shopSettings';
import { readShopSettings } from '@hub/database';
import { changeShopSettings, countMissingParts } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about settings that hold for all products and orders. */
export const shopSettingsHandlers = {
  getShopSettings: async ({ transaction, services }) => {
    const saved = await readShopSettings(transaction);
    const { address, shippingMethod, weight } = await countMissingParts(transaction, services.providers);
    return {
      ...toWireSavedShopSettings(saved),
      orders_missing: { address, shipping_method: shippingMethod, weight },
    };
  },
  saveShopSettings: async ({ transaction, session, body, now }) => {
    const save = { baseVersion: Number(body.base_version), settings: toShopSettings(body.settings) };
    const decision = await changeShopSettings(transaction, session, save, now);
    return saveReply(decision, toWireSavedShopSettings, (saved) => ({ saved }));
  },
} satisfies Handlers<ShopSettingsEndpointName>;
