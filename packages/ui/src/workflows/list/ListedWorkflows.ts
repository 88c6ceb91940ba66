import type { Workflow, WorkflowContext } from '@hub/domain/workflows';

/** The workflows of a shop as its server lists them. */
export interface ListedWorkflows {
  /** In the order in which they run. */
  workflows: readonly Workflow[];
  /** Those that could not be read. */
  unreadable: number;
  /** Most that can be active; null: any number. */
  activeLimit: number | null;
  context: WorkflowContext;
}

/** Why a workflow could not be switched. */
export interface SwitchRefusal {
  message: string;
  /** The plan is the reason. */
  isOfPlan: boolean;
}

/** Addresses of the screens of workflows. */
export interface WorkflowPaths {
  list: string;
  edit(workflowId: string): string;
  /** `key` of a ready-made workflow; null: an empty one. */
  create(key: string | null): string;
  versions(workflowId: string): string;
  /** Null: of all workflows. */
  runs(workflowId: string | null): string;
}
