import type { EffectTarget } from '../actions/ActionDefinition.ts';
import { type ActionEffects, noEffects } from '../actions/ActionEffects.ts';
import { actionDefinitions, afterAction, type WorkflowAction } from '../actions/workflowActions.ts';
import { changeOf, unchangedItems, type WorkflowChange } from '../actions/WorkflowChange.ts';
import type { RunProblem } from '../actions/RunProblem.ts';
import { checkWorkflow } from '../definition/checkWorkflow.ts';
import type { FieldName } from '../definition/workflowFields.ts';
import type { TriggerName } from '../definition/triggers.ts';
import type { Workflow } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import { type ActionError, actionErrors } from './actionErrors.ts';
import { type CompiledWorkflow, compileWorkflow } from './compileWorkflow.ts';
import { traceOf, type WorkflowTrace } from './evaluateWorkflow.ts';
import { startedByChange } from './startedByChange.ts';

/** All workflow decisions about an order. */
export interface WorkflowEffects extends ActionEffects {
  /** Why workflows could not run; these did nothing. */
  errors: readonly ActionError[];
}

/** One workflow on one order. */
export interface WorkflowRun {
  workflow: Pick<Workflow, 'workflowId' | 'version' | 'name'>;
  trace: WorkflowTrace;
  /** What it did. Empty when it does not match or could not run. */
  changes: readonly WorkflowChange[];
  /** Changes that a later workflow in the same run replaced. */
  replaced: readonly WorkflowChange[];
  /** Why it could not run although it matches. */
  problems: readonly RunProblem[];
}

export interface WorkflowOutcome {
  runs: readonly WorkflowRun[];
  effects: WorkflowEffects;
}

/** Active workflows ready to run on many orders. */
export interface PreparedWorkflows {
  /**
   * `isOpen`: whether the order can be held or sent to review; true by default. `started`: ids of the workflows that
   * start, all by default; others only try once tags have changed.
   */
  run(trigger: TriggerName, order: WorkflowOrder, isOpen?: boolean, started?: ReadonlySet<string>): WorkflowOutcome;
}

interface Prepared {
  workflow: Workflow;
  compiled: CompiledWorkflow;
}

const tagField: FieldName = 'tag';

/** What one workflow's run set, to find what a later one replaces. */
interface RunDraft {
  run: WorkflowRun;
  targets: Map<Exclude<EffectTarget, null>, WorkflowChange>;
  /** Why it could not run; then it did nothing. */
  errors: readonly ActionError[];
}

/**
 * Prepares a list's active workflows, which run in list order; leaves out those that need an edit because a location
 * or field is gone. Each sees the effects of the ones above, and when two set the same thing the lower one wins.
 * Changed tags start the workflows for changed orders that name tags or have no conditions. Each has an effect at
 * most once, so loops are impossible; one that did not match tries again when tags change after it.
 */
export function prepareWorkflows(workflows: readonly Workflow[], context: WorkflowContext): PreparedWorkflows {
  const prepared = workflows
    .filter((workflow) => workflow.isActive && checkWorkflow(workflow, context).length === 0)
    .map((workflow): Prepared => ({ workflow, compiled: compileWorkflow(workflow, context) }));
  const readingTags = startedByChange(workflows, [tagField]);
  return {
    run: (trigger, order, isOpen = true, started = undefined) =>
      runPrepared(prepared, { trigger, order, isOpen, started, readingTags }, context),
  };
}

/** Runs a list's workflows on one order. Pure: it only returns the outcome. */
export function runWorkflows(
  workflows: readonly Workflow[],
  trigger: TriggerName,
  order: WorkflowOrder,
  context: WorkflowContext,
): WorkflowOutcome {
  return prepareWorkflows(workflows, context).run(trigger, order);
}

interface RunInput {
  trigger: TriggerName;
  order: WorkflowOrder;
  isOpen: boolean;
  started: ReadonlySet<string> | undefined;
  /** Ids of the workflows that changed tags start. */
  readingTags: ReadonlySet<string>;
}

