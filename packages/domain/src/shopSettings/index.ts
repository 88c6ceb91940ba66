export {
  checkShipPolicy,
  decideShipPolicySave,
  firstDayText,
  goLiveAtOf,
  newShipPolicy,
  type OtherMethod,
  otherMethods,
  type PolicyFacts,
  type SavedShipPolicy,
  type ShipPolicy,
  shipPolicyIn,
  type ShipPolicyInStore,
  type ShipPolicyProblem,
} from '../shared/shipping/ShipPolicy.ts';
export {
  authorizedLabels,
  otherMethodChoices,
  riskyLabels,
  shipPolicyFacts,
  shipPolicyTexts,
  termsLabels,
  testLabels,
} from './shipPolicyTexts.ts';
export { ordersBeforeText, seeOlderOrders } from '../shared/orders/ordersBefore.ts';
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
export { type MissingParts, missingParts, partsToReview } from './missingParts.ts';
