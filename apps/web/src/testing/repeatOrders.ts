import type { SeedOrder } from '@hub/api-client/mocks';

/** Larger than the range of all invoice numbers in the sample data. */
const invoicesApart = 100_000;
const roundMs = 3 * 86_400_000;

/** This many orders, newest first. Repeats the orders, each time three days earlier and with other numbers. */
export function repeatOrders(orders: readonly SeedOrder[], count: number): readonly SeedOrder[] {
  const rounds = Math.ceil(count / orders.length);
  const repeated = Array.from({ length: rounds }, (_, round) =>
    orders.map((order) => ({
      ...order,
      invoice: order.invoice.replace(/\d+/, (digits) => String(Number(digits) + (rounds - 1 - round) * invoicesApart)),
      at: order.at - round * roundMs,
    })),
  );
  return repeated
    .flat()
    .toSorted((first, second) => second.at - first.at)
    .slice(0, count);
}
