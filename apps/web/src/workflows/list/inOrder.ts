import type { Workflow } from '@hub/domain/workflows';

/** Workflows in the order of the ids; null, or ids that are not theirs: as they are. */
export function inOrder(workflows: readonly Workflow[], ids: readonly string[] | null): readonly Workflow[] {
  if (ids === null) return workflows;
  const byId = new Map(workflows.map((workflow) => [workflow.workflowId, workflow]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  return ordered.length === workflows.length ? ordered : workflows;
}
