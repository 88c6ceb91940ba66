import { serverCondition, serverPart } from '@hub/domain/languages';
import type { WorkflowTrace } from '@hub/domain/workflows';
import * as z from 'zod/mini';
import { wireId, wireNumber } from '../http/wireFields.ts';

const wireMatch = z.enum(['all', 'any']);

/** Every condition with what was expected and what was found. */
export const wireTrace = z.object({
  is_match: z.boolean(),
  match: wireMatch,
  groups: z.array(
    z.object({
      match: wireMatch,
      is_true: z.boolean(),
      conditions: z.array(
        z.object({ field: z.string(), is_true: z.boolean(), expected: z.string(), actual: z.string() }),
      ),
    }),
  ),
});
export type WireTrace = z.infer<typeof wireTrace>;

/** One workflow on one order, as it was recorded. */
export const wireWorkflowRun = z.object({
  run_id: z.string(),
  at: z.string(),
  workflow_id: z.string(),
  version: wireNumber,
  /** Name that the workflow had then. */
  name: z.string(),
  order_id: wireId,
  order_name: z.string(),
  trace: wireTrace,
  /** "routed to Rotterdam". */
  changes: z.array(z.string()),
  /** Those that a later workflow replaced. */
  replaced: z.array(z.string()),
});
export type WireWorkflowRun = z.infer<typeof wireWorkflowRun>;

/** A run of a workflow as it was recorded. */
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
  changes: readonly string[];
  replaced: readonly string[];
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
    changes: wire.changes.map(serverPart),
    replaced: wire.replaced.map(serverPart),
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
    changes: [...run.changes],
    replaced: [...run.replaced],
  };
}

export function toTrace({ is_match, match, groups }: WireTrace): WorkflowTrace {
  return {
    isMatch: is_match,
    match,
    groups: groups.map((group) => ({
      match: group.match,
      isTrue: group.is_true,
      conditions: group.conditions.map(({ is_true, ...condition }) => ({
        isTrue: is_true,
        ...serverCondition(condition),
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
      conditions: group.conditions.map(({ field, isTrue, expected, actual }) => ({
        field,
        is_true: isTrue,
        expected,
        actual,
      })),
    })),
  };
}
