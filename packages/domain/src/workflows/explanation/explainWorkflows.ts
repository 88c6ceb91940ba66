import { groupBy } from '../../shared/lists/groupBy.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { TriggerName } from '../definition/triggers.ts';
import type { WorkflowTrace } from '../evaluation/evaluateWorkflow.ts';
import type { RunResult } from '../evaluation/runResult.ts';
import { explanationTexts } from './explanationTexts.ts';

/** A run of a workflow on the order that is explained. */
export interface ExplainedRun {
  at: IsoTime;
  workflowId: string;
  version: number;
  workflowName: string;
  trace: WorkflowTrace;
  changes: readonly RunResult[];
  /** Those that a later workflow replaced. */
  replaced: readonly RunResult[];
}

/** A workflow of the shop, with what it would find in the order now. */
export interface ConsideredWorkflow {
  workflowId: string;
  name: string;
  version: number;
  isActive: boolean;
  /** Null: the server does not say. */
  trigger: TriggerName | null;
  /** Since when it runs as it is; null: the server does not say. */
  runsSince: IsoTime | null;
  /** Why it cannot run as it is; null when it can. */
  problem: string | null;
  trace: WorkflowTrace;
}

/** What became of a workflow on an order. */
export type WorkflowOutcomeType = 'ran' | 'didNotMatch' | 'hasNotRun';

/** Why a workflow ran on an order, or why it did not. */
export interface WorkflowReason {
  workflowId: string;
  /** The name that it has now, or had last. */
  name: string;
  outcome: WorkflowOutcomeType;
  isDeleted: boolean;
  /** The newest run with that outcome; null where it has not run. */
  run: Pick<ExplainedRun, 'at' | 'version' | 'changes' | 'replaced'> | null;
  /** What else there is to know, in sentences. */
  notes: readonly string[];
  /** The conditions: as they were when it ran, else as they are now. */
  trace: WorkflowTrace;
}

/** Heading of the conditions. */
export function conditionsTitle({ outcome, trace }: Pick<WorkflowReason, 'outcome' | 'trace'>): string {
  if (outcome === 'ran') return explanationTexts.whyItRan;
  if (outcome === 'didNotMatch') return explanationTexts.whyItDidNotMatch;
  return trace.isMatch ? explanationTexts.wouldMatch : explanationTexts.wouldNotMatch;
}

const outcomes: readonly WorkflowOutcomeType[] = ['ran', 'didNotMatch', 'hasNotRun'];

/**
 * Why each active workflow, and each other that changed the order, ran or did not: those that ran first, otherwise in the
 * order of the list. `runs` are the newest first; `createdAt` is when the order was placed, null when unknown.
 */
export function explainWorkflows(
  { runs, now }: { runs: readonly ExplainedRun[]; now: readonly ConsideredWorkflow[] },
  createdAt: IsoTime | null,
): readonly WorkflowReason[] {
  const byWorkflow = groupBy(runs, ({ workflowId }) => workflowId);
  const listed = now.flatMap((workflow) => {
    const own = byWorkflow.get(workflow.workflowId) ?? [];
    const reason = ranReason(own, workflow) ?? (workflow.isActive ? didNothingReason(own, workflow, createdAt) : null);
    return reason ?? [];
  });
  const known = new Set(now.map(({ workflowId }) => workflowId));
  const deleted = [...byWorkflow].flatMap(([workflowId, own]) =>
    known.has(workflowId) ? [] : (ranReason(own, null) ?? []),
  );
  const reasons = [...listed, ...deleted];
  return outcomes.flatMap((outcome) => reasons.filter((reason) => reason.outcome === outcome));
}

function ranReason(runs: readonly ExplainedRun[], workflow: ConsideredWorkflow | null): WorkflowReason | null {
  const matched = runs.filter(({ trace }) => trace.isMatch);
  const [run] = matched;
  if (run === undefined) return null;
  return {
    workflowId: run.workflowId,
    name: workflow?.name ?? run.workflowName,
    outcome: 'ran',
    isDeleted: workflow === null,
    run,
    notes: [
      ...(matched.length > 1 ? [explanationTexts.ranTimes(matched.length)] : []),
      ...(runs[0] === run ? [] : [explanationTexts.didNotMatchSince]),
      ...(workflow === null ? [explanationTexts.deleted] : changedSince(run, workflow)),
    ],
    trace: run.trace,
  };
}

function didNothingReason(
  [run]: readonly ExplainedRun[],
  workflow: ConsideredWorkflow,
  createdAt: IsoTime | null,
): WorkflowReason {
  const { workflowId, name, problem, trace } = workflow;
  const reason = { workflowId, name, isDeleted: false };
  const needsChange = problem === null ? [] : [explanationTexts.needsChange(problem)];
  if (run !== undefined) {
    const notes = [...needsChange, ...changedSince(run, workflow)];
    return { ...reason, outcome: 'didNotMatch', run, notes, trace: run.trace };
  }
  const notes = problem === null ? [notStarted(workflow, createdAt)] : needsChange;
  return { ...reason, outcome: 'hasNotRun', run: null, notes, trace };
}

function changedSince({ version }: Pick<ExplainedRun, 'version'>, workflow: ConsideredWorkflow): string[] {
  if (!workflow.isActive) return [explanationTexts.isOff];
  return version < workflow.version ? [explanationTexts.newerVersion(workflow.version)] : [];
}

/** Why nothing has made it run on the order. */
function notStarted({ trigger, runsSince }: ConsideredWorkflow, createdAt: IsoTime | null): string {
  if (trigger === null) return explanationTexts.notStarted.unknown;
  const isNewer = runsSince !== null && createdAt !== null && Date.parse(runsSince) > Date.parse(createdAt);
  return trigger === 'orderArrives' && isNewer ? explanationTexts.newer : explanationTexts.notStarted[trigger];
}
