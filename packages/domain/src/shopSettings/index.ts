export type * from './ShopSettings.ts';
export { newShopSettings, settingsIn } from './ShopSettings.ts';
export { checkShopSettings } from './checkShopSettings.ts';
export {
  missingPartLabels,
  missingPolicyLabels,
  ordersMissingText,
  releaseLabels,
  shopSettingsTexts,
} from './shopSettingsTexts.ts';
export { settingsFacts } from './settingsFacts.ts';
export { decideShopSettingsSave } from './decideShopSettingsSave.ts';
export { missingParts, partsToReview } from './missingParts.ts';
