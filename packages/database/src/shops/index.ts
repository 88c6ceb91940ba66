export { lockShop } from './lockShop.ts';
export {
  addPlanPurchase,
  createShop,
  findPlanPurchase,
  findShopId,
  listShopIds,
  type NewShop,
  readLocations,
  readShop,
  readMemberWithShop,
  readStaffMember,
  saveLocations,
  type ShopRecord,
  type StaffMemberRecord,
  type StoredLocation,
  takePlanPurchase,
  updateShop,
} from './shopRecords.ts';
export { readPlanDiscount } from './planDiscount.ts';
