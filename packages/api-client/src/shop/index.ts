export * from './shopEndpoints.ts';
export * from './wireShopInfo.ts';
