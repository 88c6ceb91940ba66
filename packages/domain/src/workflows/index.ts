export type { OrderReference } from '../shared/OrderReference.ts';
export { type NamedSku, type StoppedCause, stoppedFigures, type StoppedFigures } from './stoppedFigures.ts';
export {
  type FlowOrder,
  type FlowRow,
  type ManualRunRow,
  workflowFigures,
  type WorkflowFigures,
} from './workflowFigures.ts';
export {
  eligibleText,
  retryText,
  stoppedCoverage,
  stoppedLabels,
  untouchedText,
  type UpdateKind,
  workflowsCounted,
  workflowsTexts,
} from './workflowsTexts.ts';
