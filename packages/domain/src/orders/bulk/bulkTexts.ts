import { type ReadGap, readGapText } from '../../shared/lists/ReadGap.ts';
import { ordersText } from '../../shared/orders/ordersText.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import type { BulkAction } from './BulkAction.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts about bulk actions. */
export const bulkTexts = inLanguage('bulkTexts', {
  clear: 'Clear selection',
  apply: 'Apply',
  noneCan: 'None of the selected orders is eligible.',
  runningElsewhere: 'Skipped, because another action is still running',
  /** No reply gives the action's outcome. */
  outcomeUnknown: 'We don’t know whether it was done, so we’re checking the orders again.',
  checkAndSendAgain: 'Check and send again',
  /** A repeated key runs once. */
  sendAgainSafe: 'If you send again, orders that have left the list count as done, and the rest won’t be done twice.',
  sendAgainUnsafe:
    'Check the orders first. Send again only if it wasn’t done, or it may be done twice. Orders that have ' +
    'left the list aren’t sent again.',
  /** The list could not be read before the resend. */
  notChecked: 'The list didn’t load, so nothing was sent again.',
  /** For a 4xx. */
  nothingDone: 'Nothing was done.',
  /** For a 4xx to a later attempt while an earlier one is unanswered. */
  nothingMoreDone: 'Nothing was done this time. We don’t know what the previous attempt did.',
  cancelled: 'You stopped waiting.',
  nothingHere: 'This list is empty.',
  /** Another filter or page failed to load; the previous list stays. */
  stale: 'These orders are from before your last change. Retry or undo it to select orders.',
  noReason: 'The server gave no reason.',
  stillListed: 'Still in the list. The server didn’t say what happened.',
  notLookedUp: 'Not found, but part of the list didn’t load.',
  /** Undo. */
  sendAgain: 'Send again',
  stopped: 'You stopped before it was put back.',
  sessionExpired: 'The session expired before it was put back.',
  waitStopped: 'You stopped waiting for the answer.',
  notSent: 'Not sent',
  failed: 'Failed',
  skipped: 'Skipped',
  unknown: 'Not known',
  serverMessage: 'The server’s message:',
  notPutBack: 'Not put back',
  /** Toasts beside the panel with the counts. */
  notAllDone: 'Some orders weren’t done.',
  notAllKnown: 'Some orders may not have been done.',
  notAllPutBack: 'Some orders aren’t back on hold.',
  notAllPutBackKnown: 'Some orders may not be back on hold.',
});

/** Words of a report and of a slow reply. */
export const bulkReportWords = inLanguage('bulkReportWords', {
  /** After ten seconds without a reply while the list is off screen. */
  slow: (subject: string) => `Still waiting for the server: ${subject}`,
  /** Parts of a report's counts. */
  outcomes: {
    done: (orders: number) => `${formatCount(orders)} done`,
    failed: (orders: number) => `${formatCount(orders)} failed`,
    skipped: (orders: number) => `${formatCount(orders)} skipped`,
    unknown: (orders: number) => `${formatCount(orders)} not known`,
  },
  undone: {
    done: (orders: number) => `${formatCount(orders)} on hold again`,
    failed: (orders: number) => `${formatCount(orders)} not put back`,
    skipped: (orders: number) => `${formatCount(orders)} skipped`,
    unknown: (orders: number) => `${formatCount(orders)} not known`,
  },
});

/** Button that closes the selected orders (§4). */
export const bulkCloseLabel = inLanguage('bulkCloseLabel', 'Move to Close');

interface Wording {
  /** Text before and after the number: "Close 12 orders". */
  verb: readonly [string, string];
  running: readonly [string, string];
}

const wordings = {
  'ship-now': { verb: ['Ship', 'now'], running: ['Sending', 'to the 3PL'] },
  'move-to-open': { verb: ['Move', 'to open'], running: ['Moving', 'to open'] },
  'move-to-close': { verb: ['Close', ''], running: ['Closing', ''] },
  'run-workflow': { verb: ['Run now for', ''], running: ['Running the failed workflows of', ''] },
  'shipment-workflow': { verb: ['Run shipment workflows of', ''], running: ['Running the shipment workflows of', ''] },
  'move-to-open-errored': { verb: ['Move', 'to open'], running: ['Moving', 'to open'] },
  available: { verb: ['Send', 'to Open Orders'], running: ['Sending', 'to Open Orders'] },
  'available-partially': { verb: ['Send', 'to Open Partially'], running: ['Sending', 'to Open Partially'] },
} satisfies Record<BulkAction, Wording>;

