import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import type { MissingPart, MissingPolicy, ReleaseBackOrders } from './ShopSettings.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the universal settings screen. */
export const shopSettingsTexts = inLanguage('shopSettingsTexts', {
  subject: 'the universal settings',
  what: 'universal settings',
  title: 'Universal settings',
  note: 'These apply to all products and orders, unless a product or a workflow says otherwise.',
  saving: 'saving the universal settings',
  saved: 'Saved the universal settings.',
  restored: 'The universal settings are back as they were.',
  weights: {
    title: 'Weights and packages',
    unit: 'Weight unit',
    unitHelp: 'Used wherever weights are shown or entered.',
    weight: 'Default weight',
    weightHelp: 'For products without a weight of their own. Leave it empty to leave their weight unknown.',
    package: 'Default package',
    packageHelp:
      'As your 3PL names it. Some 3PLs can’t be told: see their settings. Leave it empty to let the warehouse choose.',
  },
  stock: {
    title: 'Stock and back orders',
    threshold: 'Low stock',
    thresholdSuffix: 'units or fewer',
    thresholdHelp: 'A SKU with this many units, or fewer, is marked as low on stock.',
    release: 'When stock arrives for a back order',
  },
  boxes: {
    title: 'Boxes',
    combine: 'Pack orders together',
    combineHelp:
      'Each order is sent on its own. Where the 3PL takes notes, the note names orders to the same customer and ' +
      'address that can go in one box.',
  },
  missing: {
    title: 'When something is missing',
    note: 'For orders that arrive from now on. Ship Now sends an order anyway.',
    openMapping: 'Open Shipping mapping',
    defaultWeight: 'The default weight is used instead.',
  },
});

export const releaseLabels = inLanguage('releaseLabels', {
  no: 'Leave it until someone moves it to open orders',
  whole: 'Release it once everything in it is in stock',
  partly: 'Release what is in stock, and the rest when it arrives',
} satisfies Record<ReleaseBackOrders, string>);

export const missingPartLabels = inLanguage('missingPartLabels', {
  address: 'Complete address',
  shippingMethod: 'Mapped shipping method',
  weight: 'Product weight',
} satisfies Record<MissingPart, string>);

export const missingPolicyLabels = inLanguage('missingPolicyLabels', {
  send: 'Send it anyway',
  review: 'Send it to review',
} satisfies Record<MissingPolicy, string>);

/** "12 open orders have none now." */
export const ordersMissingText = inLanguage('ordersMissingText', (orders: number): string => {
  if (orders === 0) return 'All open orders have it.';
  return `${formatQuantity(orders, 'open order')} ${orders === 1 ? 'has' : 'have'} none now.`;
});
