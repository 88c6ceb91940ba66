export { applyWorkflow } from './applyWorkflow.ts';
export {
  addReadyMadeWorkflows,
  deleteWorkflow,
  reorderWorkflows,
  restoreWorkflow,
  saveWorkflow,
  switchWorkflow,
} from './changeWorkflows.ts';
export {
  decideBeforeShipNow,
  decideReceivedOrder,
  decideReceivedOrders,
  endHold,
  runAfterAction,
  runBeforeShipping,
} from './decideOrders.ts';
export { eligibleFlows, explainOrder } from './explainOrder.ts';
export { type Preview, previewWorkflows } from './previewWorkflows.ts';
export { readWorkflowContext } from './readWorkflowContext.ts';
