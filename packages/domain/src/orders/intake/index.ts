export { afterStoreChange, isHeldFor } from './afterStoreChange.ts';
export { type ExportedOrder, fromExportedOrder } from './fromExportedOrder.ts';
export { fromStoreOrder, type ReceivedState, unitsLeft } from './fromStoreOrder.ts';
export { type IntakePolicy, intakePolicyOf, newIntakePolicy } from './IntakePolicy.ts';
export { isOfFile, joinStoreOrder } from './joinStoreOrder.ts';
export { partDestination } from './partDestination.ts';
export type {
  StoreFulfillmentOrder,
  StoreOrder,
  StoreOrderHead,
  StoreOrderFulfillment,
  StoreOrderLine,
  StoreRefund,
  StoreReturn,
} from './StoreOrder.ts';
export { emptyStoreOrderHead, storeOrderHead } from './StoreOrder.ts';
export { type StoreFacts, storeFacts } from './storeFacts.ts';
export { takenBackByLine } from './takenBack.ts';
export { partForWriting, type WhatToShipOptions } from './whatToShip.ts';
