export type * from './OrderDetail.ts';
export {
  type BackOrderChoice,
  backOrderChoices,
  backOrderSelectLabel,
  invalidAction,
  parseBackOrderChoice,
} from './backOrderChoices.ts';
export { type BackOrderFacts, backOrderFacts, hasShortItems } from './backOrderFacts.ts';
export {
  backOrderTexts,
  canReleasePartially,
  countedUnits,
  partialReleaseText,
  readingText,
  releasableText,
  shortText,
  unitsText,
} from './backOrderTexts.ts';
export {
  type AddressEdit,
  addressEditRefusal,
  editableAddress,
  isAddressOpen,
  type SavedAddress,
} from './addressEdit.ts';
export { orderTotals, orderTotalTexts, totalItems, totalShipments } from './detailTotals.ts';
export { fulfillmentLabel, fulfillmentStatuses } from './fulfillmentLabel.ts';
export {
  groupLineItems,
  lineItemGroup,
  type Shipment,
  shippedQuantity,
  type ShippedItem,
  withoutCanceled,
} from './groupLineItems.ts';
export {
  defaultRemoveQuantity,
  itemRemoval,
  type ItemRemoval,
  removableQuantity,
  removeQuantity,
} from './itemRemoval.ts';
export { doneStepText, haveShipmentWorkflowsRun, orderStep, type OrderStep, orderSteps } from './orderStep.ts';
export {
  accountsWaitedFor,
  addressEditTexts,
  flowTriggeredText,
  shippingText,
  voidedShipmentText,
  warehousePartText,
  warehouseRequestText,
  tagsText,
  isEmptyDetail,
  locationName,
  locationNames,
  orderCustomerTexts,
  orderDates,
  orderDetailTexts,
  orderTexts,
  storeRestWords,
  weightText,
  workflowReasonsText,
} from './orderTexts.ts';
export {
  cancelReshipRefusal,
  longestReshipNote,
  offersReship,
  reshipCancellationText,
  reshipContentText,
  reshipEnding,
  reshipMark,
  reshipName,
  type ReshipPart,
  reshipParts,
  reshippableUnits,
  reshipReference,
  reshipRefusal,
  reshipStateText,
  reshipsByReason,
  withReshipTrackings,
} from './reships.ts';
export { reshipTexts } from './reshipTexts.ts';
export { emptyLineItem, lineItemFieldRows } from '../fields/lineItemFields.ts';
export {
  emptyFulfillment,
  emptyTracking,
  fulfillmentFieldRows,
  trackingFieldRows,
} from '../fields/fulfillmentFields.ts';
export { shipmentFacts } from './shipmentFacts.ts';
export {
  holdUntilText,
  storeFactTexts,
  type StoreLabel,
  storeLabels,
  storeLabelSubject,
  storeRestTexts,
} from './storeLabels.ts';
export { storeAdminOrderLink } from './storeAdminOrderLink.ts';
export { addedLine, withoutUnits } from './withoutUnits.ts';
export { allocationNote, takenBackNote } from './allocationNote.ts';
