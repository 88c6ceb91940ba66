import type { Words } from '@hub/domain/messages';
import type { z } from 'zod';

/** Calls a provider's API. Throws a `ProviderError`. */
export type CallProvider = <Reply>(request: ProviderRequest<Reply>) => Promise<ProviderReply<Reply>>;

export interface ProviderRequest<Reply> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** All after the origin: `/2026-07/order/12?limit=1`. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a `URLSearchParams` as a form. */
  body?: unknown;
  /** What a good reply is, null for one without a body; `UnexpectedReplyError` for another. */
  reply: z.ZodType<Reply>;
  /** Statuses, besides 2xx, whose body is a reply too: 404 of a search. */
  accept?: readonly number[];
  /** Takes the 3PL's words from the body of a refusal, JSON or plain text; null: there are none. */
  refusal(body: unknown): Words | null;
}

export interface ProviderReply<Reply> {
  status: number;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: Reply;
}
