import type { Tag } from '@hub/domain/tags';
import type { TagUse } from '@hub/domain/workflows';

/** A tag with the workflows that use it. */
export interface ListedTag extends Tag {
  workflows: readonly { workflowId: string; name: string; isActive: boolean; use: TagUse }[];
}
