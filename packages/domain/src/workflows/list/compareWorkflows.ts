import { formatCount } from '../../shared/numbers/formatCount.ts';
import { actionPhrase, type WorkflowAction } from '../actions/workflowActions.ts';
import { workflowTriggers } from '../definition/triggers.ts';
import type { Condition, ConditionGroup, WorkflowDefinition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import { conditionPhrase, conditionsPhrase } from '../definition/workflowSentence.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** One difference between two versions of a workflow. */
export interface WorkflowDifference {
  part: 'name' | 'trigger' | 'condition' | 'action' | 'conditions' | 'actions';
  /** "Name", "Condition". */
  label: string;
  /** `null` when added. */
  before: string | null;
  /** `null` when removed. */
  after: string | null;
}

/** Words for what changed. */
export const differenceWords = inLanguage('differenceWords', {
  name: 'Name',
  trigger: 'When',
  condition: 'Condition',
  action: 'Action',
  added: (count: number) => `${formatCount(count)} added`,
  removed: (count: number) => `${formatCount(count)} removed`,
  reordered: 'in another order',
  together: 'Conditions together',
  actionOrder: 'Order of the actions',
});

/** Compared items; two are the same when their keys match. */
interface Comparable {
  key: string;
  /** Two with the same subject count as one edit. */
  subject: string;
  text: string;
  values: readonly (number | string)[];
}

/** Changes from one definition to another: name, trigger, conditions, actions, and how they are joined. */
export function compareWorkflows(
  before: WorkflowDefinition,
  after: WorkflowDefinition,
  context: WorkflowContext,
): readonly WorkflowDifference[] {
  return [
    ...changed('name', differenceWords.name, before.name, after.name),
    ...changed('trigger', differenceWords.trigger, triggerText(before), triggerText(after)),
    ...differences(
      'condition',
      differenceWords.condition,
      comparableConditions(before, context),
      comparableConditions(after, context),
    ),
    ...joiningDifference(before, after, context),
    ...differences(
      'action',
      differenceWords.action,
      comparableActions(before, context),
      comparableActions(after, context),
    ),
    ...orderDifference(before, after, context),
  ];
}

/** Whether saving one over the other would change nothing. */
export function isSameDefinition(one: WorkflowDefinition, other: WorkflowDefinition): boolean {
  return keyOfDefinition(one) === keyOfDefinition(other);
}

function keyOfDefinition({ name, trigger, match, groups, actions }: WorkflowDefinition): string {
  const filled = groups.filter(({ conditions }) => conditions.length > 0);
  return JSON.stringify([
    name.trim(),
    trigger,
    match,
    filled.map((group) => [group.match, group.conditions.map(keyOfCondition)]),
    actions.map(keyOfAction),
  ]);
}

function changed(part: 'name' | 'trigger', label: string, before: string, after: string): WorkflowDifference[] {
  return before === after ? [] : [{ part, label, before, after }];
}

function triggerText({ trigger }: WorkflowDefinition): string {
  return workflowTriggers[trigger].label;
}

function comparableConditions({ groups }: WorkflowDefinition, context: WorkflowContext): Comparable[] {
  return groups.flatMap(({ conditions }) =>
    conditions.map((condition) => ({
      key: keyOfCondition(condition),
      subject: condition.field,
      text: conditionPhrase(condition, context),
      values: condition.values,
    })),
  );
}

function comparableActions({ actions }: WorkflowDefinition, context: WorkflowContext): Comparable[] {
  return actions.map((action) => ({
    key: keyOfAction(action),
    subject: action.type,
    text: actionPhrase(action, context),
    values: [],
  }));
}

function keyOfCondition({ field, operator, values, currency }: Condition): string {
  return JSON.stringify([field, operator, values, currency ?? null]);
}

function keyOfAction(action: WorkflowAction): string {
  return JSON.stringify(Object.entries(action).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function differences(
  part: 'condition' | 'action',
  label: string,
  before: readonly Comparable[],
  after: readonly Comparable[],
): WorkflowDifference[] {
  const added = without(after, before);
  const found = without(before, after).map((old): WorkflowDifference => {
    const index = added.findIndex(({ subject }) => subject === old.subject);
    const [successor] = index === -1 ? [] : added.splice(index, 1);
    if (successor === undefined) return { part, label, before: old.text, after: null };
    return { part, label, before: old.text, after: changedText(old, successor) };
  });
  return [...found, ...added.map(({ text }): WorkflowDifference => ({ part, label, before: null, after: text }))];
}

/** Different long lists can read the same, so added and removed values are counted. */
function changedText(before: Comparable, after: Comparable): string {
  if (before.text !== after.text) return after.text;
  const added = after.values.filter((value) => !before.values.includes(value)).length;
  const removed = before.values.filter((value) => !after.values.includes(value)).length;
  const counts = [
    ...(added > 0 ? [differenceWords.added(added)] : []),
    ...(removed > 0 ? [differenceWords.removed(removed)] : []),
  ];
  return `${after.text} (${counts.length === 0 ? differenceWords.reordered : counts.join(', ')})`;
}

/** Entries of one list that the other lacks, counting duplicates. */
function without(list: readonly Comparable[], other: readonly Comparable[]): Comparable[] {
  const left = other.map(({ key }) => key);
  return list.filter(({ key }) => {
    const index = left.indexOf(key);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** Unchanged conditions can be joined differently: any instead of all, or in other groups. */
function joiningDifference(
  before: WorkflowDefinition,
  after: WorkflowDefinition,
  context: WorkflowContext,
): WorkflowDifference[] {
  const kept = (definition: WorkflowDefinition, other: WorkflowDefinition) => {
    const keys = new Set(other.groups.flatMap(({ conditions }) => conditions.map(keyOfCondition)));
    return structureOf(definition, (condition) => keys.has(keyOfCondition(condition)));
  };
  if (kept(before, after) === kept(after, before)) return [];
  return [
    {
      part: 'conditions',
      label: differenceWords.together,
      before: conditionsPhrase(before, context),
      after: conditionsPhrase(after, context),
    },
  ];
}

function structureOf({ match, groups }: WorkflowDefinition, isKept: (condition: Condition) => boolean): string {
  const structures = groups
    .map(({ match: inside, conditions }) => ({ match: inside, conditions: conditions.filter(isKept) }))
    .filter(({ conditions }) => conditions.length > 0)
    .map(groupStructure);
  return JSON.stringify([structures.length > 1 ? match : null, structures.toSorted()]);
}

function groupStructure({ match, conditions }: ConditionGroup): string {
  return JSON.stringify([conditions.length > 1 ? match : null, conditions.map(keyOfCondition).toSorted()]);
}

/** Actions run in sequence, so their order matters. */
function orderDifference(
  before: WorkflowDefinition,
  after: WorkflowDefinition,
  context: WorkflowContext,
): WorkflowDifference[] {
  const [earlier, later] = [before, after].map(({ actions }) => actions.map(keyOfAction));
  const isSameSet = JSON.stringify(earlier?.toSorted()) === JSON.stringify(later?.toSorted());
  if (!isSameSet || JSON.stringify(earlier) === JSON.stringify(later)) return [];
  const phrase = ({ actions }: WorkflowDefinition) => actions.map((action) => actionPhrase(action, context)).join(', ');
  return [{ part: 'actions', label: differenceWords.actionOrder, before: phrase(before), after: phrase(after) }];
}
