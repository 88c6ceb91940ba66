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
export { leftOutReason, workflowChangeText, workflowProblemText } from './partTexts.ts';
