export { readOrderParts, type StoredOrderParts } from './orderParts.ts';
export {
  readIntakePolicy,
  readShipPolicy,
  readShopSettings,
  saveShipPolicy,
  saveShopSettings,
} from './shopSettingsRecord.ts';
