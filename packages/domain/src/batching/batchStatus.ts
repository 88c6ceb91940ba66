import { formatCount } from '../shared/numbers/formatCount.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import type { BatchRecord } from './BatchRecord.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** A batch's status. `failed`: a person has to act on some orders; `nothing`: every order was skipped. */
export type BatchStatus = 'sending' | 'failed' | 'sent' | 'nothing';

export const batchStatusLabels = inLanguage('batchStatusLabels', {
  sending: 'Being sent',
  failed: 'Failed orders',
  sent: 'Sent',
  nothing: 'Nothing sent',
} satisfies Record<BatchStatus, string>);

/** Texts of the batch status. */
export const batchStatusTexts = inLanguage('batchStatusTexts', {
  title: 'Batch status',
  note: 'Your newest batches. Open one to see its orders and send failed ones again.',
  head: ['Batch', 'Sent from', 'Status'],
  allSent: 'Nothing is being sent, and none of these batches has failed orders.',
  history: 'See all batches',
});

/** A batch's status: under way comes first, then what needs a person. */
export function batchStatus({ endedAt, counts }: Pick<BatchRecord, 'endedAt' | 'counts'>): BatchStatus {
  if (endedAt === null) return 'sending';
  if (counts.failed > 0) return 'failed';
  return counts.sent > 0 ? 'sent' : 'nothing';
}

/** Words for batch progress. */
export const batchProgressWords = inLanguage('batchProgressWords', {
  sent: (sent: number, orders: number) => `${formatCount(sent)} of ${ordersText(orders)} sent`,
  failed: (orders: number) => `${formatCount(orders)} failed`,
  skipped: (orders: number) => `${formatCount(orders)} skipped`,
  areSending: (batches: number) => `${batchesText(batches)} ${batches === 1 ? 'is' : 'are'} being sent.`,
  haveFailed: (batches: number) => `${batchesText(batches)} ${batches === 1 ? 'has' : 'have'} failed orders.`,
  sentNothing: (batches: number) => `${batchesText(batches)} sent nothing.`,
});

/** "200 of 320 orders sent, 3 failed, 1 skipped". */
export function batchProgressText({ counts: { waiting, sent, skipped, failed } }: Pick<BatchRecord, 'counts'>): string {
  const parts = [
    batchProgressWords.sent(sent, waiting + sent + skipped + failed),
    ...(failed > 0 ? [batchProgressWords.failed(failed)] : []),
    ...(skipped > 0 ? [batchProgressWords.skipped(skipped)] : []),
  ];
  return parts.join(', ');
}

/** "1 batch is being sent. 2 batches have failed orders. 1 batch sent nothing." */
export function batchesSummary(batches: readonly Pick<BatchRecord, 'endedAt' | 'counts'>[]): string {
  const countOf = (status: BatchStatus) => batches.filter((batch) => batchStatus(batch) === status).length;
  const sending = countOf('sending');
  const failed = countOf('failed');
  const nothing = countOf('nothing');
  const parts = [
    ...(sending > 0 ? [batchProgressWords.areSending(sending)] : []),
    ...(failed > 0 ? [batchProgressWords.haveFailed(failed)] : []),
    ...(nothing > 0 ? [batchProgressWords.sentNothing(nothing)] : []),
  ];
  return parts.length === 0 ? batchStatusTexts.allSent : parts.join(' ');
}

function batchesText(count: number): string {
  return count === 1 ? '1 batch' : `${formatCount(count)} batches`;
}
