import { type OrderEvent, orderEvent } from '../events/OrderEvent.ts';
import { message, type Words } from '../messages/Message.ts';
import type { Tag, TagColor } from './Tag.ts';

/** Characters of a tag. */
export const longestTag = 255;

/** How tags are compared: without regard to case and to spaces around them. */
export function tagKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What is wrong with the name of a tag; null when it is fine. */
export function tagNameProblem(name: string): Words | null {
  const trimmed = name.trim();
  if (trimmed === '') return message('inputs.name');
  if (trimmed.includes(',')) return message('tags.comma');
  return trimmed.length > longestTag ? message('inputs.characters', { most: longestTag }) : null;
}

/** Tags that are known: those that were added, those of orders and those of workflows. */
export interface KnownTags {
  added: readonly { name: string; color: TagColor | null }[];
  /** Each spelling with its orders. */
  ofOrders: readonly { name: string; orders: number }[];
  ofWorkflows: readonly string[];
}

/** All tags, those of most orders first. Spellings that mean the same are one tag, under the name that was added. */
export function listTags({ added, ofOrders, ofWorkflows }: KnownTags): Tag[] {
  const tags = new Map<string, Tag>();
  for (const { name, color } of added) tags.set(tagKey(name), { name, color, orders: 0 });
  for (const { name, orders } of ofOrders.toSorted((a, b) => b.orders - a.orders)) {
    const known = tags.get(tagKey(name)) ?? { name, color: null, orders: 0 };
    tags.set(tagKey(name), { ...known, orders: known.orders + orders });
  }
  for (const name of ofWorkflows) if (!tags.has(tagKey(name))) tags.set(tagKey(name), { name, color: null, orders: 0 });
  return [...tags.values()].toSorted((a, b) => b.orders - a.orders || (tagKey(a.name) < tagKey(b.name) ? -1 : 1));
}

/** The tag of this name, or why it cannot be changed. */
export function knownTag(tags: readonly Tag[], name: string): { tag: Tag } | { refusal: Words } {
  const tag = tags.find((other) => tagKey(other.name) === tagKey(name));
  return tag === undefined ? { refusal: message('tags.unknown', { name }) } : { tag };
}

/** What becomes of a rename. */
type TagRenameDecision =
  | { type: 'rename'; from: string; to: string; isMerge: boolean }
  | { type: 'refused'; message: Words };

/** Decides a rename. Onto a tag that exists it is a merge, which has to be asked for. */
function decideTagRename(
  tags: readonly Tag[],
  { from, to, merge }: { from: string; to: string; merge: boolean },
): TagRenameDecision {
  const found = knownTag(tags, from);
  if ('refusal' in found) return { type: 'refused', message: found.refusal };
  const { tag: known } = found;
  const problem = tagNameProblem(to);
  if (problem !== null) return { type: 'refused', message: problem };
  if (to.trim() === known.name) return { type: 'refused', message: message('tags.sameName') };
  const other = tags.find((tag) => tag !== known && tagKey(tag.name) === tagKey(to));
  if (other === undefined) return { type: 'rename', from: known.name, to: to.trim(), isMerge: false };
  if (!merge) return { type: 'refused', message: message('tags.taken', { name: other.name }) };
  return { type: 'rename', from: known.name, to: other.name, isMerge: true };
}

/** Why a tag cannot be added; null when it can. */
export function tagAddProblem(tags: readonly Tag[], name: string): Words | null {
  const taken = tags.find((tag) => tagKey(tag.name) === tagKey(name));
  return tagNameProblem(name) ?? (taken === undefined ? null : message('tags.taken', { name: taken.name }));
}

/** Tags of an order after a tag got another name; null: it is removed. Each tag once, in the order they were in. */
export function withTagRenamed(tags: readonly string[], from: string, to: string | null): readonly string[] {
  const seen = new Set<string>();
  return tags.flatMap((tag) => {
    const renamed = tagKey(tag) === tagKey(from) ? to : tag;
    if (renamed === null || seen.has(tagKey(renamed))) return [];
    seen.add(tagKey(renamed));
    return [renamed];
  });
}

/** A rename, a merge or a deletion of a tag, as it changes the list and the orders. */
export interface TagPlan {
  from: string;
  /** Null: it is deleted. */
  to: string | null;
  /** Whether `to` is the name of a tag that was there before. */
  isMerge: boolean;
  color: TagColor | null;
  /** Spellings of the tag on orders, and those of the tag that it is merged into. */
  spellings: { from: readonly string[]; known: readonly string[] };
  /** Names that leave the list of added tags, and what is added to it. */
  removed: readonly string[];
  added: { name: string; color: TagColor | null } | null;
  /** For the timeline of each order. */
  event: OrderEvent;
}

/** Plans a rename, which is a merge where the tag exists. `by`: name of the person. */
export function planTagRename(
  known: KnownTags,
  rename: { from: string; to: string; merge: boolean },
  by: string,
): { refusal: Words } | (TagPlan & { to: string }) {
  const decision = decideTagRename(listTags(known), rename);
  if (decision.type === 'refused') return { refusal: decision.message };
  const { from, to, isMerge } = decision;
  const own = addedAs(known, from);
  const color = own[0]?.color ?? null;
  return {
    from,
    to,
    isMerge,
    color,
    spellings: { from: spellingsOf(known, from), known: isMerge ? spellingsOf(known, to) : [] },
    removed: own.map(({ name }) => name),
    added: isMerge || own.length === 0 ? null : { name: to, color },
    event: orderEvent(isMerge ? 'tagMerged' : 'tagRenamed', { from, to, by }),
  };
}

/** Plans the deletion of a tag from the list and from all orders. */
export function planTagDeletion(known: KnownTags, name: string, by: string): { refusal: Words } | TagPlan {
  const found = knownTag(listTags(known), name);
  if ('refusal' in found) return found;
  const { name: from, color } = found.tag;
  return {
    from,
    to: null,
    isMerge: false,
    color,
    spellings: { from: spellingsOf(known, from), known: [] },
    removed: addedAs(known, from).map((tag) => tag.name),
    added: null,
    event: orderEvent('tagDeleted', { tag: from, by }),
  };
}

/** Plans to undo one: the new name goes unless it was there before, and the old one is back with its color. */
export function planTagUndo(
  { from, to, isMerge, color }: Pick<TagPlan, 'from' | 'to' | 'isMerge' | 'color'>,
  by: string,
): Pick<TagPlan, 'removed' | 'event'> & { added: { name: string; color: TagColor | null } } {
  return {
    removed: to !== null && !isMerge ? [to] : [],
    added: { name: from, color },
    event: orderEvent('tagRestored', { tag: from, by }),
  };
}

function addedAs({ added }: KnownTags, name: string) {
  return added.filter((tag) => tagKey(tag.name) === tagKey(name));
}

function spellingsOf({ ofOrders }: KnownTags, name: string): string[] {
  return [...new Set([name, ...ofOrders.map((tag) => tag.name).filter((other) => tagKey(other) === tagKey(name))])];
}
