import {
  type Condition,
  type ConditionGroup,
  emptyCondition,
  emptyGroup,
  type WorkflowAction,
  type WorkflowDefinition,
} from '@hub/domain/workflows';

/** A part of a draft with a key that stays the same while others are added and removed. */
export interface Keyed<T> {
  key: number;
  value: T;
}

export interface DraftGroup extends Omit<ConditionGroup, 'conditions'> {
  key: number;
  conditions: readonly Keyed<Condition>[];
}

/** A workflow being written. */
export interface WorkflowDraft extends Omit<WorkflowDefinition, 'groups' | 'actions'> {
  groups: readonly DraftGroup[];
  actions: readonly Keyed<WorkflowAction>[];
}

let lastKey = 0;
const keyed = <T>(value: T): Keyed<T> => ({ key: ++lastKey, value });

export function toDraft({ name, trigger, match, groups, actions }: WorkflowDefinition): WorkflowDraft {
  return { name, trigger, match, groups: groups.map(toDraftGroup), actions: actions.map(keyed) };
}

function toDraftGroup({ match, conditions }: ConditionGroup): DraftGroup {
  return { key: ++lastKey, match, conditions: conditions.map(keyed) };
}

/** The definition of a draft; groups and conditions keep their positions. */
export function toDefinition({ name, trigger, match, groups, actions }: WorkflowDraft): WorkflowDefinition {
  return {
    name,
    trigger,
    match,
    groups: groups.map((group) => ({ match: group.match, conditions: group.conditions.map(({ value }) => value) })),
    actions: actions.map(({ value }) => value),
  };
}

/** Adds a group with one empty condition at the end. */
export function withNewGroup(draft: WorkflowDraft): WorkflowDraft {
  return { ...draft, groups: [...draft.groups, toDraftGroup(emptyGroup())] };
}

/** Adds an empty condition at the end of a group. */
export function withNewCondition(draft: WorkflowDraft, groupKey: number): WorkflowDraft {
  return withGroup(draft, groupKey, (group) => ({
    ...group,
    conditions: [...group.conditions, keyed(emptyCondition())],
  }));
}

export function withGroup(
  draft: WorkflowDraft,
  groupKey: number,
  change: (group: DraftGroup) => DraftGroup,
): WorkflowDraft {
  return { ...draft, groups: draft.groups.map((group) => (group.key === groupKey ? change(group) : group)) };
}

export function withCondition(draft: WorkflowDraft, key: number, value: Condition): WorkflowDraft {
  return {
    ...draft,
    groups: draft.groups.map((group) => ({ ...group, conditions: withValue(group.conditions, key, value) })),
  };
}

/** Removes a condition; a group disappears with its last one. */
export function withoutCondition(draft: WorkflowDraft, key: number): WorkflowDraft {
  return {
    ...draft,
    groups: draft.groups
      .map((group) => ({ ...group, conditions: group.conditions.filter((condition) => condition.key !== key) }))
      .filter(({ conditions }) => conditions.length > 0),
  };
}

export function withoutGroup(draft: WorkflowDraft, key: number): WorkflowDraft {
  return { ...draft, groups: draft.groups.filter((group) => group.key !== key) };
}

export function withNewAction(draft: WorkflowDraft, action: WorkflowAction): WorkflowDraft {
  return { ...draft, actions: [...draft.actions, keyed(action)] };
}

export function withAction(draft: WorkflowDraft, key: number, action: WorkflowAction): WorkflowDraft {
  return { ...draft, actions: withValue(draft.actions, key, action) };
}

export function withoutAction(draft: WorkflowDraft, key: number): WorkflowDraft {
  return { ...draft, actions: draft.actions.filter((action) => action.key !== key) };
}

/** Moves an action to another position. */
export function withMovedAction(draft: WorkflowDraft, from: number, to: number): WorkflowDraft {
  const actions = [...draft.actions];
  const [moved] = actions.splice(from, 1);
  return moved === undefined ? draft : { ...draft, actions: actions.toSpliced(to, 0, moved) };
}

function withValue<T>(list: readonly Keyed<T>[], key: number, value: T): readonly Keyed<T>[] {
  return list.map((one) => (one.key === key ? { key, value } : one));
}
