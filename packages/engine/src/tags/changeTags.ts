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
import type { OrderEvent } from '@hub/domain/events';
import {
  knownTag,
  type KnownTags,
  listTags,
  planTagDeletion,
  planTagRename,
  planTagUndo,
  type Tag,
  tagAddProblem,
  type TagChangeOutcome,
  type TagColor,
  type TagPlan,
} from '@hub/domain/tags';
import { retagWorkflows, tagUses, undoRetagged, type Workflow } from '@hub/domain/workflows';
import { savedBy, type Session } from '../Session.ts';

type Person = Pick<Session, 'staffId' | 'staffName'>;

/** The shop's tags, with the workflows that use them. */
export async function readTags(transaction: ShopTransaction): Promise<{ tags: Tag[]; workflows: readonly Workflow[] }> {
  const workflows = await listWorkflows(transaction);
  return { tags: listTags(await knownTagsWith(transaction, workflows)), workflows };
}

/** The inputs of the tag list. Other changes to the shop's tags or workflows wait until the end of the transaction. */
async function lockTags(transaction: ShopTransaction): Promise<{ known: KnownTags; workflows: readonly Workflow[] }> {
  const { list: workflows } = await lockWorkflows(transaction);
  return { known: await knownTagsWith(transaction, workflows), workflows };
}

async function knownTagsWith(transaction: ShopTransaction, workflows: readonly Workflow[]): Promise<KnownTags> {
  const [added, orderTags] = await Promise.all([listAddedTags(transaction), countTaggedOrders(transaction)]);
  return { added, orderTags, workflowTags: workflows.flatMap((workflow) => tagUses(workflow).map(({ tag }) => tag)) };
}

/** Adds a tag. Returns why it was refused, or null. */
export async function addTag(
  transaction: ShopTransaction,
  { name, color }: { name: string; color: TagColor | null },
): Promise<Words | null> {
  const { known } = await lockTags(transaction);
  const refusal = tagAddProblem(listTags(known), name);
  if (refusal === null) await saveTag(transaction, name.trim(), color);
  return refusal;
}

/** Sets a tag's color. Returns why it was refused, or null. */
export async function colorTag(
  transaction: ShopTransaction,
  { name, color }: { name: string; color: TagColor | null },
): Promise<Words | null> {
  const { known } = await lockTags(transaction);
  const found = knownTag(listTags(known), name);
  if ('refusal' in found) return found.refusal;
  await saveTag(transaction, found.tag.name, color);
  return null;
}

/**
 * Renames a tag in all orders and workflows, or merges it into another. Doesn't run workflows, since the orders mean
 * the same as before.
 */
export async function renameTag(
  transaction: ShopTransaction,
  person: Person,
  rename: { from: string; to: string; merge: boolean },
  now: Date,
): Promise<TagChangeOutcome> {
  const { known, workflows } = await lockTags(transaction);
  const plan = planTagRename(known, rename, person.staffName);
  if ('refusal' in plan) return plan;
  const changed = retagWorkflows(workflows, plan, savedBy(person, now));
  for (const workflow of changed.saved) await saveWorkflow(transaction, workflow);
  return change(transaction, person, plan, changed.undo, now);
}

/** Deletes a tag from the list and from all orders. Workflows are unchanged. */
export async function deleteTag(
  transaction: ShopTransaction,
  person: Person,
  name: string,
  now: Date,
): Promise<TagChangeOutcome> {
  const { known } = await lockTags(transaction);
  const plan = planTagDeletion(known, name, person.staffName);
  return 'refusal' in plan ? plan : change(transaction, person, plan, [], now);
}

/** Changes the list and the orders as planned, and saves what undo needs. */
async function change(
  transaction: ShopTransaction,
  person: Person,
  { from, to, isMerge, color, spellings, removed, added, event }: TagPlan,
  workflows: TagUndo['workflows'],
  now: Date,
): Promise<TagChangeOutcome> {
  const retagged = await retagOrders(transaction, { ...spellings, to });
  await removeTags(transaction, removed);
  if (added !== null) await saveTag(transaction, added.name, added.color);
  await note(transaction, retagged.orderIds, event, person, now);
  const undo = { from, to, isMerge, color, workflows };
  const changeId = await addTagChange(transaction, { ...retagged, undo }, { at: now, changedBy: person.staffName });
  return { changeId, orders: retagged.orderIds.length, workflows: workflows.length };
}

/**
 * Undoes a rename, merge or deletion, once. Workflows saved since stay as saved. Returns why it was refused, or null.
 */
export async function undoTagChange(
  transaction: ShopTransaction,
  person: Person,
  changeId: string,
  now: Date,
): Promise<Words | null> {
  const { list } = await lockWorkflows(transaction);
  const taken = await takeTagChange(transaction, changeId, now);
  if (taken === null) return message('calls.undone');
  const { from, to, workflows } = taken.undo;
  const { removed, added, event } = planTagUndo(taken.undo, person.staffName);
  const orderIds = await restoreTag(transaction, {
    add: from,
    remove: to,
    orderIds: taken.orderIds,
    keeping: taken.alsoCarried,
  });
  for (const workflow of undoRetagged(list, workflows, savedBy(person, now))) await saveWorkflow(transaction, workflow);
  await removeTags(transaction, removed);
  await saveTag(transaction, added.name, added.color);
  await note(transaction, orderIds, event, person, now);
  return null;
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
