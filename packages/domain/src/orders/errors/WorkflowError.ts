import type { Message, Words } from '../../messages/Message.ts';

/** One entry of §3 `error`: why a workflow could not handle the order. */
export interface WorkflowError {
  /** The message as sent, in English when it is ours; identifies the error. */
  message: string;
  /** The same as one of our messages; absent for foreign words. */
  words?: Message | undefined;
  sku: string | null;
  /** Wire `qty`, labeled "Require" (§2). */
  quantity: number | null;
  /** For `order_amount_error` only the message is shown (§2). */
  type: string | null;
}

/** An error's words: our message, or foreign words. */
export function workflowErrorWords({ words, message }: Pick<WorkflowError, 'words' | 'message'>): Words {
  return words ?? message;
}
