import type { TagPort } from '@hub/api-client/server';
import { addTag, colorTag, deleteTag, readTags, renameTag, undoTagChange } from '@hub/engine/tags';
import type { EngineCall } from '../CallContext.ts';

export function tagPort({ transaction, session, now }: EngineCall): TagPort {
  return {
    readTags: () => readTags(transaction),
    addTag: (tag) => addTag(transaction, tag),
    colorTag: (tag) => colorTag(transaction, tag),
    renameTag: (rename) => renameTag(transaction, session, rename, now),
    deleteTag: (name) => deleteTag(transaction, session, name, now),
    undoTagChange: (changeId) => undoTagChange(transaction, session, changeId, now),
  };
}
