import type { Words } from '@hub/domain/messages';
import { type Tag, type TagChangeOutcome, type TagColor, tagKey } from '@hub/domain/tags';
import { tagUses, type Workflow } from '@hub/domain/workflows';
import { refusedReply } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import type { tagEndpoints, WireTag } from './tagEndpoints.ts';

/** The tags of a shop. Changes return why they were refused, or `null`. */
export interface TagPort {
  readTags(): Answer<{ tags: readonly Tag[]; workflows: readonly Workflow[] }>;
  addTag(tag: { name: string; color: TagColor | null }): Answer<Words | null>;
  colorTag(tag: { name: string; color: TagColor | null }): Answer<Words | null>;
  renameTag(rename: { from: string; to: string; merge: boolean }): Answer<TagChangeOutcome>;
  deleteTag(name: string): Answer<TagChangeOutcome>;
  undoTagChange(changeId: string): Answer<Words | null>;
}

export const tagHandlers = {
  listTags: async ({ port }) => {
    const { tags, workflows } = await port.readTags();
    return { tags: tags.map((tag) => toWireTag(tag, workflows)) };
  },
  addTag: async ({ port, body }) => outcome(await port.addTag(body)),
  colorTag: async ({ port, body }) => outcome(await port.colorTag(body)),
  renameTag: async ({ port, body }) => change(await port.renameTag(body)),
  deleteTag: async ({ port, body }) => change(await port.deleteTag(body.name)),
  undoTagChange: async ({ port, body }) => outcome(await port.undoTagChange(body.change_id)),
} satisfies Handlers<typeof tagEndpoints, TagPort>;

function outcome(refusal: Words | null) {
  return refusal === null ? { status: 'success' } : refusedReply(refusal);
}

function change(changed: TagChangeOutcome) {
  if ('refusal' in changed) return outcome(changed.refusal);
  const { changeId, orders, workflows } = changed;
  return { status: 'success', change_id: changeId, orders, workflows };
}

/** A tag with the workflows that use it. */
function toWireTag(tag: Tag, workflows: readonly Workflow[]): WireTag {
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
