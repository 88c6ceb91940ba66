export type * from './ShopSettings.ts';
export { newShopSettings, settingsIn } from './ShopSettings.ts';
export { checkShopSettings, shopSettingsLimits, type ShopSettingsProblem } from './checkShopSettings.ts';
export {
  missingPartLabels,
  missingPolicyLabels,
  ordersMissingText,
  releaseLabels,
  shopSettingsTexts,
} from './shopSettingsTexts.ts';
export { settingsFacts } from './settingsFacts.ts';
export { decideShopSettingsSave } from './decideShopSettingsSave.ts';
export { missingParts, type OrderParts, partsToReview } from './missingParts.ts';
