import { setTimeout as delay } from 'node:timers/promises';
import { message } from '@hub/domain/messages';
import { z } from 'zod';
import { adminApiVersion } from '../adminApiVersion.ts';
import { callPlatform, type CallOptions, fieldOf, msToBeginCall } from '../http/callPlatform.ts';
import {
  AccessDeniedError,
  type PlatformError,
  ShopUnavailableError,
  StoreThrottledError,
  StoreUnreachableError,
  UnexpectedStoreReplyError,
} from '../PlatformError.ts';
import { fullAfterMs, type QueryBudget, type ThrottleStatus } from './createQueryBudget.ts';

export interface GraphqlCallerOptions extends CallOptions {
  accessToken: string;
  budget: QueryBudget;
  /** Longest wait of one query for the budget, over all tries, ms. */
  maxThrottleWaitMs?: number;
  sleep?(ms: number): Promise<unknown>;
}

/** Sends a document and resolves to its validated data. Throws PlatformError. */
export type GraphqlCaller = <Data>(
  document: string,
  variables: Readonly<Record<string, unknown>>,
  data: z.ZodType<Data>,
) => Promise<Data>;

const maxTries = 5;

/** Wait when the platform says that a query was throttled, but not for how long. */
const defaultWaitMs = 1000;

/** Queries to one shop. Each waits for the shop's budget. A throttled query did nothing, so it is sent again. */
export function createGraphqlCaller(options: GraphqlCallerOptions): GraphqlCaller {
  const { maxThrottleWaitMs = 60_000, now = Date.now, sleep = delay } = options;
  return async (document, variables, data) => {
    const name = operationName(document);
    const endsAt = now() + Math.min(maxThrottleWaitMs, msToBeginCall(options));
    for (let tries = 1; ; tries += 1) {
      const outcome = await sendOnce(options, { name, document, variables }, endsAt - now());
      if (!outcome.isThrottled) return checkData({ name, document, variables }, outcome.reply, data);
      if (tries === maxTries || now() + outcome.waitMs > endsAt)
        throw new StoreThrottledError(message('store.callLimit'), outcome.waitMs);
      await sleep(outcome.waitMs);
    }
  };
}

const throttleStatus = z.object({
  maximumAvailable: z.number(),
  currentlyAvailable: z.number(),
  restoreRate: z.number().positive(),
});

const graphqlReply = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        path: z.array(z.unknown()).nullish(),
        extensions: z.object({ code: z.string().optional(), requiredAccess: z.string().optional() }).optional(),
      }),
    )
    .optional(),
  extensions: z
    .object({
      cost: z.object({ requestedQueryCost: z.number(), throttleStatus: throttleStatus.optional() }).optional(),
    })
    .optional(),
});

type GraphqlReply = z.infer<typeof graphqlReply>;
type Outcome = { isThrottled: false; reply: GraphqlReply } | { isThrottled: true; waitMs: number };

interface Operation {
  name: string;
  document: string;
  variables: Readonly<Record<string, unknown>>;
}

async function sendOnce(options: GraphqlCallerOptions, operation: Operation, maxWaitMs: number): Promise<Outcome> {
  const { budget, accessToken } = options;
  const { name, document, variables } = operation;
  const reserved = await budget.reserve(name, maxWaitMs);
  try {
    const reply = await callPlatform(
      {
        name: message('store.query', { name }),
        path: `/admin/api/${adminApiVersion}/graphql.json`,
        headers: { 'x-shopify-access-token': accessToken },
        body: { query: document, variables },
        reply: graphqlReply,
      },
      options,
    );
    const cost = reply.extensions?.cost;
    budget.settle(name, reserved, cost?.requestedQueryCost ?? null, cost?.throttleStatus ?? null);
    if (!reply.errors?.some(({ extensions }) => extensions?.code === 'THROTTLED')) return { isThrottled: false, reply };
    return { isThrottled: true, waitMs: restoreMs(cost?.requestedQueryCost ?? 0, cost?.throttleStatus) };
  } catch (error) {
    budget.settle(name, reserved, null, null);
    if (!(error instanceof StoreThrottledError)) throw error;
    return { isThrottled: true, waitMs: error.retryAfterMs ?? defaultWaitMs };
  }
}

/** Milliseconds until the bucket holds this many points, a minute at most. */
function restoreMs(cost: number, status: ThrottleStatus | undefined): number {
  if (!status) return defaultWaitMs;
  const waitMs = Math.ceil(((cost - status.currentlyAvailable) / status.restoreRate) * 1000);
  return Math.min(Math.max(0, waitMs), fullAfterMs);
}

/**
 * A query returns null for a field that failed, so any error fails it. A mutation with failed fields has run: its
 * payload counts, and without a payload it is unknown whether the write was done.
 */
function checkData<Data>({ name, document }: Operation, reply: GraphqlReply, data: z.ZodType<Data>): Data {
  const [error] = reply.errors ?? [];
  const hasRun = isMutation(document) && reply.errors?.some(({ path }) => (path?.length ?? 0) > 1);
  if (error && !hasRun) throw errorOf(name, error.extensions);
  const parsed = data.safeParse(reply.data);
  if (parsed.success) return parsed.data;
  const problem = fieldOf(parsed.error.issues);
  const words = message('store.unknownForm', { call: message('store.query', { name }), problem });
  throw hasRun ? new StoreUnreachableError(words, true) : new UnexpectedStoreReplyError(words);
}

/**
 * https://shopify.dev/docs/api/admin-graphql#status_and_error_codes
 * Its messages may quote the request, so they are not passed on.
 */
function errorOf(name: string, extensions: { code?: string; requiredAccess?: string } = {}): PlatformError {
  const { code, requiredAccess = null } = extensions;
  switch (code) {
    case 'ACCESS_DENIED':
      return new AccessDeniedError(message('store.notAllowed'), requiredAccess);
    case 'SHOP_INACTIVE':
      return new ShopUnavailableError(message('store.notActive'), 'frozen');
    case 'INTERNAL_SERVER_ERROR':
      return new StoreUnreachableError(message('store.ownProblem'), true);
    default:
      return new UnexpectedStoreReplyError(
        code === undefined ? message('store.cannotRunQuery', { name }) : message('store.cannotRun', { name, code }),
      );
  }
}

function isMutation(document: string): boolean {
  return /^\s*mutation\b/.test(document);
}

function operationName(document: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(document)?.[1] ?? '';
}
