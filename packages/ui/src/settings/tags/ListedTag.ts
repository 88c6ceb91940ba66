import type { Tag, TagUse } from '@hub/domain/tags';

/** A tag with the workflows that use it. */
export interface ListedTag extends Tag {
  workflows: readonly { workflowId: string; name: string; isActive: boolean; use: TagUse }[];
}
