export {
  type EventKind,
  eventValues,
  isEventKind,
  type EventValues,
  type LeftOut,
  type OrderEvent,
  orderEvent,
  readEvent,
  workflowChange,
  workflowProblem,
  type WorkflowChange,
  type WorkflowProblem,
} from './OrderEvent.ts';
export { isStoreTask, storeTaskText, workflowChangeText, workflowProblemText } from './partTexts.ts';
