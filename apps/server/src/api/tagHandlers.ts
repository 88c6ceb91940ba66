import type { Words } from '@hub/domain/messages';
import { refusedReply, toWireTag } from '@hub/api-client/server';
import type { TagEndpointName } from '@hub/api-client/tags';
import { addTag, colorTag, deleteTag, readTags, renameTag, type TagChangeOutcome, undoTagChange } from '@hub/engine';
import type { Handlers } from './CallContext.ts';

/** The calls about tags. */
export const tagHandlers = {
  listTags: async ({ transaction }) => {
    const { tags, workflows } = await readTags(transaction);
    return { tags: tags.map((tag) => toWireTag(tag, workflows)) };
  },
  addTag: async ({ transaction, body }) => outcome(await addTag(transaction, body)),
  colorTag: async ({ transaction, body }) => outcome(await colorTag(transaction, body)),
  renameTag: async ({ transaction, session, body, now }) => change(await renameTag(transaction, session, body, now)),
  deleteTag: async ({ transaction, session, body, now }) =>
    change(await deleteTag(transaction, session, body.name, now)),
  undoTagChange: async ({ transaction, session, body, now }) =>
    outcome(await undoTagChange(transaction, session, body.change_id, now)),
} satisfies Handlers<TagEndpointName>;

function outcome(refusal: Words | null) {
  return refusal === null ? { status: 'success' } : refusedReply(refusal);
}

function change(changed: TagChangeOutcome) {
  if ('refusal' in changed) return outcome(changed.refusal);
  const { changeId, orders, workflows } = changed;
  return { status: 'success', change_id: changeId, orders, workflows };
}
