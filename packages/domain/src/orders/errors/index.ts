export type { ErrorCureKind } from '../../shared/orders/ErrorCureKind.ts';
export { type WorkflowError, workflowErrorWords } from './WorkflowError.ts';
export {
  causeText,
  describeCause,
  errorCauses,
  errorCauseTexts,
  findCause,
  hasCauses,
  type OrderCause,
  orderCauses,
} from './errorCauses.ts';
export { type ErrorCure, errorCure, errorCureTexts, requiredUnits, shipToText, runForAllLabel } from './errorCures.ts';
export {
  type Blockage,
  blockage,
  errorLabelText,
  errorMessages,
  errorMessageText,
  isOrderInError,
  type OrderErrorLabel,
  orderErrorLabel,
  requiredQuantityLabel,
  shipmentErrorText,
  unreadableError,
  workflowErrorParts,
} from './orderErrors.ts';
export { parseShipmentError } from './parseShipmentError.ts';
export { shipmentErrorJson } from './shipmentErrorJson.ts';
export { workflowErrorsJson } from './workflowErrorsJson.ts';
export { parseWorkflowErrors } from './parseWorkflowErrors.ts';
