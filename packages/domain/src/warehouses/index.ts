export { type Recipient } from '../shared/addresses/Recipient.ts';
export {
  type AccountHealth,
  type CallFailureKind,
  type WarehouseOrderLine,
  type WarehouseOrderState,
} from './WarehouseOrder.ts';
export {
  isChangePending,
  isHoldPending,
  type WarehouseAnswer,
  type WarehouseRemoval,
  type WarehouseRequest,
} from './WarehouseRequest.ts';
export { warehouseReference } from './WarehouseOrder.ts';
export { failuresForPerson, failuresUntilPaused, readIntervalMs, retryDelayMs } from './warehouseSchedule.ts';
