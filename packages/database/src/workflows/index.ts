export { removeOldRuns } from './removeOldRuns.ts';
export { type DecidedOrder, lockDecidedOrders, saveDecidedOrders } from './workflowDecisions.ts';
export {
  needsProductFacts,
  readCustomerOrders,
  readNewestWorkflowOrders,
  readWorkflowOrders,
  type ReadOrder,
} from './workflowOrders.ts';
export {
  deleteWorkflow,
  listDatedWorkflows,
  listWorkflows,
  listWorkflowVersions,
  lockWorkflows,
  restoreWorkflow,
  saveWorkflow,
  saveWorkflowOrder,
  switchWorkflow,
} from './workflowRecords.ts';
export {
  addWorkflowRuns,
  lastTriggerOf,
  listWorkflowRuns,
  ordersWithRuns,
  type RunEvent,
  type StoredRun,
  workflowsRunOn,
} from './workflowRuns.ts';
export { type FrequentTexts, readFrequentTexts } from './frequentTexts.ts';
