import { message, type Words } from '@hub/domain/messages';
import type { ShopTransaction } from '@hub/database';
import { addTimelineEntries } from '@hub/database/orders';
import {
  addTagChange,
  countTaggedOrders,
  listAddedTags,
  removeTags,
  restoreTag,
  retagOrders,
  saveTag,
  takeTagChange,
  type TagUndo,
} from '@hub/database/tags';
import { listWorkflows, lockWorkflows, saveWorkflow } from '@hub/database/workflows';
import { type OrderEvent, orderEvent } from '@hub/domain/events';
import {
  decideTagRename,
  knownTag,
  listTags,
  type Tag,
  tagAddProblem,
  type TagChangeOutcome,
  type TagColor,
  tagKey,
} from '@hub/domain/tags';
import type { SavedBy } from '@hub/domain/shared';
import { nextVersion, tagUses, type Workflow, withTagRenamedIn } from '@hub/domain/workflows';
import type { Session } from '../Session.ts';

type Person = Pick<Session, 'staffId' | 'staffName'>;

/** The tags of the shop, with what they were put together from. */
interface TagList {
  tags: Tag[];
  workflows: readonly Workflow[];
  /** Tags that somebody has added or given a color. */
  added: Awaited<ReturnType<typeof listAddedTags>>;
  /** The tags of orders in each spelling. */
  ofOrders: Awaited<ReturnType<typeof countTaggedOrders>>;
}

/** The tags of the shop, with the workflows of the list. */
export async function readTags(transaction: ShopTransaction): Promise<Pick<TagList, 'tags' | 'workflows'>> {
  return tagsWith(transaction, await listWorkflows(transaction));
}

/** The same; others who change tags or workflows of the shop wait until the end of the transaction. */
async function lockTags(transaction: ShopTransaction): Promise<TagList> {
  return tagsWith(transaction, (await lockWorkflows(transaction)).list);
}

async function tagsWith(transaction: ShopTransaction, workflows: readonly Workflow[]): Promise<TagList> {
  const [added, ofOrders] = await Promise.all([listAddedTags(transaction), countTaggedOrders(transaction)]);
  const ofWorkflows = workflows.flatMap((workflow) => tagUses(workflow).map(({ tag }) => tag));
  return { tags: listTags({ added, ofOrders, ofWorkflows }), workflows, added, ofOrders };
}

/** Adds a tag. Returns why it was refused, or null. */
export async function addTag(
  transaction: ShopTransaction,
  { name, color }: { name: string; color: TagColor | null },
): Promise<Words | null> {
  const { tags } = await lockTags(transaction);
  const refusal = tagAddProblem(tags, name);
  if (refusal === null) await saveTag(transaction, name.trim(), color);
  return refusal;
}

/** Gives a tag a colour. Returns why it was refused, or null. */
export async function colorTag(
  transaction: ShopTransaction,
  { name, color }: { name: string; color: TagColor | null },
): Promise<Words | null> {
  const { tags } = await lockTags(transaction);
  const known = knownTag(tags, name);
  if ('refusal' in known) return known.refusal;
  await saveTag(transaction, known.tag.name, color);
  return null;
}

/**
 * Renames a tag in all orders and workflows, or merges it into another. Workflows do not run: the orders mean the same
 * as before.
 */
