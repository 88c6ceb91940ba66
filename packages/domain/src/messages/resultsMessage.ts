import { message, type Message } from './Message.ts';

/** "42 orders sent, 2 failed, 1 skipped.": `done`, then the orders that were not. */
export function resultsMessage(
  done: Message,
  { failed = 0, skipped = 0, sending = 0 }: { failed?: number; skipped?: number; sending?: number } = {},
): Message {
  const results = [done];
  if (failed > 0) results.push(message('results.failed', { orders: failed }));
  if (skipped > 0) results.push(message('results.skipped', { orders: skipped }));
  if (sending > 0) results.push(message('results.sending', { orders: sending }));
  return message('orders.several', { results });
}
