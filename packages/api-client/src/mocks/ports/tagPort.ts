import type { OrderEvent } from '@hub/domain/events';
import { message } from '@hub/domain/messages';
import {
  knownTag,
  type KnownTags,
  listTags,
  planTagDeletion,
  planTagRename,
  planTagUndo,
  tagAddProblem,
  type TagColor,
  tagKey,
  type TagPlan,
  withTagRenamed,
} from '@hub/domain/tags';
import { type RetaggedWorkflow, retagWorkflows, tagUses, undoRetagged, type Workflow } from '@hub/domain/workflows';
import type { TagPort } from '../../tags/tagHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { writeTimeline } from '../shop/changeOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

export function tagPort({ shop, now }: SandboxCall): TagPort {
  const by = shop.userName;
  return {
    readTags: () => ({ tags: listTags(knownTags(shop)), workflows: shop.workflows.list }),
    addTag: ({ name, color }) => {
      const problem = tagAddProblem(listTags(knownTags(shop)), name);
      if (problem === null) setAdded(shop, name.trim(), color);
      return problem;
    },
    colorTag: ({ name, color }) => {
      const found = knownTag(listTags(knownTags(shop)), name);
      if ('refusal' in found) return found.refusal;
      setAdded(shop, found.tag.name, color);
      return null;
    },
    renameTag: (rename) => {
      const plan = planTagRename(knownTags(shop), rename, by);
      if ('refusal' in plan) return plan;
      const { saved, undo } = retagWorkflows(shop.workflows.list, plan, savedBy(shop, now));
      saved.forEach((workflow) => saveVersion(shop, workflow));
      return change(shop, plan, undo, now);
    },
    deleteTag: (name) => {
      const plan = planTagDeletion(knownTags(shop), name, by);
      return 'refusal' in plan ? plan : change(shop, plan, [], now);
    },
    undoTagChange: (changeId) => {
      const taken = shop.tags.changes.get(changeId);
      if (taken === undefined) return message('calls.undone');
      shop.tags.changes.delete(changeId);
      const { from, to, orders, workflows } = taken;
      const { removed, added, event } = planTagUndo(taken, by);
      for (const [orderId, before] of orders) {
        const tags = shop.workflows.tags.get(orderId) ?? [];
        const had = to !== null && before.some((tag) => tagKey(tag) === tagKey(to));
        const kept = to === null || had ? tags : withTagRenamed(tags, to, null);
        shop.workflows.tags.set(orderId, [...withTagRenamed(kept, from, null), from]);
        addTimeline(shop, orderId, event, now);
      }
      undoRetagged(shop.workflows.list, workflows, savedBy(shop, now)).forEach((saved) => saveVersion(shop, saved));
      removeAdded(shop, removed);
      setAdded(shop, added.name, added.color);
      return null;
    },
  };
}

function knownTags({ tags, workflows }: SandboxShop): KnownTags {
  const counts = new Map<string, number>();
  for (const list of workflows.tags.values()) for (const tag of list) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return {
    added: tags.added,
    orderTags: [...counts].map(([name, orders]) => ({ name, orders })),
    workflowTags: workflows.list.flatMap((workflow) => tagUses(workflow).map(({ tag }) => tag)),
  };
}

function setAdded({ tags }: SandboxShop, name: string, color: TagColor | null): void {
  tags.added = [...tags.added.filter((tag) => tagKey(tag.name) !== tagKey(name)), { name, color }];
}

function removeAdded({ tags }: SandboxShop, names: readonly string[]): void {
  tags.added = tags.added.filter(({ name }) => !names.includes(name));
}

/** Changes the list and the orders as planned, and stores how to undo it. */
function change(shop: SandboxShop, plan: TagPlan, workflows: readonly RetaggedWorkflow[], now: Date) {
  const { from, to, isMerge, color, removed, added, event } = plan;
  const orders = new Map<number, readonly string[]>();
  for (const [orderId, tags] of shop.workflows.tags) {
    if (!tags.some((tag) => tagKey(tag) === tagKey(from))) continue;
    orders.set(orderId, tags);
    shop.workflows.tags.set(orderId, withTagRenamed(tags, from, to));
    addTimeline(shop, orderId, event, now);
  }
  removeAdded(shop, removed);
  if (added !== null) setAdded(shop, added.name, added.color);
  const { changes } = shop.tags;
  const changeId = String(changes.size + 1) + crypto.randomUUID();
  changes.set(changeId, { from, to, isMerge, color, orders, workflows });
  return { changeId, orders: orders.size, workflows: workflows.length };
}

/** Adds an event to the timeline of an order. */
function addTimeline(shop: SandboxShop, orderId: number, event: OrderEvent, now: Date): void {
  const order = shop.byOrderId.get(String(orderId));
  if (order !== undefined) writeTimeline(shop, order, event, now);
}

/** Stores the newest version of a workflow. */
function saveVersion({ workflows }: SandboxShop, saved: Workflow): void {
  const { workflowId } = saved;
  workflows.list = workflows.list.map((other) => (other.workflowId === workflowId ? saved : other));
  workflows.versions.set(workflowId, [saved, ...(workflows.versions.get(workflowId) ?? [])]);
}
