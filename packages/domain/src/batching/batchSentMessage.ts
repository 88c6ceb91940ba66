import { message, type Message } from '../messages/Message.ts';
import { resultsMessage } from '../messages/resultsMessage.ts';
import type { BatchRecord } from './BatchRecord.ts';

/** Message after a batch is sent: "42 orders sent, 1 skipped." */
export function batchSentMessage({ sent, skipped, failed, waiting }: BatchRecord['counts']): Message {
  return resultsMessage(message('results.sent', { orders: sent }), { failed, skipped, sending: waiting });
}
