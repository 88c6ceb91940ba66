import type { Words } from '../messages/Message.ts';
import { wordsText } from '../messages/messageWords.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { calendarDay } from '../shared/dates/calendarDay.ts';
import { dayMs, hourMs, minuteMs } from '../shared/dates/durations.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatDate } from '../shared/dates/formatDate.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { formatTime } from '../shared/dates/formatTime.ts';
import { formatTimeOfDay } from '../shared/dates/formatTimeOfDay.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import { wallClockTime } from './batchEvents.ts';
import type { BatchedOrderRecord, BatchRecord } from './BatchRecord.ts';
import { minutesLate } from './dueCutOffs.ts';
import type { UpcomingBatchSummary } from './UpcomingBatchSummary.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the batch screens. */
export const batchScreenTexts = inLanguage('batchScreenTexts', {
  upcoming: {
    subject: 'the next batches',
    title: 'Next batches',
    note: 'At its cutoff, the open orders of a location are sent to the warehouse together. Ship Now doesn’t wait for it.',
    none: 'Your store has no locations yet.',
    paused: 'Paused',
    off: 'Off',
    default: 'Takes orders without a location',
    noCutOffs: 'No cutoff times are set.',
    setCutOffs: 'Set cutoff times',
    isOff: 'This location is switched off, so nothing is sent at a cutoff.',
    dueNow: 'now',
    empty: 'No orders to send',
    leftOut: 'Won’t be sent',
    showOrders: 'Show orders',
    hideOrders: 'Hide orders',
    sendNow: 'Send now',
    pause: 'Pause cutoffs',
    resume: 'Resume cutoffs',
    nothingToSend: 'There are no orders to send.',
    nextCutOff: 'Next cutoff',
  },
  orders: {
    subject: 'the orders of the next batch',
    head: ['Order', 'Customer', 'Created', 'Box'],
    none: 'No orders are waiting for this location.',
    noCustomer: 'No name',
    ordersOf: (location: string) => `Orders for ${location}`,
  },
  sendNow: {
    sending: 'Sending the orders',
    note: 'This cannot be undone.',
    cancelled: 'You stopped waiting. The orders may have been sent: check Batch history.',
    view: 'Open the batch',
  },
  history: {
    subject: 'the batches',
    title: 'Batch history',
    note: 'Orders that were sent to the warehouse together, newest first.',
    none: 'No batches yet. The first one appears here after the next cutoff.',
    noneOlder: 'There are no older batches.',
    head: ['Batch', 'Started', 'Location', 'Orders', 'Boxes saved', 'Failed'],
    late: 'Late',
    running: 'Being sent',
    newest: 'Newest batches',
    older: 'Older batches',
  },
  batch: {
    subject: 'the batch',
    back: 'Batch history',
    sending: 'Orders of this batch are still being sent.',
    orders: 'Orders in this batch',
    head: ['Order', 'Customer', 'Box', 'Outcome'],
    none: 'This batch has no orders.',
    again: 'Send failed orders again',
    noneFailed: 'No orders in this batch failed.',
    againBody: 'Each order goes to the warehouse again. Orders shipped, held or closed in the meantime are skipped.',
    resultTitle: 'What happened to the orders',
    againCancelled: 'You stopped waiting. The orders may have been sent: check the batch before you send them again.',
    title: (batchId: string) => `Batch ${batchId}`,
    attempt: (attempt: number) => `Attempt ${attempt}`,
  },
  retry: 'Retry',
});

/** Labels for order outcomes in the history. */
export const batchOutcomeLabels = inLanguage('batchOutcomeLabels', {
  waiting: 'Being sent',
  sent: 'Sent',
  skipped: 'Skipped',
  failed: 'Failed',
} satisfies Record<BatchedOrderRecord['outcome'], string>);

/** "1 box", "39 boxes". */
export const boxesText = inLanguage('boxesText', (boxes: number): string =>
  boxes === 1 ? '1 box' : `${formatCount(boxes)} boxes`,
);

/** How many boxes the orders fit into. Whether the warehouse combines any is known after they leave. */
export const combinedBoxesText = inLanguage(
  'combinedBoxesText',
  (boxes: number): string => `${boxesText(boxes)} if the warehouse combines orders to one address`,
);

/** "3 boxes saved"; empty when none were. */
export const boxesSavedText = inLanguage('boxesSavedText', (saved: number): string =>
  saved === 0 ? '' : `${boxesText(saved)} saved`,
);

/** "12 – On hold". */
export function leftOutReasonText({ reason, orders }: { reason: Words; orders: number }): string {
  return `${formatCount(orders)} – ${wordsText(reason).replace(/\.$/, '')}`;
}

/** Words for a cutoff's time. */
export const cutOffTimeWords = inLanguage('cutOffTimeWords', {
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  later: (day: string, time: string) => `${day} at ${time}`,
  of: (time: string) => `Cutoff at ${time}`,
});

/** "today at 3:00 PM", "tomorrow at 11:00 AM", "2026-11-30 at 11:00 AM", in the zone. */
export function cutOffTimeText(at: IsoTime, now: Date, timeZone: string): string {
  const epoch = parseEpoch(at);
  if (epoch === null) return at;
  const [day, today, tomorrow] = [epoch, now.getTime(), now.getTime() + dayMs].map((instant) =>
    calendarDay(instant, timeZone),
  );
  const time = formatTimeOfDay(wallClockTime(at, timeZone));
  if (day === today) return cutOffTimeWords.today(time);
  return day === tomorrow ? cutOffTimeWords.tomorrow(time) : cutOffTimeWords.later(formatDate(at, timeZone), time);
}