export async function renameTag(
  transaction: ShopTransaction,
  person: Person,
  rename: { from: string; to: string; merge: boolean },
  now: Date,
): Promise<TagChangeOutcome> {
  const { tags, workflows, added, ofOrders } = await lockTags(transaction);
  const decision = decideTagRename(tags, rename);
  if (decision.type === 'refused') return { refusal: decision.message };
  const { from, to, isMerge } = decision;
  const retagged = await retagOrders(transaction, {
    from: spellings(ofOrders, from),
    known: isMerge ? spellings(ofOrders, to) : [],
    to,
  });
  const changed: TagUndo['workflows'][number][] = [];
  for (const workflow of workflows) {
    const renamed = withTagRenamedIn(workflow, from, to);
    if (renamed === null) continue;
    const saved = nextVersion(workflow, renamed, savedBy(person, now));
    await saveWorkflow(transaction, saved);
    changed.push({ workflowId: saved.workflowId, version: saved.version, before: definitionOf(workflow) });
  }
  const own = added.filter(({ name }) => tagKey(name) === tagKey(from));
  await removeTags(
    transaction,
    own.map(({ name }) => name),
  );
  const color = own[0]?.color ?? null;
  if (!isMerge && own.length > 0) await saveTag(transaction, to, color);
  const event = orderEvent(isMerge ? 'tagMerged' : 'tagRenamed', { from, to, by: person.staffName });
  await note(transaction, retagged.orderIds, event, person, now);
  const undo = { from, to, isMerge, color, workflows: changed };
  const changeId = await addTagChange(transaction, { ...retagged, undo }, { at: now, changedBy: person.staffName });
  return { changeId, orders: retagged.orderIds.length, workflows: changed.length };
}

/** Deletes a tag from the list and from all orders. Workflows stay as they are. */
export async function deleteTag(
  transaction: ShopTransaction,
  person: Person,
  name: string,
  now: Date,
): Promise<TagChangeOutcome> {
  const { tags, added, ofOrders } = await lockTags(transaction);
  const found = knownTag(tags, name);
  if ('refusal' in found) return found;
  const { tag: known } = found;
  const own = added.filter((tag) => tagKey(tag.name) === tagKey(name));
  await removeTags(
    transaction,
    own.map((tag) => tag.name),
  );
  const retagged = await retagOrders(transaction, {
    from: spellings(ofOrders, known.name),
    known: [],
    to: null,
  });
  await note(
    transaction,
    retagged.orderIds,
    orderEvent('tagDeleted', { tag: known.name, by: person.staffName }),
    person,
    now,
  );
  const undo: TagUndo = { from: known.name, to: null, isMerge: false, color: known.color, workflows: [] };
  const changeId = await addTagChange(transaction, { ...retagged, undo }, { at: now, changedBy: person.staffName });
  return { changeId, orders: retagged.orderIds.length, workflows: 0 };
}

/**
 * Undoes a rename, a merge or a deletion, once. Workflows that were saved since keep what was saved. Returns why it was
 * refused, or null.
 */
export async function undoTagChange(
  transaction: ShopTransaction,
  person: Person,
  changeId: string,
  now: Date,
): Promise<Words | null> {
  const { list } = await lockWorkflows(transaction);
  const change = await takeTagChange(transaction, changeId, now);
  if (change === null) return message('calls.undone');
  const { from, to, isMerge, color, workflows } = change.undo;
  const orderIds = await restoreTag(transaction, {
    add: from,
    remove: to,
    orderIds: change.orderIds,
    keeping: change.alsoCarried,
  });
  for (const { workflowId, version, before } of workflows) {
    const workflow = list.find((other) => other.workflowId === workflowId);
    if (workflow?.version === version)
      await saveWorkflow(transaction, nextVersion(workflow, before, savedBy(person, now)));
  }
  if (to !== null && !isMerge) await removeTags(transaction, [to]);
  await saveTag(transaction, from, color);
  await note(transaction, orderIds, orderEvent('tagRestored', { tag: from, by: person.staffName }), person, now);
  return null;
}

function spellings(ofOrders: TagList['ofOrders'], name: string): string[] {
  return [...new Set([name, ...ofOrders.map((tag) => tag.name).filter((other) => tagKey(other) === tagKey(name))])];
}

function savedBy({ staffName }: Person, now: Date): SavedBy {
  return { savedAt: now.toISOString(), savedBy: staffName };
}

function definitionOf({ name, trigger, match, groups, actions }: Workflow) {
  return { name, trigger, match, groups, actions };
}

async function note(
  transaction: ShopTransaction,
  orderIds: readonly number[],
  entry: OrderEvent,
  { staffId }: Person,
  at: Date,
): Promise<void> {
  await addTimelineEntries(transaction, { orderIds: orderIds.map(String), entry, at, staffId });
}
