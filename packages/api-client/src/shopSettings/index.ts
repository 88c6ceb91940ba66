export {
  createShopSettingsClient,
  type ShopSettingsClient,
  type ShopSettingsReply,
} from './createShopSettingsClient.ts';
export { shopSettingsEndpoints, type ShopSettingsEndpointName } from './shopSettingsEndpoints.ts';
