import type { Order } from '@hub/domain/orders';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { EndlessListError } from '../http/errors.ts';
import { type ListOrdersParams, parseOrderPage, toQuery } from './listOrders.ts';
import { logRepeatedOrders } from './logRepeatedOrders.ts';
import { orderEndpoints } from './orderEndpoints.ts';

export interface ExportPartsOptions extends CallOptions {
  /** Takes the orders of a part; the next one is requested when it resolves. */
  onPart(orders: readonly Order[]): Promise<void>;
}

/**
 * The rows of an export part by part, each after the last order of the previous one, so that few of them are in memory
 * and arriving or leaving orders do not shift them. For servers with capability `windowed-lists`. Resolves to the
 * number of unreadable orders; throws EndlessListError when the parts do not end.
 */
export async function exportParts(
  context: ClientContext,
  params: Pick<ListOrdersParams, 'tab' | 'filters' | 'fields'>,
  { signal, onPart }: ExportPartsOptions,
): Promise<number> {
  const lastIds = new Set<string>();
  let after: string | undefined;
  let unreadable = 0;
  for (;;) {
    const query = { ...toQuery({ ...params, forExport: true }), after };
    const reply = await context.http.request(orderEndpoints.listOrder, { query, signal });
    const part = parseOrderPage(context, { forExport: true }, reply);
    logRepeatedOrders(context, part.repeatedIds);
    unreadable += part.unreadable;
    await onPart(part.orders);
    if (!part.hasNextPage) return unreadable;
    after = part.orderIds.at(-1);
    if (after === undefined || lastIds.has(after))
      throw new EndlessListError(reply, 'hasNextPage', 'promises another part, but the same one would come again');
    lastIds.add(after);
  }
}
