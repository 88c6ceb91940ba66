import { joinNames } from '../../shared/texts/joinNames.ts';
import { planIds } from '../../shared/shop/planIds.ts';
import type { Workflow } from './Workflow.ts';
import { activeWorkflowLimit } from './workflowPlan.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

type ListedWorkflow = Pick<Workflow, 'workflowId' | 'name' | 'isActive'>;

/**
 * Active workflows that a plan does not run, in list order: the oldest active ones stay on, up to its limit. Ids
 * increase, so the lowest is the oldest.
 */
export function workflowsBeyondPlan<Listed extends ListedWorkflow>(
  chargeType: number | null,
  list: readonly Listed[],
): readonly Listed[] {
  const limit = activeWorkflowLimit(chargeType);
  if (limit === null) return [];
  const active = list.filter(({ isActive }) => isActive);
  const oldest = active.toSorted((a, b) => Number(a.workflowId) - Number(b.workflowId)).slice(0, limit);
  return active.filter((workflow) => !oldest.includes(workflow));
}

/** Words for what a smaller plan switches off. */
export const downgradeWords = inLanguage('downgradeWords', {
  note: (oldest: string, names: string) =>
    `On Growth the ${oldest} oldest stay on, and ${names} would be switched off.`,
  name: (name: string) => `“${name}”`,
  more: (count: number) => `${count} more`,
});

/** Preview of what a change to Growth would switch off; `null` for nothing or when Growth is not a downgrade. */
export function downgradeNote(chargeType: number | null, list: readonly ListedWorkflow[]): string | null {
  if (chargeType === null || chargeType <= planIds.growth) return null;
  const beyond = workflowsBeyondPlan(planIds.growth, list);
  if (beyond.length === 0) return null;
  return downgradeWords.note(String(activeWorkflowLimit(planIds.growth)), namesOf(beyond));
}

/** At most three names, plus how many more. */
function namesOf(workflows: readonly ListedWorkflow[]): string {
  const names = workflows.slice(0, 3).map(({ name }) => downgradeWords.name(name));
  const more = workflows.length - names.length;
  return joinNames(more > 0 ? [...names, downgradeWords.more(more)] : names);
}
