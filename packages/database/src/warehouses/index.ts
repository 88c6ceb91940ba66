export {
  claimListing,
  findListedOrders,
  listBusyAccounts,
  type ListableOrder,
  putOffOrders,
  saveListing,
  type TakenOrder,
  takenOrders,
} from './orderListings.ts';
export { readRecipient } from './recipients.ts';
export { countSavedBoxes, lockTrackingNumbers } from './savedBoxes.ts';
export {
  type AccountPause,
  listAccountHealth,
  readAccountPause,
  recordCallFailure,
  recordCallSuccess,
} from './providerAccounts.ts';
export {
  hastenStock,
  listShopsWithDueStock,
  recordStockFailure,
  recordStockRead,
  setStockAccounts,
  takeDueStock,
} from './stockReadings.ts';
export { type CallLimit, type CallReservation, postponeCalls, reserveCall } from './rateLimits.ts';
export {
  type AccountKey,
  findWarehouseOrders,
  insertWarehouseOrder,
  listShippedParcels,
  listOrdersInError,
  listOrdersNeverGiven,
  listUnsentOrders,
  listWarehouseOrders,
  countShippedOrders,
  lockAllWarehouseOrders,
  lockWarehouseOrders,
  type NewWarehouseOrder,
  ordersAtWarehouses,
  readParcels,
  saveParcel,
  saveWarehouseOrder,
  spreadReads,
  type StoredParcel,
  takeOrdersToRead,
  type WarehouseOrderKey,
  type WarehouseOrderRecord,
} from './warehouseOrders.ts';
export { addWebhookEvent, removeOldWebhooks } from './webhookEvents.ts';
export {
  claimSubscription,
  deleteSubscription,
  listSubscribers,
  listSubscriptions,
  readSubscriptionSecret,
  saveSubscription,
  type SubscriptionRecord,
  type SubscriptionRequest,
} from './subscriptionRecords.ts';
