import { message, type Message } from '../messages/Message.ts';

/** Message of a batch that was sent: "42 orders sent, 1 skipped." */
export function batchSentMessage({ sent, skipped, failed, waiting }: BatchCounts): Message {
  const results = [message('results.sent', { orders: sent })];
  if (failed > 0) results.push(message('results.failed', { orders: failed }));
  if (skipped > 0) results.push(message('results.skipped', { orders: skipped }));
  if (waiting > 0) results.push(message('results.sending', { orders: waiting }));
  return message('orders.several', { results });
}

interface BatchCounts {
  sent: number;
  skipped: number;
  failed: number;
  waiting: number;
}
