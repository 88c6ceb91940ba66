import { type Tag, tagKey } from '@hub/domain/tags';
import { tagUses, type Workflow } from '@hub/domain/workflows';
import type { WireTag } from './tagEndpoints.ts';

/** A tag with the workflows that use it. */
export function toWireTag(tag: Tag, workflows: readonly Workflow[]): WireTag {
  return {
    name: tag.name,
    color: tag.color,
    orders: tag.orders,
    workflows: workflows.flatMap((workflow) => {
      const uses = tagUses(workflow).flatMap((used) => (tagKey(used.tag) === tagKey(tag.name) ? [used.use] : []));
      const { workflowId, name, isActive } = workflow;
      return [...new Set(uses)].map((use) => ({ workflow_id: workflowId, name, is_active: isActive, use }));
    }),
  };
}
