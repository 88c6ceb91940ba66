import { ordersText } from '../shared/ordersText.ts';

/** Messages of the server about batches. */
export const batchReplies = {
  unknownLocation: 'We can’t find this location. It may have been removed from your store.',
  unknownBatch: 'There is no such batch.',
  nothingToSend: 'No open order of this location can be sent now.',
  nothingFailed: 'No orders in this batch failed.',
} as const;

/** Message of a batch that was sent: "42 orders sent, 1 skipped." */
export function batchSentText({ sent, skipped, failed, waiting }: BatchCounts): string {
  const parts = [`${ordersText(sent)} sent`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (waiting > 0) parts.push(`${waiting} still being sent`);
  return `${parts.join(', ')}.`;
}

interface BatchCounts {
  sent: number;
  skipped: number;
  failed: number;
  waiting: number;
}
