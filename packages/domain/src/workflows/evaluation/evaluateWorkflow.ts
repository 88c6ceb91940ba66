import type { Match, WorkflowDefinition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import { actualText, conditionWords, fieldLabel } from '../definition/conditionTexts.ts';
import type { CompiledCondition } from './compileCondition.ts';
import { type CompiledWorkflow, compileWorkflow, fulfils } from './compileWorkflow.ts';

/** What came of one condition. */
export interface ConditionTrace {
  isTrue: boolean;
  /** "Order total". */
  field: string;
  /** "is more than £500.00". */
  expected: string;
  /** "£612.20". */
  actual: string;
}

export interface GroupTrace {
  match: Match;
  isTrue: boolean;
  conditions: readonly ConditionTrace[];
}

/** Why a workflow matches an order, or why not: every condition with what was expected and what was found. */
export interface WorkflowTrace {
  isMatch: boolean;
  match: Match;
  groups: readonly GroupTrace[];
}

/** Whether a workflow matches an order, with the reasons. For many orders, `compileWorkflow` once. */
export function evaluateWorkflow(
  workflow: Pick<WorkflowDefinition, 'match' | 'groups'>,
  order: WorkflowOrder,
  context: WorkflowContext,
): WorkflowTrace {
  return traceOf(compileWorkflow(workflow, context), order, context);
}

/** The reasons of a prepared workflow. */
export function traceOf(workflow: CompiledWorkflow, order: WorkflowOrder, context: WorkflowContext): WorkflowTrace {
  const groups = workflow.groups.map(({ group, conditions }): GroupTrace => {
    const traced = conditions.map((condition) => conditionTrace(condition, order, context));
    return { match: group.match, isTrue: fulfils(group.match, traced, ({ isTrue }) => isTrue), conditions: traced };
  });
  return {
    isMatch: groups.length === 0 || fulfils(workflow.match, groups, ({ isTrue }) => isTrue),
    match: workflow.match,
    groups,
  };
}

function conditionTrace(
  { condition, field, matches, expected }: CompiledCondition,
  order: WorkflowOrder,
  context: WorkflowContext,
): ConditionTrace {
  return {
    isTrue: matches(order),
    field: fieldLabel(condition),
    expected: expected(),
    actual: field === null ? conditionWords.unknown : actualText(field, field.read(order, context), context),
  };
}
