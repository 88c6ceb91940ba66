import * as z from 'zod/mini';
import type { Match, WorkflowDefinition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import {
  conditionText,
  type ConditionText,
  type KeptCondition,
  keptValue,
  type KeptValue,
} from '../definition/conditionTexts.ts';
import { findField } from '../definition/workflowFields.ts';
import { findOperator } from '../definition/operators.ts';
import type { CompiledCondition } from './compileCondition.ts';
import { type CompiledWorkflow, compileWorkflow, fulfils } from './compileWorkflow.ts';

/** Result of one condition with the expected and actual value; words when an earlier version stored only those. */
export type ConditionTrace = { isTrue: boolean } & (
  | { condition: KeptCondition; actual: KeptValue }
  | (ConditionText & { condition?: never })
);

export interface GroupTrace {
  match: Match;
  isTrue: boolean;
  conditions: readonly ConditionTrace[];
}

/** Why a workflow matches an order or not: every condition with its expected and actual value. */
export interface WorkflowTrace {
  isMatch: boolean;
  match: Match;
  groups: readonly GroupTrace[];
}

/** Whether a workflow matches an order, with the reasons. For many orders, use `compileWorkflow` once. */
export function evaluateWorkflow(
  workflow: Pick<WorkflowDefinition, 'match' | 'groups'>,
  order: WorkflowOrder,
  context: WorkflowContext,
): WorkflowTrace {
  return traceOf(compileWorkflow(workflow, context), order, context);
}

/** The reasons from a prepared workflow. */
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
  { field, matches, kept }: CompiledCondition,
  order: WorkflowOrder,
  context: WorkflowContext,
): ConditionTrace {
  return {
    isTrue: matches(order),
    condition: kept(),
    actual: field === null ? null : keptValue(field.read(order, context)),
  };
}

/** The words for a condition's result. */
export function conditionTraceText(trace: ConditionTrace): ConditionText {
  return trace.condition === undefined ? trace : conditionText(trace.condition, trace.actual);
}

const texts = z.array(z.string());
const keptTrace = z.object({
  condition: z.object({
    field: z.string().check(z.refine((field) => findField(field) !== null)),
    operator: z.string().check(z.refine((operator) => findOperator(operator) !== null)),
    values: z.array(z.union([z.string(), z.number()])),
    left: z.optional(z.number()),
    currency: z.optional(z.string()),
  }),
  actual: z.union([z.number(), z.string(), z.null(), z.object({ values: texts, left: z.number() })]),
});

/**
 * Parses a condition and its actual value from any version; `null` when this one does not know the field or operator.
 */
export function readKeptTrace(
  condition: unknown,
  actual: unknown,
): { condition: KeptCondition; actual: KeptValue } | null {
  return keptTrace.safeParse({ condition, actual }).data ?? null;
}
