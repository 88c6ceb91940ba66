import { createGraphqlCaller } from '../graphql/createGraphqlCaller.ts';
import { type QueryBudget, createQueryBudget } from '../graphql/createQueryBudget.ts';
import type { CallOptions } from '../http/callPlatform.ts';
import { createBackfills } from './createBackfills.ts';
import { createFulfillmentWrites } from './createFulfillmentWrites.ts';
import { createOrderReads } from './createOrderReads.ts';
import { createOrderWrites } from './createOrderWrites.ts';
import { createShopReads } from './createShopReads.ts';
import { createSubscriptions } from './createSubscriptions.ts';
import { createWebhookSubscriptions } from './createWebhookSubscriptions.ts';
import { readBackfillFile } from './readBackfillFile.ts';
import type { StoreClient } from './StoreClient.ts';

/** Number of shops with a remembered budget; a forgotten one is learned from the next reply. */
const maxBudgets = 2_000;

const budgets = new Map<string, QueryBudget>();

/** The shop's budget, shared by all its clients in this process. */
function budgetOf(origin: string, shopDomain: string): QueryBudget {
  const key = `${origin} ${shopDomain}`;
  const budget =
    budgets.get(key) ??
    createQueryBudget({
      now: Date.now,
      sleep: async (ms) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
      },
    });
  // Keeps the map in least recently used order.
  budgets.delete(key);
  budgets.set(key, budget);
  if (budgets.size > maxBudgets) budgets.delete(budgets.keys().next().value ?? key);
  return budget;
}

export interface StoreClientOptions extends CallOptions {
  /** The shop's offline token. */
  accessToken: string;
  /** Longest wait of one query for the shop's points budget; 60 seconds by default. */
  maxThrottleWaitMs?: number;
  /** Query budget; by default shared by all clients of the shop in this process. */
  budget?: QueryBudget;
}

/** A client for one shop. Cheap to create: it holds no connection. */
export function createStoreClient(options: StoreClientOptions): StoreClient {
  const { shopDomain, origin, signal } = options;
  const budget = options.budget ?? budgetOf(origin ?? '', shopDomain);
  const call = createGraphqlCaller({ ...options, budget });
  return {
    shopDomain,
    ...createShopReads(call),
    ...createOrderReads(call),
    ...createBackfills(call),
    readBackfillFile: (url) => readBackfillFile(url, { origin, signal }),
    ...createFulfillmentWrites(call),
    ...createOrderWrites(call),
    ...createSubscriptions(call),
    ...createWebhookSubscriptions(call),
  };
}
