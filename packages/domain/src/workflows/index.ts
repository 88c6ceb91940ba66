export type { OrderReference } from '../shared/orders/OrderReference.ts';
export {
  actionDefinitions,
  actionPhrase,
  actionsOf,
  type ActionType,
  actionTypes,
  emptyAction,
  type WorkflowAction,
  type WorkflowActions,
  workflowActions,
} from './actions/workflowActions.ts';
export type { ActionParameter, InputValues } from './actions/ActionDefinition.ts';
export { changeOf } from './actions/WorkflowChange.ts';
export { checkWorkflow, conditionProblem, workflowLimits, type WorkflowProblem } from './definition/checkWorkflow.ts';
export { type ConditionText, expectedText, fieldLabel } from './definition/conditionTexts.ts';
export {
  type FieldDefinition,
  type FieldName,
  fieldNames,
  type FieldType,
  findField,
  weekdays,
  workflowFields,
  handlingNames,
} from './definition/workflowFields.ts';
export { findOperator, operatorNames, operatorsOf, workflowOperators } from './definition/operators.ts';
export { type ReadyMadeWorkflow, readyMadeWorkflows } from './definition/readyMadeWorkflows.ts';
export { kindOf, type TriggerName, triggerNames, type WorkflowKind, workflowTriggers } from './definition/triggers.ts';
export type * from './definition/Workflow.ts';
export type * from './definition/WorkflowContext.ts';
export type * from './definition/WorkflowOrder.ts';
export { downgradeNote, workflowsBeyondPlan } from './definition/planWorkflows.ts';
export { activationRefusal, activeWorkflowLimit } from './definition/workflowPlan.ts';
export { conditionPhrase, workflowSentence } from './definition/workflowSentence.ts';
export type { ActionError } from './evaluation/actionErrors.ts';
export { type CompiledWorkflow, compileWorkflow } from './evaluation/compileWorkflow.ts';
export {
  type ConditionTrace,
  conditionTraceText,
  evaluateWorkflow,
  readKeptTrace,
  type WorkflowTrace,
} from './evaluation/evaluateWorkflow.ts';
export {
  prepareWorkflows,
  runWorkflows,
  type WorkflowEffects,
  type WorkflowOutcome,
  type WorkflowRun,
} from './evaluation/runWorkflows.ts';
export { type AppliedOrder, readRunResult, type RunResult, runResultText } from './evaluation/runResult.ts';
export { changedFields, startedByChange } from './evaluation/startedByChange.ts';
export { type DatedWorkflow, eligibleWorkflows } from './evaluation/eligibleWorkflows.ts';
export {
  conditionsTitle,
  type ConsideredWorkflow,
  type ExplainedRun,
  explainWorkflows,
  type WorkflowOutcomeType,
  type WorkflowReason,
} from './explanation/explainWorkflows.ts';
export { explanationTexts } from './explanation/explanationTexts.ts';
export { keepEffects, type KeptEffects, type ShippingOptions } from './evaluation/keepEffects.ts';
export { findConflicts, type WorkflowConflict } from './conflicts/findConflicts.ts';
export { conflictsWith } from './conflicts/conflictsWith.ts';
export {
  emptyCondition,
  emptyGroup,
  emptyWorkflow,
  offeredFields,
  readNumber,
  splitValues,
  withField,
  withOperator,
  withTexts,
  withValues,
} from './definition/editDefinition.ts';
export { type StoredWorkflowOrder, workflowOrderOf, workflowOrderOfSums } from './definition/workflowOrderOf.ts';
export { applyReply, type ApplyOutcome, type ApplyResult, ordersAppliedAtOnce } from './list/applyTexts.ts';
export {
  decideRestore,
  decideSave,
  type ListChange,
  reordered,
  type RetaggedWorkflow,
  retagWorkflows,
  runRefusal,
  switchRefusal,
  undoRetagged,
  workflowProblem,
  type WorkflowSave,
} from './list/changeWorkflowList.ts';
export { compareWorkflows, isSameDefinition, type WorkflowDifference } from './list/compareWorkflows.ts';
export { type ExplainedWorkflow, explainWorkflow } from './list/explainWorkflow.ts';
export { moveWorkflow } from './list/moveWorkflow.ts';
export {
  activeText,
  addedValuesText,
  appliedText,
  applyLabel,
  applyListText,
  applyProgressText,
  capitalised,
  groupMatchLabels,
  groupsMatchLabels,
  matchedText,
  moreValuesText,
  movedText,
  outdatedBody,
  outdatedTitle,
  savedAtText,
  savedByText,
  unreadableWorkflowsText,
  workflowReports,
  workflowScreenTexts,
} from './workflowScreenTexts.ts';
export { bundleSplitters } from './list/bundleSplitters.ts';
export { type TagUse, tagUses } from './definition/tagUses.ts';
