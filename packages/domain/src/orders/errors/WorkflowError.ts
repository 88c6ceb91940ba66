import type { Message, Words } from '../../messages/Message.ts';

/** One entry of §3 `error`: why a workflow could not handle the order. */
export interface WorkflowError {
  /** As it is sent, in English where it is ours; errors are told apart by it. */
  message: string;
  /** The message of ours that it is; absent with the words of others. */
  words?: Message | undefined;
  sku: string | null;
  /** Wire `qty`, labelled "Require" (§2). */
  quantity: number | null;
  /** `order_amount_error` shows only the message (§2). */
  type: string | null;
}

/** What an error says: the message of ours that it is, or the words of others. */
export function workflowErrorWords({ words, message }: Pick<WorkflowError, 'words' | 'message'>): Words {
  return words ?? message;
}
