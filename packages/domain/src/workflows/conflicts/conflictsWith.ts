import type { Workflow, WorkflowDefinition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import { findConflicts, type WorkflowConflict } from './findConflicts.ts';

/** Id of a workflow that is not saved yet. */
const unsavedWorkflowId = '';

/** What a definition would do to the active workflows of a list if it were on; `workflowId` null: a new one, run last. */
export function conflictsWith(
  { name, trigger, match, groups, actions }: WorkflowDefinition,
  workflowId: string | null,
  list: readonly Workflow[],
  context: WorkflowContext,
): readonly WorkflowConflict[] {
  const before = list.find((workflow) => workflow.workflowId === workflowId);
  const own: Workflow = {
    workflowId: unsavedWorkflowId,
    version: 1,
    savedAt: '',
    savedBy: '',
    ...before,
    name,
    trigger,
    match,
    groups,
    actions,
    isActive: true,
  };
  const workflows = before === undefined ? [...list, own] : list.map((other) => (other === before ? own : other));
  return findConflicts(workflows, context, own);
}
