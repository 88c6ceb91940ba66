import type { Words } from '@hub/domain/messages';
import type { z } from 'zod';

/** Calls a provider's API. Throws a `ProviderError`. */
export type CallProvider = <Reply>(request: ProviderRequest<Reply>) => Promise<ProviderReply<Reply>>;

export interface ProviderRequest<Reply> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Everything after the origin: `/2026-07/order/12?limit=1`. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as a form if it is a `URLSearchParams`. */
  body?: unknown;
  /** Shape of a successful reply; null for one without a body. Other shapes throw `UnexpectedReplyError`. */
  reply: z.ZodType<Reply>;
  /** Accepted statuses besides 2xx, such as 404 from a search. */
  accept?: readonly number[];
  /** Extracts the 3PL's reason from the body of a refusal, JSON or plain text; null when it has none. */
  refusal(body: unknown): Words | null;
}

export interface ProviderReply<Reply> {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: Reply;
}
