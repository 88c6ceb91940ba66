import { ordersText } from '../shared/ordersText.ts';
import { formatCount } from '../shared/formatCount.ts';
import { bulkLabel } from './bulkActions.ts';
import type { BulkAction } from './BulkAction.ts';

/** Our own texts about bulk actions. */
export const bulkTexts = {
  selectMatching: 'Select all that match, on every page',
  loadingMatchesFailed: 'Not all orders that match could be loaded, so the selection is as it was.',
  clear: 'Clear selection',
  apply: 'Apply',
  noneCan: 'None of the selected orders can take this.',
  runningElsewhere: 'Left out, because an action of theirs is still running',
  /** No reply says what became of the action. */
  outcomeUnknown:
    'It is not known whether it was done, so the orders are read again. Retry sends the same orders once more and does it once at most.',
  cancelled: 'You stopped waiting.',
  nothingHere: 'This list is empty.',
  /** Another filter or page failed to load; the previous list stays. */
  stale: 'These orders are from before the change. Retry, or undo the change, to select.',
  noReason: 'The server gave no reason.',
  stopped: 'You stopped before it was put back.',
  notSent: 'Not sent',
  failed: 'Failed',
  skipped: 'Skipped',
} as const;

interface Wording {
  /** Text before and after the number: "Close 12 orders". */
  verb: readonly [string, string];
  running: readonly [string, string];
}

const wordings = {
  'ship-now': { verb: ['Ship', 'now'], running: ['Sending', 'to the 3PL'] },
  'move-to-open': { verb: ['Move', 'to open'], running: ['Moving', 'to open'] },
  'move-to-close': { verb: ['Close', ''], running: ['Closing', ''] },
  available: { verb: ['Send', 'to Open Orders'], running: ['Sending', 'to Open Orders'] },
  'available-partially': { verb: ['Send', 'to Open Partially'], running: ['Sending', 'to Open Partially'] },
} satisfies Record<BulkAction, Wording>;

/** Label of the confirming button: "Close 12 orders". */
export function bulkButtonLabel(action: BulkAction, count: number): string {
  return withOrderCount(wordings[action].verb, count);
}

/** While it runs: "Closing 12 orders". */
export function bulkRunningText(action: BulkAction, count: number): string {
  return withOrderCount(wordings[action].running, count);
}

/** Result of the preflight: "13 of the 17 selected can take this. 4 cannot:" */
export function preflightText(eligible: number, refused: number): string {
  const can = `${formatCount(eligible)} of the ${formatCount(eligible + refused)} selected can take this.`;
  return `${eligible === 0 ? bulkTexts.noneCan : can} ${formatCount(refused)} cannot:`;
}

/** The two choices when the preflight found orders that cannot take the action. */
export function preflightChoices(eligible: number, refused: number): { eligible: string; all: string } {
  return {
    eligible: `Only the ${formatCount(eligible)} that can`,
    all: `All ${formatCount(eligible + refused)}; the server decides about the ${formatCount(refused)}`,
  };
}

/** While every page is being fetched: "Selecting all that match: 150 orders so far". */
export function selectingMatchesText(loaded: number): string {
  return `Selecting all that match: ${ordersText(loaded)} so far`;
}

/** Rows that could not be read cannot be selected. */
export function notSelectableText(unreadable: number): string {
  return `${ordersText(unreadable)} could not be read and ${unreadable === 1 ? 'is' : 'are'} not selected.`;
}

/** Subject of the result: "Move to Close · 12 orders". */
export function bulkSubject(action: BulkAction, count: number): string {
  return `${bulkLabel(action, count)} · ${ordersText(count)}`;
}

/**
 * After ten seconds without a reply, when the list is not on the screen: "Still waiting for the server: Ship Now · 12
 * orders".
 */
export function bulkSlowText(action: BulkAction, count: number): string {
  return `Still waiting for the server: ${bulkSubject(action, count)}`;
}

/** After an undo: "200 orders are on hold again." */
export function bulkUndoneText(count: number): string {
  return `${ordersText(count)} ${count === 1 ? 'is' : 'are'} on hold again.`;
}

/** While an undo runs: "Undo: 37 of 200 orders put back on hold". */
export function undoProgressText(done: number, all: number): string {
  return `Undo: ${formatCount(done)} of ${ordersText(all)} put back on hold`;
}

/** Label of the button that retries the failed orders only. */
export function retryFailedLabel(failed: number): string {
  return `Retry the ${formatCount(failed)} failed`;
}

function withOrderCount([before, after]: readonly [string, string], count: number): string {
  return [before, ordersText(count), after].filter((word) => word !== '').join(' ');
}
