export { changeShopSettings } from './changeShopSettings.ts';
export { countMissingParts } from './missingOrderParts.ts';
