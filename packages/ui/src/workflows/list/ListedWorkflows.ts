import type { Workflow, WorkflowContext } from '@hub/domain/workflows';

/** A shop's workflows as its server lists them. */
export interface ListedWorkflows {
  /** In run order. */
  workflows: readonly Workflow[];
  /** Number of workflows that could not be read. */
  unreadable: number;
  /** Most workflows that can be active; null: any number. */
  activeLimit: number | null;
  context: WorkflowContext;
}

/** Why a workflow could not be switched. */
export interface SwitchRefusal {
  message: string;
  /** The plan is the reason. */
  isOfPlan: boolean;
}

/** Paths of the workflow screens. */
export interface WorkflowPaths {
  list: string;
  edit(workflowId: string): string;
  /** `key` of a ready-made workflow; null: an empty one. */
  create(key: string | null): string;
  versions(workflowId: string): string;
  /** null: runs of all workflows. */
  runs(workflowId: string | null): string;
}
