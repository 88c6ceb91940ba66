import type { Workflow } from '@hub/domain/workflows';
import type { RecordedRun } from '../../workflows/wireWorkflowRun.ts';

/** The workflows of an in-memory shop. */
export interface SandboxWorkflows {
  /** In run order, without deleted ones. */
  list: readonly Workflow[];
  /** By id, newest first; also for deleted ones. */
  readonly versions: Map<string, readonly Workflow[]>;
  /** By id, when it was last saved or switched on, ISO 8601. */
  readonly runsSince: Map<string, string>;
  /** Newest first. */
  runs: readonly RecordedRun[];
  /** Tags that workflows gave, by order id. */
  readonly tags: Map<number, readonly string[]>;
}
