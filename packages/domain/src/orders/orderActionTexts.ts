import { inLanguage } from '../languages/inLanguage.ts';

/** Actions on one order; each is the last segment of its path (§7). */
export type OrderAction =
  | 'hold-order'
  | 'product-workflow'
  | 'shipment-workflow'
  | 'cancel-partial-shipment'
  | 'ship-now'
  | 'move-to-close'
  | 'move-to-open'
  | 'available'
  | 'available-partially'
  | 'run-workflow'
  | 'move-to-open-errored'
  | 'cancel-item';

interface ActionTexts {
  /** Label of the button (§2, §4), also used in the timeline. */
  label: string;
  /** Confirmation (§5). */
  confirmation: string;
  /** Irreversible loss; the button may be red. */
  destructive: boolean;
}

/** §5 gives the tails only; they begin so (contract, "Names and texts"). */
const sure = (tail: string) => `Are you sure you want to ${tail}`;

const texts = {
  'hold-order': { label: 'Hold Order', confirmation: sure('hold this item?'), destructive: false },
  'product-workflow': {
    label: 'Run Product Workflows',
    confirmation: sure('run all product workflows?'),
    destructive: false,
  },
  'shipment-workflow': {
    label: 'Run Shipment Workflows',
    confirmation: sure('run shipment workflows?'),
    destructive: false,
  },
  'cancel-partial-shipment': {
    label: 'Cancel Partial Shipment',
    confirmation: sure('cancell partial Shipment?'),
    destructive: true,
  },
  'ship-now': { label: 'Ship Now', confirmation: sure('send this order to 3PL now?'), destructive: false },
  'move-to-close': { label: 'Close Order', confirmation: sure('close this order?'), destructive: true },
  'move-to-open': { label: 'Move to Open', confirmation: sure('move this order?'), destructive: false },
  available: { label: 'Move to Open', confirmation: sure('move this order to open order?'), destructive: false },
  'available-partially': {
    label: 'Move to Open Partially',
    confirmation: sure('move this order to partially open order?'),
    destructive: false,
  },
  'run-workflow': { label: 'Run now', confirmation: sure('re-run error workflow?'), destructive: false },
  'move-to-open-errored': { label: 'Move to Open', confirmation: sure('move this order?'), destructive: false },
  'cancel-item': { label: 'Remove item from order', confirmation: sure('cancel this item?'), destructive: true },
} satisfies Record<OrderAction, ActionTexts>;

export const orderActionNames = Object.keys(texts) as readonly OrderAction[];

export const defaultConfirmation = inLanguage('defaultConfirmation', 'Want to delete?');

/** Shown before an action that has no undo. */
export const cannotBeUndone = inLanguage('cannotBeUndone', 'This cannot be undone.');

export function orderActionTexts(action: OrderAction): ActionTexts {
  return texts[action];
}
