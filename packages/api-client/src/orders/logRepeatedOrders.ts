import type { ClientContext } from '../http/ClientContext.ts';

/** Logged orders, by client: lists are read repeatedly. */
const logged = new WeakMap<ClientContext, Set<string>>();

const maxNamed = 10;

/** Logs the orders that a server sends more than once, each once per client. */
export function logRepeatedOrders(context: ClientContext, orderIds: Iterable<string>): void {
  const known = logged.get(context) ?? new Set();
  logged.set(context, known);
  const fresh = [...orderIds].filter((orderId) => !known.has(orderId));
  if (fresh.length === 0) return;
  for (const orderId of fresh) known.add(orderId);
  const names = fresh.slice(0, maxNamed).join(', ') + (fresh.length > maxNamed ? ', …' : '');
  context.log(`GET /list-order: ${fresh.length} orders came more than once and count once (order_id ${names})`);
}
