import { type OrderEvent, orderEvent } from '../events/OrderEvent.ts';
import { message, type Words } from '../messages/Message.ts';
import type { Tag, TagColor } from './Tag.ts';

/** Maximum characters of a tag. */
export const longestTag = 255;

/** Normalizes a tag for comparison, ignoring case and surrounding spaces. */
export function tagKey(name: string): string {
  return name.trim().toLowerCase();
}

/** What is wrong with a tag's name; `null` when it is fine. */
export function tagNameProblem(name: string): Words | null {
  const trimmed = name.trim();
  if (trimmed === '') return message('inputs.name');
  if (trimmed.includes(',')) return message('tags.comma');
  return trimmed.length > longestTag ? message('inputs.characters', { most: longestTag }) : null;
}

/** Known tags: added ones, and those on orders and in workflows. */
export interface KnownTags {
  added: readonly { name: string; color: TagColor | null }[];
  /** Each spelling with its number of orders. */
  orderTags: readonly { name: string; orders: number }[];
  workflowTags: readonly string[];
}

/** All tags, most orders first. Equivalent spellings are one tag, under the name that was added. */
export function listTags({ added, orderTags, workflowTags }: KnownTags): Tag[] {
  const tags = new Map<string, Tag>();
  for (const { name, color } of added) tags.set(tagKey(name), { name, color, orders: 0 });
  for (const { name, orders } of orderTags.toSorted((a, b) => b.orders - a.orders)) {
    const known = tags.get(tagKey(name)) ?? { name, color: null, orders: 0 };
    tags.set(tagKey(name), { ...known, orders: known.orders + orders });
  }
  for (const name of workflowTags)
    if (!tags.has(tagKey(name))) tags.set(tagKey(name), { name, color: null, orders: 0 });
  return [...tags.values()].toSorted((a, b) => b.orders - a.orders || (tagKey(a.name) < tagKey(b.name) ? -1 : 1));
}

/** The tag with this name, or why it can't be changed. */
export function knownTag(tags: readonly Tag[], name: string): { tag: Tag } | { refusal: Words } {
  const tag = tags.find((other) => tagKey(other.name) === tagKey(name));
  return tag === undefined ? { refusal: message('tags.unknown', { name }) } : { tag };
}

/** Outcome of a rename. */
type TagRenameDecision =
  | { type: 'rename'; from: string; to: string; isMerge: boolean }
  | { type: 'refused'; message: Words };

/** Decides a rename. Renaming to an existing tag is a merge, which must be requested. */
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

/** Why a tag can't be added; `null` when it can. */
export function tagAddProblem(tags: readonly Tag[], name: string): Words | null {
  const taken = tags.find((tag) => tagKey(tag.name) === tagKey(name));
  return tagNameProblem(name) ?? (taken === undefined ? null : message('tags.taken', { name: taken.name }));
}

/** An order's tags after a rename; `null` removes the tag. Each tag once, in the original order. */
export function withTagRenamed(tags: readonly string[], from: string, to: string | null): readonly string[] {
  const seen = new Set<string>();
  return tags.flatMap((tag) => {
    const renamed = tagKey(tag) === tagKey(from) ? to : tag;
    if (renamed === null || seen.has(tagKey(renamed))) return [];
    seen.add(tagKey(renamed));
    return [renamed];
  });
}

/** A tag's rename, merge or deletion as changes to the list and the orders. */
export interface TagPlan {
  from: string;
  /** `null` when deleted. */
  to: string | null;
  /** Whether `to` is the name of an existing tag. */
  isMerge: boolean;
  color: TagColor | null;
  /** Spellings of the tag on orders, and of the tag it is merged into. */
  spellings: { from: readonly string[]; known: readonly string[] };
  /** Names removed from the list of added tags, and the one added. */
  removed: readonly string[];
  added: { name: string; color: TagColor | null } | null;
  /** For each order's timeline. */
  event: OrderEvent;
}

/** Plans a rename, which is a merge when the tag exists. `by` is the person's name. */
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

/** Plans a tag's deletion from the list and all orders. */
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

/** Plans an undo: removes the new name unless it existed before, and restores the old one with its color. */
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

function spellingsOf({ orderTags }: KnownTags, name: string): string[] {
  return [...new Set([name, ...orderTags.map((tag) => tag.name).filter((other) => tagKey(other) === tagKey(name))])];
}
