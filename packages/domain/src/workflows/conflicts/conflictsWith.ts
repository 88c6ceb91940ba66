import type { Workflow, WorkflowDefinition } from '../definition/Workflow.ts';
import type { WorkflowContext } from '../definition/WorkflowContext.ts';
import { findConflicts, type WorkflowConflict } from './findConflicts.ts';

/** Id of an unsaved workflow. */
const unsavedWorkflowId = '';

/**
 * Conflicts of a definition with a list's active workflows if it were on; a `null` `workflowId` means a new one that
 * runs last.
 */
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
