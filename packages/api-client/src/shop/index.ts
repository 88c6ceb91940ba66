export { createShopClient, type ShopClient } from './createShopClient.ts';
export type { ShopInfoParams } from './getShopInfo.ts';
export { shopEndpoints } from './shopEndpoints.ts';
export { toPermission, toText, toTexts } from './shopInfoTexts.ts';
export type { ShopInfo } from './ShopInfo.ts';
export type { WireShopInfo } from './wireShopInfo.ts';
