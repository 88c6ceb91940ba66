import type { Order } from '@hub/domain/orders';
import { hasMovedUp, orderTab } from '@hub/domain/orders/list';
import type { ReadGap } from '@hub/domain/shared';
import type { ClientContext } from '../http/ClientContext.ts';
import { getStats } from './getStats.ts';
import { type ListOrdersParams, parseOrderPage, requestOrderPage } from './listOrders.ts';
import { logRepeatedOrders } from './logRepeatedOrders.ts';
import { type ListAllOrdersOptions, type ListReading, readPages } from './readPages.ts';

export interface AllOrders {
  /** Each order once, its last row. */
  orders: Order[];
  /** Unreadable orders of all pages. */
  unreadable: number;
  /** Set when orders moved while the pages were read, so that others may be missing. */
  gap: ReadGap | null;
}

type ListParams = Omit<ListOrdersParams, 'page'>;

/**
 * Every matching order, page after page until `hasNextPage` is false; throws EndlessListError when that never comes.
 * Orders that leave the list in between move later ones up to pages that were already read. So if there are pages, the
 * first one is read again and the count compared with the stats; if they differ, all pages are read once more.
 */
export async function listAllOrders(
  context: ClientContext,
  params: ListParams,
  options: ListAllOrdersOptions = {},
): Promise<AllOrders> {
  const orders = new Map<string, Order>();
  const readAll = () => readAndCheck(context, params, orders, options);
  const first = await readAll();
  const second = first.isComplete ? null : await readAll();
  const last = second?.reading ?? first.reading;
  logRepeatedOrders(context, last.repeatedIds);

  const unreadableIds = [...first.reading.orderIds, ...last.orderIds].filter((orderId) => !orders.has(orderId));
  const unreadable = new Set(unreadableIds).size + last.nameless;
  const isComplete = second === null || second.isComplete || isSameList(first.reading, second.reading);
  const gap = isComplete ? null : gapOf(orders.size + unreadable, second.expected);
  return { orders: [...orders.values()], unreadable, gap };
}

interface CheckedReading {
  reading: ListReading;
  /** Number of orders in the list according to the stats; `null` when unknown. */
  expected: number | null;
  isComplete: boolean;
}

async function readAndCheck(
  context: ClientContext,
  params: ListParams,
  orders: Map<string, Order>,
  options: ListAllOrdersOptions,
): Promise<CheckedReading> {
  let expected: number | null = null;
  const reading = await readPages(context, params, orders, {
    ...options,
    onPaged() {
      // Not awaited: without an answer only the first page is compared.
      getStats(context, params.filters, options).then(
        (stats) => {
          expected = stats[orderTab(params.tab).statsField];
        },
        () => undefined,
      );
    },
  });
  if (reading.pages === 1) return { reading, expected, isComplete: true };
  const { signal } = options;
  const ids = { ...params, fields: [], page: 1 };
  const again = parseOrderPage(context, params, await requestOrderPage(context, ids, { signal }));
  const [before, after] = [reading.firstPageIds, again.orderIds];
  // Without a count, a new order may hide one that left.
  const isComplete =
    expected === null
      ? before.length === after.length && before.every((orderId, index) => orderId === after[index])
      : reading.orderIds.size + reading.nameless >= expected &&
        !hasMovedUp(before, after, (orderId) => reading.orderIds.has(orderId));
  return { reading, expected, isComplete };
}

/** Read twice with the same orders: nothing moves, and only the count of the stats differs. */
function isSameList(first: ListReading, second: ListReading): boolean {
  return (
    first.nameless === second.nameless &&
    first.orderIds.size === second.orderIds.size &&
    [...first.orderIds].every((orderId) => second.orderIds.has(orderId))
  );
}

function gapOf(read: number, expected: number | null): ReadGap {
  return { read, expected: expected !== null && expected > read ? expected : null };
}
