export { emptyOrder, type FulfillmentStatus, type Order } from './Order.ts';
export type { FieldValues } from './fields/fieldTable.ts';
export {
  type FilterField,
  filterFieldRows,
  type OrderField,
  type OrderFieldKind,
  orderFieldRows,
  orderFields,
  orderFieldTexts,
  plainOrderFieldRows,
} from './fields/orderFields.ts';
export type { SkuQuantity } from '../shared/orders/SkuQuantity.ts';
export { csvCell } from '../shared/texts/csvCell.ts';
export {
  isFinal,
  isInTab,
  listedTab,
  endedStages,
  isOrderStage,
  type OrderStage,
  orderStages,
  stageOfTab,
  waitingStages,
} from './OrderStage.ts';
export { type TabNumber, tabs } from '../shared/orders/tabs.ts';
export {
  backOrderStates,
  errorTypes,
  lineItemThreePlStatus,
  orderThreePlStatus,
  virtualItems,
} from './threePlStatus.ts';
