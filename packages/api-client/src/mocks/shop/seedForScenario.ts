import type { Scenario } from '../scenarios.ts';
import type { SeedOrder } from '../seed/SeedOrder.ts';

const largeOrderCount = 100_000;
const yearMs = 365 * 24 * 3_600_000;

/** The invoices of a scenario, newest first. */
export function seedForScenario(
  seed: readonly SeedOrder[],
  orders: NonNullable<Scenario['orders']>,
): readonly SeedOrder[] {
  if (orders === 'none') return [];
  return orders === 'large' ? repeatSeed(seed, largeOrderCount) : seed;
}

/** The seed repeated until it has `count` invoices; the copies are spread over an earlier year. */
function repeatSeed(seed: readonly SeedOrder[], count: number): readonly SeedOrder[] {
  if (seed.length === 0) return [];
  const copies = Math.ceil(count / seed.length);
  const all = Array.from({ length: copies }, (_, copy) =>
    copy === 0
      ? seed
      : seed.map((order) => ({
          ...order,
          invoice: `${order.invoice}-${copy}`,
          at: order.at - Math.round((copy * yearMs) / copies),
        })),
  );
  return all
    .flat()
    .sort((a, b) => b.at - a.at)
    .slice(0, count);
}
