/** A reply of `list-order` whose first order is as the caller needs it. */
export function withFirstOrder(reply: unknown, facts: Readonly<Record<string, unknown>>): unknown {
  const { orders, ...rest } = reply as { orders: readonly object[] };
  return { ...rest, orders: orders.map((order, place) => (place === 0 ? { ...order, ...facts } : order)) };
}
