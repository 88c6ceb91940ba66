import {
  type ConditionTrace,
  conditionTraceText,
  readKeptTrace,
  readRunResult,
  type RunResult,
  runResultText,
  type WorkflowTrace,
} from '@hub/domain/workflows';
import * as z from 'zod/mini';
import { wireId, wireNumber } from '../http/wireFields.ts';

const wireMatch = z.enum(['all', 'any']);

/** Every condition with its expected and actual values. */
export const wireTrace = z.object({
  is_match: z.boolean(),
  match: wireMatch,
  groups: z.array(
    z.object({
      match: wireMatch,
      is_true: z.boolean(),
      conditions: z.array(
        z.object({
          field: z.string(),
          is_true: z.boolean(),
          expected: z.string(),
          actual: z.string(),
          /** The condition and the actual value as data; absent from runs of earlier versions. */
          condition: z.optional(z.unknown()),
          found: z.optional(z.unknown()),
        }),
      ),
    }),
  ),
});
export type WireTrace = z.infer<typeof wireTrace>;

/** One workflow on one order, as recorded. */
export const wireWorkflowRun = z.object({
  run_id: z.string(),
  at: z.string(),
  workflow_id: z.string(),
  version: wireNumber,
  /** The workflow's name at that time. */
  name: z.string(),
  order_id: wireId,
  order_name: z.string(),
  trace: wireTrace,
  /** "routed to Rotterdam", or why it could not run. */
  changes: z.array(z.string()),
  /** Changes that a later workflow replaced. */
  replaced: z.array(z.string()),
  /** The same two lists as data; a text for what is only known in words. */
  change_values: z.optional(z.array(z.unknown())),
  replaced_values: z.optional(z.array(z.unknown())),
});
export type WireWorkflowRun = z.infer<typeof wireWorkflowRun>;

/** A run of a workflow as recorded. */
export interface RecordedRun {
  runId: string;
  /** ISO 8601. */
  at: string;
  workflowId: string;
  version: number;
  workflowName: string;
  orderId: string;
  orderName: string;
  trace: WorkflowTrace;
  changes: readonly RunResult[];
  replaced: readonly RunResult[];
}

export function toRecordedRun(wire: WireWorkflowRun): RecordedRun {
  return {
    runId: wire.run_id,
    at: wire.at,
    workflowId: wire.workflow_id,
    version: Number(wire.version),
    workflowName: wire.name,
    orderId: String(wire.order_id),
    orderName: wire.order_name,
    trace: toTrace(wire.trace),
    changes: toRunResults(wire.changes, wire.change_values),
    replaced: toRunResults(wire.replaced, wire.replaced_values),
  };
}

export function toWireRun(run: RecordedRun): WireWorkflowRun {
  return {
    run_id: run.runId,
    at: run.at,
    workflow_id: run.workflowId,
    version: run.version,
    name: run.workflowName,
    order_id: run.orderId,
    order_name: run.orderName,
    trace: toWireTrace(run.trace),
    changes: run.changes.map(runResultText),
    replaced: run.replaced.map(runResultText),
    change_values: [...run.changes],
    replaced_values: [...run.replaced],
  };
}

/** What was done: as data, or in words if unknown to this version. */
export function toRunResults(texts: readonly string[], values: readonly unknown[] | undefined): RunResult[] {
  return texts.map((text, index) => readRunResult(values?.[index]) ?? text);
}

export function toTrace({ is_match, match, groups }: WireTrace): WorkflowTrace {
  return {
    isMatch: is_match,
    match,
    groups: groups.map((group) => ({
      match: group.match,
      isTrue: group.is_true,
      conditions: group.conditions.map(({ is_true, field, expected, actual, condition, found }): ConditionTrace => ({
        isTrue: is_true,
        ...(readKeptTrace(condition, found) ?? { field, expected, actual }),
      })),
    })),
  };
}

export function toWireTrace({ isMatch, match, groups }: WorkflowTrace): WireTrace {
  return {
    is_match: isMatch,
    match,
    groups: groups.map((group) => ({
      match: group.match,
      is_true: group.isTrue,
      conditions: group.conditions.map((trace) => {
        const { field, expected, actual } = conditionTraceText(trace);
        const data = trace.condition === undefined ? {} : { condition: trace.condition, found: trace.actual };
        return { field, is_true: trace.isTrue, expected, actual, ...data };
      }),
    })),
  };
}