function runPrepared(
  prepared: readonly Prepared[],
  { trigger, order, isOpen, started, readingTags }: RunInput,
  context: WorkflowContext,
): WorkflowOutcome {
  /** By workflow, in run order. */
  const drafts = new Map<string, RunDraft>();
  let effects: WorkflowEffects = { ...noEffects(order), errors: [] };
  let current = order;
  // The same object while tags are unchanged, so its fields are read once.
  const withTagsOf = (after: WorkflowEffects) =>
    after.tags === current.tags ? current : (current = { ...order, tags: after.tags });
  const runAll = (wanted: TriggerName, only?: ReadonlySet<string>) => {
    for (const { workflow, compiled } of prepared) {
      const { workflowId } = workflow;
      if (only?.has(workflowId) === false) continue;
      if (workflow.trigger !== wanted || drafts.get(workflowId)?.run.trace.isMatch === true) continue;
      const draft = runOne({ workflow, compiled }, { order: withTagsOf(effects), isOpen }, context);
      if (draft.run.trace.isMatch) {
        for (const earlier of drafts.values()) replaceTargets(earlier, draft);
        effects =
          draft.errors.length > 0
            ? { ...effects, errors: [...effects.errors, ...draft.errors] }
            : possibleActions(workflow, isOpen).reduce(afterAction, effects);
        // A workflow that tries again runs after those whose tags made it match.
        drafts.delete(workflowId);
      }
      drafts.set(workflowId, draft);
    }
  };
  let { tags } = effects;
  runAll(trigger, started);
  while (haveTagsChanged(tags, effects.tags)) {
    ({ tags } = effects);
    runAll('orderChanges', readingTags);
  }
  return { runs: [...drafts.values()].map(({ run }) => run), effects };
}

function runOne(
  { workflow, compiled }: Prepared,
  { order, isOpen }: { order: WorkflowOrder; isOpen: boolean },
  context: WorkflowContext,
): RunDraft {
  const trace = traceOf(compiled, order, context);
  const { workflowId, version, name, actions } = workflow;
  const targets: RunDraft['targets'] = new Map();
  const run = { workflow: { workflowId, version, name }, trace, changes: [], replaced: [], problems: [] };
  const possible = trace.isMatch ? possibleActions(workflow, isOpen) : [];
  const errors = possible.flatMap((action) => actionErrors(action, order));
  if (errors.length > 0) return { run: { ...run, problems: errors.map(({ problem }) => problem) }, targets, errors };
  if (trace.isMatch)
    for (const action of possible) {
      const { target } = actionDefinitions[action.type];
      if (target !== null) targets.set(target, changeOf(action, context));
    }
  const resultOf = (action: WorkflowAction): WorkflowChange => {
    const { items } = actionDefinitions[action.type];
    if (!isPossible(action, isOpen)) return items ? unchangedItems(action, false) : { type: 'stageKept' };
    return items && !items.isNeeded(action, order) ? unchangedItems(action, true) : changeOf(action, context);
  };
  return { run: { ...run, changes: trace.isMatch ? actions.map(resultOf) : [] }, targets, errors };
}

/** An order that is not open keeps its stage and items. */
function isPossible(action: WorkflowAction, isOpen: boolean): boolean {
  const { target, items } = actionDefinitions[action.type];
  return isOpen || (target !== 'stage' && items === undefined);
}

function possibleActions({ actions }: Workflow, isOpen: boolean): readonly WorkflowAction[] {
  return actions.filter((action) => isPossible(action, isOpen));
}

function replaceTargets(earlier: RunDraft, later: RunDraft): void {
  for (const [target, change] of earlier.targets) {
    if (!later.targets.has(target)) continue;
    earlier.targets.delete(target);
    earlier.run = { ...earlier.run, replaced: [...earlier.run.replaced, change] };
  }
}

function haveTagsChanged(before: readonly string[], after: readonly string[]): boolean {
  return before !== after && (before.length !== after.length || before.some((tag, index) => tag !== after[index]));
}
