import { joinNames } from '../../shared/texts/joinNames.ts';
import { normalised } from '../../shared/texts/normalised.ts';
import type { EffectTarget } from '../actions/ActionDefinition.ts';
import { actionPhrase, type WorkflowAction, workflowActions } from '../actions/workflowActions.ts';
import type { Workflow } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import { alternativesOf, canAllBeTrue } from './conditionSets.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** A likely mistake in a shop's active workflows. */
export interface WorkflowConflict {
  type: 'overwrites' | 'neverRuns' | 'loop';
  /** Ids of the workflows involved, in run order. */
  workflowIds: readonly string[];
  message: string;
}

/** Words for conflicts. Names are already quoted. */
export const conflictWords = inLanguage('conflictWords', {
  targets: {
    stage: 'where the order waits',
    destination: 'where the order ships from',
    service: 'the shipping service',
    package: 'the package',
    insurance: 'the insured value',
    giftMessage: 'the gift message',
  } satisfies Record<Exclude<EffectTarget, null>, string>,
  quoted: (name: string) => `“${name}”`,
  neverRuns: (name: string) => `${name} can never run: no order can meet all its conditions at once.`,
  overwrites: (upper: string, lower: string, target: string) =>
    `${upper} and ${lower} both set ${target} and can match the same order. ` +
    `Then ${lower} wins, because it’s lower in the list.`,
  loop: (names: string, isOne: boolean) =>
    `${names} ${isOne ? 'triggers itself. It' : 'trigger each other. Each'} runs only once for each change to an order.`,
});

/**
 * Conflicts among a list's active workflows, most serious first. `only` restricts them to one workflow, without
 * comparing all the others with each other.
 */
export function findConflicts(
  workflows: readonly Workflow[],
  context: WorkflowContext,
  only: Workflow | null = null,
): readonly WorkflowConflict[] {
  const active = workflows.filter(({ isActive }) => isActive);
  const possible = active.filter(canRun);
  const isMeant = ({ workflowIds }: WorkflowConflict) => only === null || workflowIds.includes(only.workflowId);
  return [
    ...findLoops(possible).filter(isMeant),
    ...active
      .filter((workflow) => !canRun(workflow))
      .map(neverRuns)
      .filter(isMeant),
    ...findOverwrites(possible, context, only),
  ];
}

function canRun(workflow: Workflow): boolean {
  return alternativesOf(workflow)?.some(canAllBeTrue) ?? true;
}

function neverRuns({ workflowId, name }: Workflow): WorkflowConflict {
  return {
    type: 'neverRuns',
    workflowIds: [workflowId],
    message: conflictWords.neverRuns(conflictWords.quoted(name)),
  };
}

/** Two that set the same thing differently, on orders that both can match. */
function findOverwrites(
  workflows: readonly Workflow[],
  context: WorkflowContext,
  only: Workflow | null,
): WorkflowConflict[] {
  return workflows.flatMap((upper, index) =>
    workflows.slice(index + 1).flatMap((lower): WorkflowConflict[] => {
      if (only !== null && only !== upper && only !== lower) return [];
      const clash = firstClash(upper, lower, context);
      if (clash === null || !canBothMatch(upper, lower)) return [];
      const message = conflictWords.overwrites(
        conflictWords.quoted(upper.name),
        conflictWords.quoted(lower.name),
        conflictWords.targets[clash.target],
      );
      return [{ type: 'overwrites', workflowIds: [upper.workflowId, lower.workflowId], message }];
    }),
  );
}

function firstClash(
  upper: Workflow,
  lower: Workflow,
  context: WorkflowContext,
): { target: Exclude<EffectTarget, null> } | null {
  if (upper.trigger !== lower.trigger) return null;
  for (const action of upper.actions) {
    const { target } = workflowActions[action.type];
    if (target === null) continue;
    const other = lower.actions.find(({ type }) => workflowActions[type].target === target);
    if (other && actionPhrase(other, context) !== actionPhrase(action, context)) return { target };
  }
  return null;
}

function canBothMatch(one: Workflow, other: Workflow): boolean {
  const [ours, theirs] = [alternativesOf(one), alternativesOf(other)];
  if (ours === null || theirs === null) return true;
  return ours.some((conditions) => theirs.some((others) => canAllBeTrue([...conditions, ...others])));
}

/** Workflows for changed orders where each triggers the next and the last one triggers the first. */
function findLoops(workflows: readonly Workflow[]): WorkflowConflict[] {
  const changing = workflows.filter(({ trigger }) => trigger === 'orderChanges');
  const next = new Map(changing.map((from) => [from, changing.filter((to) => setsOff(from, to))]));
  const previous = new Map(changing.map((to) => [to, changing.filter((from) => next.get(from)?.includes(to))]));
  const loops: Workflow[][] = [];
  const seen = new Set<Workflow>();
  for (const workflow of changing) {
    if (seen.has(workflow)) continue;
    const [after, before] = [reachableFrom(workflow, next), reachableFrom(workflow, previous)];
    const loop = changing.filter((other) => after.has(other) && before.has(other));
    for (const member of loop) seen.add(member);
    if (loop.length > 0) loops.push(loop);
  }
  return loops.map((loop) => ({
    type: 'loop',
    workflowIds: loop.map(({ workflowId }) => workflowId),
    message: conflictWords.loop(joinNames(loop.map(({ name }) => conflictWords.quoted(name))), loop.length === 1),
  }));
}

function reachableFrom(start: Workflow, edges: ReadonlyMap<Workflow, readonly Workflow[]>): Set<Workflow> {
  const reached = new Set<Workflow>();
  const waiting = [start];
  for (const from of waiting)
    for (const to of edges.get(from) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        waiting.push(to);
      }
  return reached;
}

/** Whether the tags that one adds or removes make another's condition true. */
function setsOff(from: Workflow, to: Workflow): boolean {
  const [added, removed] = (['addTags', 'removeTags'] as const).map((type) => changedTags(from.actions, type));
  return to.groups.some(({ conditions }) =>
    conditions.some(({ field, operator, values }) => {
      if (field !== 'tag') return false;
      const changed = operator === 'includesNone' ? removed : added;
      return values.some((value) => changed?.has(normalised(value)));
    }),
  );
}

function changedTags(actions: readonly WorkflowAction[], type: 'addTags' | 'removeTags'): ReadonlySet<string> {
  return new Set(actions.flatMap((action) => (action.type === type ? action.tags : [])).map(normalised));
}
