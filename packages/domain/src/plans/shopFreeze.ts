import { formatDate } from '../shared/dates/formatDate.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import { dayMs } from '../shared/dates/durations.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Work waiting while a shop is frozen. */
export interface WaitingWork {
  /** Orders that workflows and routing have not decided yet. */
  decisions: number;
  /** Orders and batches to send to a 3PL, or to change or read there. */
  warehouseCalls: number;
  /** Store changes not read yet. */
  storeChanges: number;
  /** Orders with changes to write to the store. */
  storeWrites: number;
}

/** Why the app does nothing for a shop: an unpaid bill, or the store no longer takes the app's token. */
export type FreezeCause = 'bill' | 'access';

/** A period in which the app did nothing for a shop. */
export interface PastFreeze {
  since: IsoTime;
  endedAt: IsoTime;
  /** What was waiting when it ended. */
  waited: WaitingWork;
}

/** Whether a shop is frozen or was until recently. */
export interface ShopFreeze {
  since: IsoTime;
  /** `null` while it lasts. */
  endedAt: IsoTime | null;
  /** Reason for the current freeze; absent for the bill. */
  cause?: FreezeCause;
  /** What is waiting now, or was when it ended. */
  waiting: WaitingWork;
}

export const freezeTexts = inLanguage('freezeTexts', {
  title: 'Your store is frozen',
  stopped:
    'Workflows, batches and requests to 3PLs are stopped until the bill is paid. Then they resume by themselves.',
  accessTitle: 'Your store needs to let us in again',
  accessStopped:
    'The store’s access for this app has ended, so workflows, batches and requests to 3PLs are stopped. Open the app from ' +
    'your store’s admin: that renews it, and they resume by themselves.',
  nothingWaits: 'Nothing is waiting yet, and nothing will be lost.',
  overTitle: 'Your store is active again',
  nothingWaited: 'Nothing was waiting.',
});

/** Words for what is waiting. */
export const freezeWords = inLanguage('freezeWords', {
  waiting: (parts: string) => `Waiting: ${parts}. Nothing is lost.`,
  over: (date: string, nothing: string) => `Work stopped on ${date} and is running again. ${nothing}`,
  done: (date: string, parts: string) => `Catching up on what was waiting since ${date}: ${parts}.`,
  decisions: (orders: number) => `${ordersText(orders)} for workflows and routing`,
  warehouseCalls: (tasks: number) => `${formatQuantity(tasks, 'task')} at 3PLs`,
  storeChanges: (changes: number) => `${formatQuantity(changes, 'change')} from your store`,
  storeWrites: (changes: number) => `${formatQuantity(changes, 'change')} to write to your store`,
});

/** "12 orders wait for workflows and routing, and 3 changes from your store wait to be read. Nothing is lost." */
export function frozenText({ cause, waiting }: Pick<ShopFreeze, 'cause' | 'waiting'>): string {
  const parts = workParts(waiting);
  const rest = parts.length === 0 ? freezeTexts.nothingWaits : freezeWords.waiting(joinNames(parts));
  return `${cause === 'access' ? freezeTexts.accessStopped : freezeTexts.stopped} ${rest}`;
}

/** "Catching up on what was waiting since 2026-11-20: 12 orders for workflows and routing." */
export function freezeOverText({ since, waiting }: Pick<ShopFreeze, 'since' | 'waiting'>, timeZone: string): string {
  const parts = workParts(waiting);
  const date = formatDate(since, timeZone);
  return parts.length === 0
    ? freezeWords.over(date, freezeTexts.nothingWaited)
    : freezeWords.done(date, joinNames(parts));
}

/** The freeze to tell people about: the current one, or one that ended less than a day ago; `null` for none. */
export function shownFreeze(
  { frozenAt, cause }: { frozenAt: IsoTime | null; cause: FreezeCause },
  waiting: WaitingWork,
  past: PastFreeze | null,
  now: number,
): ShopFreeze | null {
  if (frozenAt !== null) return { since: frozenAt, endedAt: null, cause, waiting };
  const endedAt = parseEpoch(past?.endedAt ?? null);
  if (past === null || endedAt === null || now - endedAt >= dayMs) return null;
  return { since: past.since, endedAt: past.endedAt, waiting: past.waited };
}

function workParts({ decisions, warehouseCalls, storeChanges, storeWrites }: WaitingWork): readonly string[] {
  return [
    decisions === 0 ? null : freezeWords.decisions(decisions),
    warehouseCalls === 0 ? null : freezeWords.warehouseCalls(warehouseCalls),
    storeChanges === 0 ? null : freezeWords.storeChanges(storeChanges),
    storeWrites === 0 ? null : freezeWords.storeWrites(storeWrites),
  ].filter((part) => part !== null);
}