/** Words for a countdown. */
export const countdownWords = inLanguage('countdownWords', {
  seconds: (seconds: number) => `in ${seconds} s`,
  minutes: (minutes: number) => `in ${minutes} min`,
  hours: (hours: number, minutes: number) => `in ${hours} h ${minutes} min`,
  days: (days: number, hours: number) => `in ${formatQuantity(days, 'day')} ${hours} h`,
});

/** "in 2 days 3 h", "in 1 h 24 min", "in 24 min", "in 45 s"; "now" once it has passed. */
export function countdownText(at: IsoTime, now: Date): string {
  const left = (parseEpoch(at) ?? 0) - now.getTime();
  if (left <= 0) return batchScreenTexts.upcoming.dueNow;
  if (left < minuteMs) return countdownWords.seconds(Math.ceil(left / 1_000));
  const [days = 0, hours = 0, minutes = 0] = [left / dayMs, (left % dayMs) / hourMs, (left % hourMs) / minuteMs].map(
    Math.floor,
  );
  if (days) return countdownWords.days(days, hours);
  return hours ? countdownWords.hours(hours, minutes) : countdownWords.minutes(minutes);
}

/** `by` is empty when unknown. */
export const pausedCutOffsText = inLanguage('pausedCutOffsText', (by: string, since: string): string => {
  const person = by === '' ? '' : ` by ${bidiIsolate(by)}`;
  return `Paused${person} since ${since}. Nothing is sent at its cutoffs.`;
});

/** "Paused by Robin Carter since 2026-11-20 09:13:00 AM". */
export function pausedText({ at, by }: NonNullable<UpcomingBatchSummary['paused']>, timeZone: string): string {
  return pausedCutOffsText(by, formatTime(at, timeZone));
}

/** Words for the confirmation before a batch is sent by hand. */
export const sendNowWords = inLanguage('sendNowWords', {
  title: (orders: number, name: string) => `Send ${ordersText(orders)} from ${bidiIsolate(name)} now?`,
  body: 'They go to the warehouse and move to Orders In Fulfillment.',
  combined: (boxes: number) => `If it combines orders to one address, they fit in ${boxesText(boxes)}.`,
  behind: (orders: number) => `${ordersText(orders)} won’t be sent.`,
  next: 'Orders that arrive later are sent at the next cutoff.',
  confirm: (orders: number) => `Send ${ordersText(orders)}`,
});

/** The confirmation before a batch is sent by hand, and what sending does. */
export function sendNowTexts({ name, orders, boxes, leftOut, nextCutOffAt, paused }: UpcomingBatchSummary) {
  const behind = leftOut.reduce((sum, group) => sum + group.orders, 0);
  return {
    title: sendNowWords.title(orders, name),
    body: [
      sendNowWords.body,
      ...(boxes < orders ? [sendNowWords.combined(boxes)] : []),
      ...(behind === 0 ? [] : [sendNowWords.behind(behind)]),
      ...(paused === null && nextCutOffAt !== null ? [sendNowWords.next] : []),
    ].join(' '),
    confirm: sendNowWords.confirm(orders),
  };
}

/** "Batch 214: 42 orders sent from Leeds, 1 skipped." */
export const sentBatchText = inLanguage('sentBatchText', ({ batchId, locationName, counts }: BatchRecord): string => {
  const others = [
    ...(counts.failed > 0 ? [`${formatCount(counts.failed)} failed`] : []),
    ...(counts.skipped > 0 ? [`${formatCount(counts.skipped)} skipped`] : []),
    ...(counts.waiting > 0 ? [`${formatCount(counts.waiting)} still being sent`] : []),
  ];
  const sent = `${ordersText(counts.sent)} sent from ${bidiIsolate(locationName)}`;
  return `Batch ${batchId}: ${[sent, ...others].join(', ')}.`;
});

/** "Cutoff at 3:00 PM" or "Robin Carter". */
export function batchStarterText({ cutOffAt, startedBy }: BatchRecord, timeZone: string): string {
  if (cutOffAt !== null) return cutOffTimeWords.of(formatTimeOfDay(wallClockTime(cutOffAt, timeZone)));
  return startedBy === null ? '' : bidiIsolate(startedBy);
}

/** Words for a batch that started late. `delay`: "2 h 10 min". */
export const lateBatchWords = inLanguage('lateBatchWords', {
  late: (delay: string) => `Started ${delay} late, because no server was running at the cutoff.`,
  delay: (hours: number, minutes: number) => (hours > 0 ? `${formatCount(hours)} h ${minutes} min` : `${minutes} min`),
  missed: (count: number) => `It also covers ${formatQuantity(count, 'earlier cutoff')}.`,
});

/**
 * "Started 2 h 10 min late, because no server was running. It also covers 2 earlier cut-offs."; `null` when on time.
 */
export function lateBatchText({ cutOffAt, startedAt, missedCutOffs }: BatchRecord): string | null {
  const [due, started] = [parseEpoch(cutOffAt), parseEpoch(startedAt)];
  const late = due === null || started === null ? 0 : minutesLate(due, started);
  const missed = missedCutOffs === 0 ? '' : lateBatchWords.missed(missedCutOffs);
  if (late === 0) return missed === '' ? null : missed;
  const delay = lateBatchWords.delay(Math.floor(late / 60), late % 60);
  return [lateBatchWords.late(delay), missed].join(' ').trim();
}

/** "Send the 3 failed orders again". */
export const sendAgainLabel = inLanguage('sendAgainLabel', (failed: number): string =>
  failed === 1 ? 'Send the failed order again' : `Send the ${formatCount(failed)} failed orders again`,
);

/** "Cut-offs for Leeds are paused." */
export const pauseDoneText = inLanguage(
  'pauseDoneText',
  (name: string, isPaused: boolean): string =>
    `Cutoffs for ${bidiIsolate(name)} are ${isPaused ? 'paused' : 'running again'}.`,
);
