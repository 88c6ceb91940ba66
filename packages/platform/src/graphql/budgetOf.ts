import { createQueryBudget, type QueryBudget } from './createQueryBudget.ts';

/** Shops whose budget is remembered; a forgotten one is learned again from its next reply. */
const most = 2_000;

const budgets = new Map<string, QueryBudget>();

/** The budget of a shop, the same for all clients of it in this process. */
export function budgetOf(origin: string, shopDomain: string): QueryBudget {
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
  if (budgets.size > most) budgets.delete(budgets.keys().next().value ?? key);
  return budget;
}
