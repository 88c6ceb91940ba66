import { normalised } from '../../shared/texts/normalised.ts';
import type { Workflow, WorkflowDefinition } from './Workflow.ts';

/** What a workflow does with a tag. */
export type TagUse = 'sets' | 'removes' | 'reads';

interface UsedTag {
  tag: string;
  use: TagUse;
}

/** The tags that a workflow sets, removes or reads, with each use; a tag can appear several times. */
export function tagUses({ groups, actions }: WorkflowDefinition): UsedTag[] {
  const read = groups.flatMap(({ conditions }) =>
    conditions.flatMap(({ field, values }) => (field === 'tag' ? values.map(String) : [])),
  );
  return [
    ...read.map((tag): UsedTag => ({ tag, use: 'reads' })),
    ...actions.flatMap((action): UsedTag[] => {
      if (action.type === 'addTags') return action.tags.map((tag) => ({ tag, use: 'sets' }));
      return action.type === 'removeTags' ? action.tags.map((tag) => ({ tag, use: 'removes' })) : [];
    }),
  ];
}

/** The workflow with a tag renamed everywhere; `null` when it does not use the tag. */
export function withTagRenamedIn(workflow: Workflow, from: string, to: string): WorkflowDefinition | null {
  if (!tagUses(workflow).some(({ tag }) => normalised(tag) === normalised(from))) return null;
  const rename = <Value extends number | string>(values: readonly Value[]) => {
    const renamed = values.map((value) => (normalised(value) === normalised(from) ? to : value));
    return renamed.filter(
      (value, index) => renamed.findIndex((other) => normalised(other) === normalised(value)) === index,
    );
  };
  const { name, trigger, match, groups, actions } = workflow;
  return {
    name,
    trigger,
    match,
    groups: groups.map((group) => ({
      ...group,
      conditions: group.conditions.map((condition) =>
        condition.field === 'tag' ? { ...condition, values: rename(condition.values) } : condition,
      ),
    })),
    actions: actions.map((action) =>
      action.type === 'addTags' || action.type === 'removeTags'
        ? { ...action, tags: rename(action.tags).map(String) }
        : action,
    ),
  };
}
