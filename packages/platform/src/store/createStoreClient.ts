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

/** Shops whose budget is remembered; a forgotten one is learned again from its next reply. */
const maxBudgets = 2_000;

const budgets = new Map<string, QueryBudget>();

/** The budget of a shop, the same for all clients of it in this process. */
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
  // The one that was used last stands last.
  budgets.delete(key);
  budgets.set(key, budget);
  if (budgets.size > maxBudgets) budgets.delete(budgets.keys().next().value ?? key);
  return budget;
}

export interface StoreClientOptions extends CallOptions {
  /** Offline token of the shop. */
  accessToken: string;
  /** Longest wait of one query for the shop's budget of points; 60 seconds by default. */
  maxThrottleWaitMs?: number;
  /** What queries may cost; by default one for all clients of the shop in this process. */
  budget?: QueryBudget;
}

/** A client of one shop. Cheap to make: it holds no connection. */
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
