import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import type { TagColor } from './Tag.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the tags screen. */
export const tagTexts = inLanguage('tagTexts', {
  subject: 'the tags',
  title: 'Tags',
  note: 'Tags on your orders. Workflows add and check them. Renaming a tag changes it on all orders and workflows.',
  none: 'There are no tags yet. Add one here, or let a workflow tag orders.',
  saving: 'changing the tags',
  addTitle: 'Add a tag',
  name: 'Name',
  add: 'Add tag',
  color: 'Color',
  noColor: 'No color',
  rename: 'Rename',
  renameTo: 'New name',
  save: 'Rename',
  merge: 'Merge',
  cancel: 'Cancel',
  delete: 'Delete',
  noWorkflows: 'No workflow uses it.',
  filter: 'Filter tags',
  noMatch: 'No tags match this text.',
  undo: 'Undo',
  retry: 'Retry',
  about: (name: string) => `tag ${name}`,
  deleteTitle: (name: string) => `Delete “${bidiIsolate(name)}”?`,
  sameName: 'Enter another name first.',
});

export const tagColorLabels = inLanguage('tagColorLabels', {
  grey: 'Grey',
  blue: 'Blue',
  green: 'Green',
  yellow: 'Yellow',
  orange: 'Orange',
  red: 'Red',
  purple: 'Purple',
} satisfies Record<TagColor, string>);

/** How a workflow uses a tag: "Set by", "Removed by", "Read by". */
export const tagUseLabels = inLanguage('tagUseLabels', {
  sets: 'Set by',
  removes: 'Removed by',
  reads: 'Read by',
});

/** "214 orders", "No orders". */
export const taggedOrdersText = inLanguage('taggedOrdersText', (orders: number): string =>
  orders === 0 ? 'No orders' : formatQuantity(orders, 'order'),
);

/** What a merge would do. */
export const mergeText = inLanguage(
  'mergeText',
  (from: string, to: string, orders: number): string =>
    `The tag “${bidiIsolate(to)}” already exists. Merging adds it to ${formatQuantity(orders, 'order')} with ` +
    `“${bidiIsolate(from)}” and to every workflow that uses “${bidiIsolate(from)}”.`,
);

/** What a deletion does. `setBy` has the active workflows that set the tag. */
export const deletionText = inLanguage('deletionText', (orders: number, setBy: readonly string[]): string => {
  const taken = orders === 0 ? 'No order has it.' : `It will be removed from ${formatQuantity(orders, 'order')}.`;
  if (setBy.length === 0) return taken;
  const names = joinNames(setBy.map((name) => `“${bidiIsolate(name)}”`));
  return `${taken} ${names} will set it again on orders that match.`;
});

/** Toasts after a change. */
export const tagToasts = inLanguage('tagToasts', {
  added: (name: string) => `Added “${bidiIsolate(name)}”.`,
  colored: (name: string) => `Changed the color of “${bidiIsolate(name)}”.`,
  renamed: (from: string, to: string) => `Renamed “${bidiIsolate(from)}” to “${bidiIsolate(to)}”.`,
  merged: (from: string, to: string) => `Merged “${bidiIsolate(from)}” into “${bidiIsolate(to)}”.`,
  deleted: (name: string) => `Deleted “${bidiIsolate(name)}”.`,
  undone: (name: string) => `“${bidiIsolate(name)}” is back as it was.`,
  /** Below it: how many orders and workflows changed. */
  detail: (orders: number, workflows: number) =>
    [
      ...(orders > 0 ? [formatQuantity(orders, 'order')] : []),
      ...(workflows > 0 ? [formatQuantity(workflows, 'workflow')] : []),
    ].join(', '),
});
