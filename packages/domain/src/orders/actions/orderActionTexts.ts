import type { OrderAction } from '../../events/OrderEvent.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { orderWords } from '../orderWords.ts';

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

export function orderActionTexts(action: OrderAction): ActionTexts {
  return { ...actionWords[action], destructive: destructiveActions.includes(action) };
}

/** Releasing a store hold, which is not an action of §7. */
export const releaseHoldTexts = orderWords.release;

/** The button's name in the timeline, the same in every language. */
export function timelineButton(action: OrderAction): string {
  return english[action].label;
}
