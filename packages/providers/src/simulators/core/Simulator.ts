import type { ThirdPartyId } from '@hub/domain/integrations';
import type { Account, AccountBook } from './AccountBook.ts';
import type { Operation } from './FaultInjector.ts';
import type { RateLimitRule, RateLimitState } from './RateLimiter.ts';
import type { OrderEvent } from './SimulatedOrder.ts';
import type { SimulatedClock } from '@hub/domain/simulation';
import type { OutgoingWebhook, SubscriptionBook } from './SubscriptionBook.ts';
import type { Warehouse } from './Warehouse.ts';

/** A received call. */
export interface SimulatedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  text: string;
  /** `text` parsed as JSON; undefined when empty. Invalid JSON was already answered. */
  json: unknown;
}

export interface SimulatedReply {
  status: number;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; absent means no body. */
  json?: unknown;
  /** Sent unchanged, instead of `json`. */
  text?: string;
  contentType?: string;
}

/** An authorized call of an account. */
export interface RouteCall {
  request: SimulatedRequest;
  account: Account;
  /** Captures of `path`. */
  params: readonly string[];
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Matches the whole path. */
  path: RegExp;
  operation: Operation;
  handle(call: RouteCall): SimulatedReply;
}

/** A call without an account, to get a token. */
export interface OpenRoute extends Omit<Route, 'handle'> {
  handle(request: SimulatedRequest): SimulatedReply;
}

/** A 3PL's wire format on top of a `Warehouse`. */
export interface Simulator {
  /** Per account. */
  rateLimit: RateLimitRule;
  /** The account of a call, or the provider's refusal. */
  authenticate(request: SimulatedRequest): Account | SimulatedReply;
  openRoutes?: readonly OpenRoute[];
  routes: readonly Route[];
  /** Sent with every reply. */
  rateLimitHeaders?(state: RateLimitState): Record<string, string>;
  tooManyRequests(state: RateLimitState): SimulatedReply;
  notFound(request: SimulatedRequest): SimulatedReply;
  /** The reply to invalid JSON, where the provider expects JSON. */
  unreadableBody(): SimulatedReply;
  serverError(): SimulatedReply;
  /** Time limit for webhook receivers, in ms; absent when not documented. */
  webhookTimeoutMs?: number;
  /** Webhooks for an event. Absent when the provider sends none. */
  webhooks?(event: OrderEvent): readonly OutgoingWebhook[];
}

/** Dependencies of a simulator. */
export interface SimulatorContext {
  provider: ThirdPartyId;
  clock: SimulatedClock;
  warehouse: Warehouse;
  accounts: AccountBook;
  subscriptions: SubscriptionBook;
  /** Overrides the provider's token lifetime; null keeps it. */
  tokenLifetimeMs: number | null;
  /** `http://127.0.0.1:4101`, known once the server listens. */
  origin(): string;
  /** Why a test wants an order refused; null accepts it. */
  takeRefusal(reference: string): Refusal | null;
}

export interface Refusal {
  words: string;
  /** Overrides the provider's usual status for a refusal. */
  status?: number;
}

export function isReply(value: Account | SimulatedReply): value is SimulatedReply {
  return 'status' in value;
}
