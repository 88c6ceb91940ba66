import { eventWords } from '../events/eventWords.ts';
import { isStoreTask, storeTaskText } from '../events/partTexts.ts';
import { wordsText } from '../messages/messageWords.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { formatTime } from '../shared/dates/formatTime.ts';
import type { BackfillProgress, StoreProblem } from './StoreConnection.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts about the store connection. */
export const storeTexts = inLanguage('storeTexts', {
  title: 'Store connection',
  note: 'Orders come from the store as they are placed, and shipments are written back to it.',
  subject: 'the store connection',
  grant: 'Grant permissions in your store',
  grantTitle: 'Your store hasn’t granted every permission',
  grantNote: 'Until it does:',
  noGrantPage: 'Open the app from your store admin and accept its permissions.',
  frozenTitle: 'Your store is frozen',
  frozenNote: 'Work is stopped until the bill is paid. Then it resumes by itself. Nothing is lost.',
  uninstalledTitle: 'The app was uninstalled from this store',
  uninstalledNote: 'All data is deleted 48 hours after that. Install the app again to keep it.',
  check: 'Check now',
  checking: 'A check is in progress.',
  checkStarted: 'Comparing your orders with the store.',
  readAgain: 'Load all orders again',
  resume: 'Continue loading',
  reading: 'Orders are loading.',
  readStarted: 'Loading your store’s orders.',
  notInstalled: 'The app isn’t installed in a store.',
  problems: 'Your store doesn’t have these changes',
  problemsNote:
    'If your store refused a change, correct the order in your store admin. Then try again: if the store has nothing ' +
    'left to fulfill, that removes the entry.',
  retry: 'Try again',
  retryAll: 'Try all again',
  retried: (name: string) => `Trying ${bidiIsolate(name)} again.`,
  retriedAll: 'Trying all of them again.',
  saving: 'your store',
  backfill: 'Your orders',
  backfillNote: 'You can work with the orders that are here while the rest load.',
  bar: 'Orders loaded',
});

/** "The store didn’t add the fulfillment: It is on hold." */
export function storeProblemText({ task, words }: StoreProblem): string {
  return eventWords.storeRefused({ task: isStoreTask(task) ? storeTaskText(task) : task, words: wordsText(words) });
}

/** Progress of the store's order import, in a sentence; `null` when there is nothing to import. */
export function backfillText(progress: BackfillProgress): string | null {
  return backfillWords({ ...progress, words: progress.words && wordsText(progress.words) });
}

export const backfillWords = inLanguage(
  'backfillWords',
  ({
    state,
    ordersRead,
    ordersTotal,
    words,
  }: Omit<BackfillProgress, 'words'> & { words: string | null }): string | null => {
    const count = formatCount(ordersRead);
    switch (state) {
      case 'none':
        return null;
      case 'running': {
        const why = words === null ? '' : ` ${bidiIsolate(words)}`;
        if (ordersTotal === null || ordersTotal === 0) return `Your store is preparing its orders.${why}`;
        return `${count} of ${formatCount(ordersTotal)} orders loaded.${why}`;
      }
      case 'done':
        if (ordersRead === 0) return 'Your store has no orders yet. New orders arrive automatically.';
        return ordersRead === 1
          ? '1 order loaded. New orders arrive automatically.'
          : `All ${count} orders loaded. New orders arrive automatically.`;
      case 'failed': {
        const reason = words === null ? '' : ` ${bidiIsolate(words)}`;
        return `Loading stopped after ${count} orders.${reason} The orders that are here stay.`;
      }
    }
  },
);

/** "Started 2026-11-20 09:00:00 AM"; `null` before the start. */
export const backfillStartText = inLanguage(
  'backfillStartText',
  (startedAt: IsoTime | null, timeZone: string): string | null =>
    startedAt === null ? null : `Started ${formatTime(startedAt, timeZone)}`,
);
