import { message } from '@hub/domain/messages';
import { type OrderEvent, orderEvent } from '@hub/domain/events';
import {
  decideTagRename,
  knownTag,
  listTags,
  tagAddProblem,
  type TagColor,
  tagKey,
  withTagRenamed,
} from '@hub/domain/tags';
import { nextVersion, tagUses, type WorkflowDefinition, withTagRenamedIn, type Workflow } from '@hub/domain/workflows';
import type { TagPort } from '../../tags/tagHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { writeTimeline } from '../shop/changeOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

export function tagPort({ shop, now }: SandboxCall): TagPort {
  const by = shop.userName;
  return {
    readTags: () => ({ tags: tagsOf(shop), workflows: shop.workflows.list }),
    addTag: ({ name, color }) => {
      const problem = tagAddProblem(tagsOf(shop), name);
      if (problem === null) setAdded(shop, name.trim(), color);
      return problem;
    },
    colorTag: ({ name, color }) => {
      const known = knownTag(tagsOf(shop), name);
      if ('refusal' in known) return known.refusal;
      setAdded(shop, known.tag.name, color);
      return null;
    },
    renameTag: (rename) => {
      const decision = decideTagRename(tagsOf(shop), rename);
      if (decision.type === 'refused') return { refusal: decision.message };
      const { from, to, isMerge } = decision;
      const color = removeAdded(shop, from);
      if (!isMerge && color !== undefined) setAdded(shop, to, color);
      const event = orderEvent(isMerge ? 'tagMerged' : 'tagRenamed', { from, to, by });
      const orders = retag(shop, from, to, event, now);
      const workflows = shop.workflows.list.flatMap((before) => {
        const renamed = withTagRenamedIn(before, from, to);
        return renamed === null ? [] : [{ before, version: saveNextVersion(shop, before, renamed, now) }];
      });
      return addChange(shop, { from, to, isMerge, color: color ?? null, orders, workflows });
    },
    deleteTag: (name) => {
      const known = knownTag(tagsOf(shop), name);
      if ('refusal' in known) return known;
      const { name: from, color } = known.tag;
      removeAdded(shop, from);
      const orders = retag(shop, from, null, orderEvent('tagDeleted', { tag: from, by }), now);
      return addChange(shop, { from, to: null, isMerge: false, color, orders, workflows: [] });
    },
    undoTagChange: (changeId) => {
      const change = shop.tags.changes.get(changeId);
      if (change === undefined) return message('calls.undone');
      shop.tags.changes.delete(changeId);
      const { from, to, isMerge, color, orders, workflows } = change;
      for (const [orderId, before] of orders) {
        const tags = shop.workflows.tags.get(orderId) ?? [];
        const had = to !== null && before.some((tag) => tagKey(tag) === tagKey(to));
        const kept = to === null || had ? tags : withTagRenamed(tags, to, null);
        shop.workflows.tags.set(orderId, [...withTagRenamed(kept, from, null), from]);
        addTimeline(shop, orderId, orderEvent('tagRestored', { tag: from, by }), now);
      }
      for (const { before, version } of workflows) {
        const current = shop.workflows.list.find(({ workflowId }) => workflowId === before.workflowId);
        if (current?.version === version) saveNextVersion(shop, current, before, now);
      }
      if (to !== null && !isMerge) removeAdded(shop, to);
      setAdded(shop, from, color);
      return null;
    },
  };
}

function tagsOf({ tags, workflows }: SandboxShop) {
  const counts = new Map<string, number>();
  for (const list of workflows.tags.values()) for (const tag of list) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return listTags({
    added: tags.added,
    ofOrders: [...counts].map(([name, orders]) => ({ name, orders })),
    ofWorkflows: workflows.list.flatMap((workflow) => tagUses(workflow).map(({ tag }) => tag)),
  });
}

function setAdded({ tags }: SandboxShop, name: string, color: TagColor | null): void {
  tags.added = [...tags.added.filter((tag) => tagKey(tag.name) !== tagKey(name)), { name, color }];
}

/** Its colour; undefined when nobody had added it. */
function removeAdded({ tags }: SandboxShop, name: string): TagColor | null | undefined {
  const own = tags.added.find((tag) => tagKey(tag.name) === tagKey(name));
  tags.added = tags.added.filter((tag) => tag !== own);
  return own?.color;
}

/** The tags that the changed orders had, by order id. */
function retag(shop: SandboxShop, from: string, to: string | null, event: OrderEvent, now: Date) {
  const before = new Map<number, readonly string[]>();
  for (const [orderId, tags] of shop.workflows.tags) {
    if (!tags.some((tag) => tagKey(tag) === tagKey(from))) continue;
    before.set(orderId, tags);
    shop.workflows.tags.set(orderId, withTagRenamed(tags, from, to));
    addTimeline(shop, orderId, event, now);
  }
  return before;
}

/** Adds an event to the timeline of an order. */
function addTimeline(shop: SandboxShop, orderId: number, event: OrderEvent, now: Date): void {
  const order = shop.byOrderId.get(String(orderId));
  if (order !== undefined) writeTimeline(shop, order, event, now);
}

function saveNextVersion(shop: SandboxShop, current: Workflow, changed: WorkflowDefinition, now: Date): number {
  const saved = nextVersion(current, changed, savedBy(shop, now));
  const { workflowId, version } = saved;
  shop.workflows.list = shop.workflows.list.map((other) => (other === current ? saved : other));
  shop.workflows.versions.set(workflowId, [saved, ...(shop.workflows.versions.get(workflowId) ?? [])]);
  return version;
}

function addChange({ tags }: SandboxShop, change: Parameters<typeof tags.changes.set>[1]) {
  const changeId = String(tags.changes.size + 1) + crypto.randomUUID();
  tags.changes.set(changeId, change);
  return { changeId, orders: change.orders.size, workflows: change.workflows.length };
}
