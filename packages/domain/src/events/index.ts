export {
  type EventKind,
  eventValues,
  type EventValues,
  type LeftOut,
  type OrderEvent,
  orderEvent,
  readEvent,
  type WorkflowChange,
  type WorkflowProblem,
} from './OrderEvent.ts';
export { storeTaskText, workflowChangeText } from './partTexts.ts';
