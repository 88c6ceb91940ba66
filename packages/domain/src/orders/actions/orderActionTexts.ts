import type { OrderAction } from '../../events/OrderEvent.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { formatQuantity } from '../../shared/numbers/formatQuantity.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { ordersText } from '../../shared/orders/ordersText.ts';

export { type OrderAction, orderActionNames } from '../../events/OrderEvent.ts';

interface ActionTexts {
  /** Label of the button (§2, §4). */
  label: string;
  /** Confirmation (§5). */
  confirmation: string;
  /** Irreversible loss; the button can be red. */
  destructive: boolean;
}

/** §5 gives only the endings; they start like this (contract, "Names and texts"). */
const sure = (tail: string) => `Are you sure you want to ${tail}`;

/** Button names as stored in the timeline. */
const english = {
  'hold-order': { label: 'Hold Order', confirmation: sure('hold this item?') },
  'product-workflow': {
    label: 'Run Product Workflows',
    confirmation: sure('run all product workflows?'),
  },
  'shipment-workflow': {
    label: 'Run Shipment Workflows',
    confirmation: sure('run shipment workflows?'),
  },
  'cancel-partial-shipment': {
    label: 'Cancel Partial Shipment',
    confirmation: sure('cancell partial Shipment?'),
  },
  'ship-now': { label: 'Ship Now', confirmation: sure('send this order to 3PL now?') },
  'move-to-close': { label: 'Close Order', confirmation: sure('close this order?') },
  'move-to-open': { label: 'Move to Open', confirmation: sure('move this order?') },
  available: { label: 'Move to Open', confirmation: sure('move this order to open order?') },
  'available-partially': {
    label: 'Move to Open Partially',
    confirmation: sure('move this order to partially open order?'),
  },
  'run-workflow': { label: 'Run now', confirmation: sure('re-run error workflow?') },
  'move-to-open-errored': { label: 'Move to Open', confirmation: sure('move this order?') },
  'cancel-item': { label: 'Remove item from order', confirmation: sure('cancel this item?') },
} satisfies Record<OrderAction, { label: string; confirmation: string }>;

/** Labels and confirmations of the buttons. */
export const actionWords = inLanguage('actionWords', english);

const destructiveActions: readonly OrderAction[] = ['cancel-partial-shipment', 'move-to-close', 'cancel-item'];

export const defaultConfirmation = inLanguage('defaultConfirmation', 'Want to delete?');

/** Shown before an action that has no undo. */
export const cannotBeUndone = inLanguage('cannotBeUndone', 'This cannot be undone.');

/** Shown before an action that can be undone. */
export const canBeUndone = inLanguage('canBeUndone', 'You can undo this afterward.');

/** Shown before a change to an order that a 3PL has. */
export const asksWarehouse = inLanguage(
  'asksWarehouse',
  'We’ll ask your 3PL. If it’s packed already, it ships as it is.',
);

/** Words of the confirmation. */
export const promptWords = inLanguage('promptWords', {
  thisItem: 'this item',
  amount: (quantity: number, all: number) => `${formatCount(quantity)} of ${formatCount(all)}`,
  remove: (amount: string) => `Remove ${amount}`,
  order: (name: string) => `Order ${bidiIsolate(name)}`,
});

/** What an action does to the goods, in its confirmation. */
export const consequenceWords = inLanguage('consequenceWords', {
  go: (units: number) => `${formatQuantity(units, 'unit')} ${units === 1 ? 'goes' : 'go'}`,
  leave: (units: number, waiting: number) =>
    `${formatQuantity(units, 'unit')} ${units === 1 ? 'leaves' : 'leave'}, ${formatCount(waiting)} ${waiting === 1 ? 'waits' : 'wait'}.`,
  short: (waiting: number, all: number, skus: string) =>
    `${formatCount(waiting)} of ${formatQuantity(all, 'unit')} ${waiting === 1 ? 'is' : 'are'} still short: ${skus}.`,
  notShipped: (units: number) => `${formatQuantity(units, 'unit')} won’t be shipped.`,
  wait: (units: number) => `${formatQuantity(units, 'unit')} ${units === 1 ? 'waits' : 'wait'} for stock.`,
  to: (name: string) => `to ${bidiIsolate(name)}`,
  toProvider: 'to your 3PL',
  from: (name: string) => ` from ${bidiIsolate(name)}`,
  unitsFrom: (units: number, name: string) => `${formatCount(units)} from ${bidiIsolate(name)}`,
});

/** Texts of the controls around the buttons. */
export const actionControlTexts = inLanguage('actionControlTexts', {
  actions: 'Actions',
  steps: 'Steps',
  ofCount: (count: string) => `of ${count}`,
  toRemove: (item: string) => `Quantity of ${item} to remove`,
});

/** Where an order went, and what was handled in a list today. */
export const destinationWords = inLanguage('destinationWords', {
  seeIn: (list: string) => `See it in ${list}`,
  cleared: (orders: number, parts: string) => `All clear. You handled ${ordersText(orders)} here today: ${parts}.`,
  handled: {
    sent: (orders: number) => `${formatCount(orders)} sent to the 3PL`,
    opened: (orders: number) => `${formatCount(orders)} moved to open`,
    released: (orders: number) => `${formatCount(orders)} partially released`,
    run: (orders: number) => `${formatCount(orders)} run again`,
    held: (orders: number) => `${formatCount(orders)} put on hold`,
    closed: (orders: number) => `${formatCount(orders)} closed`,
  },
});

/** The setting beside the pager. */
export const openNextLabel = inLanguage('openNextLabel', 'Open the next order after each action');

/** Releasing a store hold, which is not an action of §7. */
export const releaseHoldTexts = inLanguage('releaseHoldTexts', {
  button: 'Release hold in store',
  title: (order: string) => `Release the store’s hold on ${order}?`,
  heldFor: (reasons: string) => `The store, or another app, is holding this order: ${reasons}.`,
  follows: 'When the store releases it, its units can be sent to your 3PL.',
  asked: (order: string) => `The store was asked to release ${order}.`,
  notHere: 'The store doesn’t let this app release the hold. Release it in the store.',
});

export function orderActionTexts(action: OrderAction): ActionTexts {
  return { ...actionWords[action], destructive: destructiveActions.includes(action) };
}

/** The button's name in the timeline, the same in every language. */
export function timelineButton(action: OrderAction): string {
  return english[action].label;
}
