import type { Tag, TagColor } from '@hub/domain/tags';
import type { TagUse } from '@hub/domain/workflows';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions, RawReply } from '../http/createHttpClient.ts';
import { RejectedError } from '../http/errors.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { tagEndpoints as endpoints } from './tagEndpoints.ts';

/** A workflow that uses a tag. */
export interface TagWorkflow {
  workflowId: string;
  name: string;
  isActive: boolean;
  use: TagUse;
}

/** A tag with the workflows that use it. */
export interface UsedTag extends Tag {
  workflows: readonly TagWorkflow[];
}

/** The effect of a rename, a merge or a deletion. */
export interface TagChange {
  /** For Undo. */
  changeId: string;
  orders: number;
  workflows: number;
}

/** The shop's tags; for servers with capability `tags`. Refusals throw RejectedError with the message. */
export interface TagsClient {
  list(options?: CallOptions): Promise<readonly UsedTag[]>;
  add(tag: { name: string; color: TagColor | null }, options?: ChangeOptions): Promise<void>;
  setColor(tag: { name: string; color: TagColor | null }, options?: ChangeOptions): Promise<void>;
  rename(rename: { from: string; to: string; merge: boolean }, options?: ChangeOptions): Promise<TagChange>;
  delete(name: string, options?: ChangeOptions): Promise<TagChange>;
  undo(changeId: string, options?: ChangeOptions): Promise<void>;
}

export function createTagsClient({ http }: Pick<ClientContext, 'http'>): TagsClient {
  return {
    async list(options = {}) {
      const endpoint = endpoints.listTags;
      const { tags } = checkReply(endpoint.reply, await http.request(endpoint, options));
      return tags.map(({ name, color, orders, workflows }) => ({
        name,
        color,
        orders: Number(orders),
        workflows: workflows.map(({ workflow_id, is_active, ...workflow }) => ({
          ...workflow,
          workflowId: workflow_id,
          isActive: is_active,
        })),
      }));
    },
    add: async (body, options = {}) => throwIfRefused(await http.request(endpoints.addTag, { ...options, body })),
    setColor: async (body, options = {}) =>
      throwIfRefused(await http.request(endpoints.colorTag, { ...options, body })),
    rename: async (body, options = {}) => toChange(await http.request(endpoints.renameTag, { ...options, body })),
    delete: async (name, options = {}) =>
      toChange(await http.request(endpoints.deleteTag, { ...options, body: { name } })),
    undo: async (changeId, options = {}) =>
      throwIfRefused(await http.request(endpoints.undoTagChange, { ...options, body: { change_id: changeId } })),
  };
}

function toChange(reply: RawReply): TagChange {
  const { change_id, orders, workflows } = checkReply(endpoints.renameTag.reply, reply);
  throwIfRefused(reply);
  if (change_id === undefined) throw new RejectedError(reply, null);
  return { changeId: change_id, orders: Number(orders ?? 0), workflows: Number(workflows ?? 0) };
}
