import { decideShopSettingsSave } from '@hub/domain/shopSettings';
import { saveReply } from '../../http/saveReply.ts';
import type { shopSettingsEndpoints } from '../../shopSettings/shopSettingsEndpoints.ts';
import { toShopSettings, toWireSavedShopSettings } from '../../shopSettings/wireShopSettings.ts';
import type { Mocks } from '../http/Mock.ts';
import { countMissingParts } from '../shipping/countMissingParts.ts';

export const shopSettingsMocks = {
  getShopSettings: ({ shop }) => {
    const { address, shippingMethod, weight } = countMissingParts(shop);
    return {
      ...toWireSavedShopSettings(shop.settings.saved),
      orders_missing: { address, shipping_method: shippingMethod, weight },
    };
  },
  saveShopSettings: ({ shop, body, now }) => {
    const by = { savedAt: now.toISOString(), savedBy: shop.userName };
    const settings = toShopSettings(body.settings);
    const decision = decideShopSettingsSave(shop.settings.saved, settings, Number(body.base_version), by);
    if (decision.type === 'saved') shop.settings.saved = decision.saved;
    return saveReply(decision, toWireSavedShopSettings, (saved) => ({ saved }));
  },
} satisfies Mocks<typeof shopSettingsEndpoints>;
