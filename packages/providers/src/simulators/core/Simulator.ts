import type { ThirdPartyId } from '@hub/domain/integrations';
import type { Account, AccountBook } from './AccountBook.ts';
import type { Operation } from './FaultInjector.ts';
import type { RateLimitRule, RateLimitState } from './RateLimiter.ts';
import type { OrderEvent } from './SimulatedOrder.ts';
import type { SimulatorClock } from './SimulatorClock.ts';
import type { OutgoingWebhook, SubscriptionBook } from './SubscriptionBook.ts';
import type { Warehouse } from './Warehouse.ts';

/** A call as it came. */
export interface SimulatedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  text: string;
  /** `text` as JSON; undefined: it is empty. A body that is none was answered before. */
  json: unknown;
}

export interface SimulatedReply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; absent: no body. */
  json?: unknown;
  /** Sent as it is, in place of `json`. */
  text?: string;
  contentType?: string;
}

/** A call of an account that may make it. */
export interface RouteCall {
  request: SimulatedRequest;
  account: Account;
  /** What the groups of `path` matched. */
  params: readonly string[];
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Of the whole path. */
  path: RegExp;
  operation: Operation;
  handle(call: RouteCall): SimulatedReply;
}

/** A call that is made before there is an account: for a token. */
export interface OpenRoute extends Omit<Route, 'handle'> {
  handle(request: SimulatedRequest): SimulatedReply;
}

/** One 3PL's wire format over a `Warehouse`. */
export interface Simulator {
  /** Per account. */
  rateLimit: RateLimitRule;
  /** The account of a call, or how the provider refuses it. */
  authenticate(request: SimulatedRequest): Account | SimulatedReply;
  openRoutes?: readonly OpenRoute[];
  routes: readonly Route[];
  /** Sent with every answer. */
  rateLimitHeaders?(state: RateLimitState): Record<string, string>;
  tooManyRequests(state: RateLimitState): SimulatedReply;
  notFound(request: SimulatedRequest): SimulatedReply;
  /** A body that is no JSON, where the provider expects some. */
  unreadableBody(): SimulatedReply;
  serverError(): SimulatedReply;
  /** How long a receiver of webhooks may take; absent: not documented. */
  webhookTimeoutMs?: number;
  /** Webhooks that an event makes. Absent: the provider sends none. */
  webhooks?(event: OrderEvent): readonly OutgoingWebhook[];
}

/** What a simulator is built on. */
export interface SimulatorContext {
  provider: ThirdPartyId;
  clock: SimulatorClock;
  warehouse: Warehouse;
  accounts: AccountBook;
  subscriptions: SubscriptionBook;
  /** Lifetime of a token in place of the provider's own; null: the provider's. */
  tokenLifetimeMs: number | null;
  /** `http://127.0.0.1:4101`: known once the server listens. */
  origin(): string;
  /** Words that a test wants an order refused with; null: it may come in. */
  takeRefusal(reference: string): Refusal | null;
}

export interface Refusal {
  words: string;
  /** In place of the provider's usual status of a refusal. */
  status?: number;
}

export function isReply(value: Account | SimulatedReply): value is SimulatedReply {
  return 'status' in value;
}
