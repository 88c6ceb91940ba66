import { readyMadeWorkflows, type Workflow, type WorkflowContext } from '@hub/domain/workflows';
import { workflowContext } from '@hub/domain/testing';
import type { ListedWorkflows, WorkflowPaths } from './list/ListedWorkflows.ts';

export const storyContext: WorkflowContext = workflowContext;

export const storyPaths: WorkflowPaths = {
  list: '/app/workflows/allworkflows',
  edit: (workflowId) => `/app/workflows/allworkflows?edit=${workflowId}`,
  create: (key) => `/app/workflows/allworkflows?new=${key ?? 'blank'}`,
  versions: (workflowId) => `/app/workflows/allworkflows?versions=${workflowId}`,
  runs: (workflowId) => `/app/workflows/allworkflows?runs=${workflowId ?? 'all'}`,
};

/** The six ready-made workflows as a shop saved them; the first three are on. */
export const savedWorkflows: readonly Workflow[] = readyMadeWorkflows(storyContext).map(({ definition }, index) => ({
  ...definition,
  workflowId: String(index + 1),
  version: index + 1,
  isActive: index < 3,
  savedAt: `2026-11-${String(19 - index).padStart(2, '0')}T09:30:00Z`,
  savedBy: index % 2 === 0 ? 'Robin Carter' : 'Ana Souza',
}));

/** A list of workflows on the Growth plan. */
export function aWorkflowList(changes: Partial<ListedWorkflows> = {}): ListedWorkflows {
  return { workflows: savedWorkflows, unreadable: 0, activeLimit: 5, context: storyContext, ...changes };
}
