import type { TagColor } from '@hub/domain/tags';
import type { RetaggedWorkflow } from '@hub/domain/workflows';

/** Tags of an in-memory shop that somebody has added or given a colour, and the changes that can be undone. */
export interface SandboxTags {
  added: readonly { name: string; color: TagColor | null }[];
  readonly changes: Map<string, SandboxTagChange>;
}

/** What was there before a change. */
export interface SandboxTagChange {
  from: string;
  to: string | null;
  isMerge: boolean;
  color: TagColor | null;
  /** By order id. */
  orders: ReadonlyMap<number, readonly string[]>;
  workflows: readonly RetaggedWorkflow[];
}
