export { readOrderParts, type StoredOrderParts } from './orderParts.ts';
export { readShipPolicy, readShopSettings, saveShipPolicy, saveShopSettings } from './shopSettingsRecord.ts';
