import { inLanguage } from '../../languages/inLanguage.ts';
import { normalised } from '../../shared/texts/normalised.ts';
import type { WorkflowOrder } from '../definition/WorkflowOrder.ts';
import { defineAction } from './ActionDefinition.ts';
import { orMissing, unitsText } from './phraseParts.ts';

export const itemActionWords = inLanguage('itemActionWords', {
  splitBundles: {
    label: 'Split bundles into their items',
    phrase: 'split its bundles into their items',
    done: 'changed from bundles to their items',
    unchanged: (isOpen: boolean) => `not split into items, because ${isOpen ? 'it has no bundles' : 'it was not open'}`,
  },
  addItem: {
    label: 'Add an item',
    onlyOnce: 'Not added again to an order that has it.',
    quantity: 'Quantity',
    phrase: (units: string, sku: string) => `add ${units} × ${sku} unless it has it`,
    done: (units: string, sku: string) => `given ${units} × ${sku}`,
    unchanged: (sku: string, isOpen: boolean) =>
      `not given ${sku}, because ${isOpen ? 'it has it already' : 'it was not open'}`,
  },
  swapItem: {
    label: 'Swap an item',
    newSku: 'SKU to ship instead',
    samePrice: 'The customer’s price stays as it is.',
    phrase: (sku: string, newSku: string) => `swap ${sku} for ${newSku}`,
    done: (sku: string, newSku: string) => `changed to ship ${newSku} instead of ${sku}`,
    unchanged: (sku: string, newSku: string, isOpen: boolean) =>
      `not changed to ship ${newSku}, because ${isOpen ? `it has no ${sku}` : 'it was not open'}`,
  },
  problems: {
    newSku: 'Enter the SKU to ship instead.',
    otherSku: 'Enter another SKU to ship instead.',
  },
});

const words = itemActionWords;

const sku = { name: 'sku', label: 'SKU', type: 'text', missing: 'inputs.sku' } as const;

/** Actions that change an open order's items. */
export const itemActions = {
  splitBundles: defineAction({
    label: words.splitBundles.label,
    kind: 'orderUpdate',
    target: null,
    parameters: [],
    phrase: () => words.splitBundles.phrase,
    done: () => words.splitBundles.done,
    apply: () => ({ splitsBundles: true }),
    problems: ({ unknownBundleItems = [] }) =>
      unknownBundleItems.map(({ bundle, sku, quantity }) => ({
        problem: { type: 'unknownBundleItem', bundle, sku },
        quantity,
      })),
    items: {
      isNeeded: (_, { bundles = [] }) => bundles.length > 0,
      unchanged: 'bundlesKept',
      unchangedText: ({ isOpen }) => words.splitBundles.unchanged(isOpen),
    },
  }),
  addItem: defineAction({
    label: words.addItem.label,
    kind: 'orderUpdate',
    target: null,
    parameters: [
      { ...sku, help: words.addItem.onlyOnce },
      { name: 'quantity', label: words.addItem.quantity, type: 'units' },
    ],
    phrase: ({ sku, quantity }) => words.addItem.phrase(unitsText(quantity), orMissing(sku)),
    done: ({ sku, quantity }) => words.addItem.done(unitsText(quantity), sku),
    apply: ({ sku, quantity }, { items }) => ({ items: [...items, { type: 'addItem', sku, quantity }] }),
    items: {
      isNeeded: ({ sku }, order) => !hasItem(order, sku),
      unchanged: 'itemNotAdded',
      unchangedText: ({ sku, isOpen }) => words.addItem.unchanged(sku, isOpen),
    },
  }),
  swapItem: defineAction({
    label: words.swapItem.label,
    kind: 'orderUpdate',
    target: null,
    parameters: [
      sku,
      {
        name: 'newSku',
        label: words.swapItem.newSku,
        type: 'text',
        help: words.swapItem.samePrice,
        missing: 'workflows.newSku',
      },
    ],
    check: ({ sku, newSku }) =>
      normalised(sku) === normalised(newSku) ? { input: 'newSku', code: 'workflows.otherSku' } : null,
    phrase: ({ sku, newSku }) => words.swapItem.phrase(orMissing(sku), orMissing(newSku)),
    done: ({ sku, newSku }) => words.swapItem.done(sku, newSku),
    apply: ({ sku, newSku }, { items }) => ({ items: [...items, { type: 'swapItem', sku, newSku }] }),
    items: {
      isNeeded: ({ sku }, order) => hasItem(order, sku),
      unchanged: 'itemNotSwapped',
      unchangedText: ({ sku, newSku, isOpen }) => words.swapItem.unchanged(sku, newSku, isOpen),
    },
  }),
};

function hasItem({ skus }: WorkflowOrder, wanted: string): boolean {
  return skus.some((sku) => normalised(sku) === normalised(wanted));
}
