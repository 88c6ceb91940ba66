export { applyShipment, itemsToShip, shipmentId, shipmentName } from './applyShipment.ts';
export { applyTracking, type TrackingReport } from './applyTracking.ts';
export { applyVoid } from './applyVoid.ts';
export {
  applyWarehouseHold,
  applyWarehouseRemoval,
  warehouseHoldRefusal,
  warehouseRemovalRefusal,
} from './applyWarehouseAnswer.ts';
export { isContentKnown, isRest, packParcels, type ReportedParcel, splitMixed, unknownSkus } from './packParcels.ts';
export { replacedShipment } from './replacedShipment.ts';
export { type PackedBox, type PackedItem, packBoxes } from './packBoxes.ts';
export { shipmentStatuses, shipmentStatusLabel, shipmentTone, trackingAdded } from './shipmentStatus.ts';
export { shipmentStatusMeaning } from './shipmentStatusMeaning.ts';
export { inStoreUnits, type StoreUnits } from './storeUnits.ts';
export { s10CheckDigit } from './s10CheckDigit.ts';
export { storeTracking } from './storeTracking.ts';
export { trackingCompanies } from './trackingCompanies.ts';
export { safePage, trackingLink, type TrackingLink } from './trackingLink.ts';
export {
  trackedOrder,
  type TrackedItem,
  type TrackedOrder,
  type TrackingResult,
  type TrackedParcel,
  type TrackedStep,
  trackedSteps,
} from './trackedOrder.ts';
