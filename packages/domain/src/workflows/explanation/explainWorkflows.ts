import { groupBy } from '../../shared/lists/groupBy.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { TriggerName } from '../definition/triggers.ts';
import type { WorkflowTrace } from '../evaluation/evaluateWorkflow.ts';
import type { RunResult } from '../evaluation/runResult.ts';
import { explanationTexts } from './explanationTexts.ts';

/** A workflow's run on the explained order. */
export interface ExplainedRun {
  at: IsoTime;
  workflowId: string;
  version: number;
  workflowName: string;
  trace: WorkflowTrace;
  changes: readonly RunResult[];
  /** Changes that a later workflow replaced. */
  replaced: readonly RunResult[];
}

/** One of the shop's workflows, with its current result for the order. */
export interface ConsideredWorkflow {
  workflowId: string;
  name: string;
  version: number;
  isActive: boolean;
  /** `null` when the server does not say. */
  trigger: TriggerName | null;
  /** When its current form took effect; `null` when the server does not say. */
  runsSince: IsoTime | null;
  /** Why it can't run as it is; `null` when it can. */
  problem: string | null;
  trace: WorkflowTrace;
}

/** A workflow's outcome on an order. */
export type WorkflowOutcomeType = 'ran' | 'didNotMatch' | 'hasNotRun';

/** Why a workflow ran on an order or did not. */
export interface WorkflowReason {
  workflowId: string;
  /** Its current or last name. */
  name: string;
  outcome: WorkflowOutcomeType;
  isDeleted: boolean;
  /** The newest run with that outcome; `null` when it has not run. */
  run: Pick<ExplainedRun, 'at' | 'version' | 'changes' | 'replaced'> | null;
  /** Additional sentences. */
  notes: readonly string[];
  /** The conditions as of its run, else the current ones. */
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
 * Why each active workflow, and any other that changed the order, ran or did not: those that ran first, otherwise in
 * list order. `runs` are newest first; `createdAt` is when the order was placed, `null` when unknown.
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

/** Why nothing has triggered it on the order. */
function notStarted({ trigger, runsSince }: ConsideredWorkflow, createdAt: IsoTime | null): string {
  if (trigger === null) return explanationTexts.notStarted.unknown;
  const isNewer = runsSince !== null && createdAt !== null && Date.parse(runsSince) > Date.parse(createdAt);
  return trigger === 'orderArrives' && isNewer ? explanationTexts.newer : explanationTexts.notStarted[trigger];
}
