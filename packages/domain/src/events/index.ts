export {
  type EventKind,
  eventValues,
  isEventKind,
  type EventValues,
  type LeftOut,
  type OrderEvent,
  orderEvent,
  readEvent,
  type ReshipReason,
  reshipReasons,
} from './OrderEvent.ts';
export { isStoreTask, storeTaskText, runProblemText } from './partTexts.ts';
export { workflowChange, type WorkflowChange, workflowChangeText } from '../workflows/actions/WorkflowChange.ts';
export { runProblem, type RunProblem } from '../workflows/actions/RunProblem.ts';