/** Label of the confirming button: "Close 12 orders". */
export const bulkButtonLabel = inLanguage('bulkButtonLabel', (action: BulkAction, count: number): string =>
  withOrderCount(wordings[action].verb, count),
);

/** While running: "Closing 12 orders". */
export const bulkRunningText = inLanguage('bulkRunningText', (action: BulkAction, count: number): string =>
  withOrderCount(wordings[action].running, count),
);

/** While the list is read before a resend: "Looking for 4 orders in Open Orders". */
export const bulkCheckingText = inLanguage(
  'bulkCheckingText',
  (count: number, listTitle: string): string => `Looking for ${ordersText(count)} in ${listTitle}`,
);

/** Success inferred from the list: "5 orders done: no longer in Hold Orders." */
export const noneLeftText = inLanguage(
  'noneLeftText',
  (count: number, listTitle: string): string => `${ordersText(count)} done: no longer in ${listTitle}.`,
);

/** Entries that failed to save: "The timeline entry of 3 orders couldn’t be saved." */
export const timelineFailedText = inLanguage(
  'timelineFailedText',
  (count: number): string => `The timeline entry of ${ordersText(count)} couldn’t be saved.`,
);

/** Result of the preflight: "13 of the 17 selected orders are eligible. 4 aren’t:" */
export const preflightText = inLanguage('preflightText', (eligible: number, refused: number): string => {
  const can = `${formatCount(eligible)} of the ${formatCount(eligible + refused)} selected orders are eligible.`;
  return `${eligible === 0 ? bulkTexts.noneCan : can} ${formatCount(refused)} ${refused === 1 ? 'isn’t' : 'aren’t'}:`;
});

/** The two choices when the preflight found orders that can't take the action. */
export const preflightChoices = inLanguage(
  'preflightChoices',
  (eligible: number, refused: number): { eligible: string; all: string } => ({
    eligible: `Only the ${formatCount(eligible)} eligible`,
    all: `All ${formatCount(eligible + refused)} anyway, including the ${formatCount(refused)}`,
  }),
);

/** Unreadable rows can't be selected. */
export const notSelectableText = inLanguage(
  'notSelectableText',
  (unreadable: number): string =>
    `${ordersText(unreadable)} couldn’t be read and ${unreadable === 1 ? 'isn’t' : 'aren’t'} selected.`,
);

/** What a whole-list selection leaves out; `undefined` for nothing. */
export function leftOutOfSelectionText({
  unreadable,
  gap,
}: {
  unreadable: number;
  gap: ReadGap | null;
}): string | undefined {
  const sentences = [
    ...(gap === null ? [] : [readGapText(gap)]),
    ...(unreadable === 0 ? [] : [notSelectableText(unreadable)]),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** After an undo: "200 orders are on hold again." */
export const bulkUndoneText = inLanguage(
  'bulkUndoneText',
  (count: number): string => `${ordersText(count)} ${count === 1 ? 'is' : 'are'} on hold again.`,
);

/** While an undo is running: "Undo: 37 of 200 orders put back on hold". */
export const undoProgressText = inLanguage(
  'undoProgressText',
  (done: number, all: number): string => `Undo: ${formatCount(done)} of ${ordersText(all)} put back on hold`,
);

/** After canceling, while calls in flight finish: "Undo: stopping after 4 orders that were sent". */
export const undoStoppingText = inLanguage(
  'undoStoppingText',
  (inFlight: number): string =>
    `Undo: stopping after ${ordersText(inFlight)} that ${inFlight === 1 ? 'was' : 'were'} sent`,
);

/** Label of the button that resumes an undo: "Put 6 orders back on hold". */
export const putBackLabel = inLanguage(
  'putBackLabel',
  (count: number): string => `Put ${ordersText(count)} back on hold`,
);

/** After the names of the first orders: "and 12 more". */
export const moreOrdersText = inLanguage(
  'moreOrdersText',
  (orders: number): string => `and ${formatCount(orders)} more`,
);

/** Label of the button that retries only the failed orders. */
export const retryFailedLabel = inLanguage(
  'retryFailedLabel',
  (failed: number): string => `Retry the ${formatCount(failed)} failed`,
);

function withOrderCount([before, after]: readonly [string, string], count: number): string {
  return [before, ordersText(count), after].filter((word) => word !== '').join(' ');
}
