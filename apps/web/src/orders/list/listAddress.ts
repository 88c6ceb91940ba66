import { defaultSort, isOrderSort, type OrderSort } from '@hub/domain/orders/list';

/** State of a list in its address, besides the filters. */
export interface ListAddress {
  /** From 1 (§9). */
  page: number;
  sort: OrderSort;
  /** `orderId`s of the open orders, the last opened last. */
  orderIds: readonly string[];
  /** Key of the cause whose orders are shown; `null`: all. */
  cause: string | null;
}

const paramNames = { page: 'page', sort: 'sort', order: 'order', cause: 'cause' } as const;

/** Browsers and proxies limit the length of addresses; opening another order closes the oldest. */
const maxOpenOrders = 30;

/** Longest accepted id. */
const maxIdLength = 100;

const maxPage = 1_000_000;

/** The state in an address; missing or invalid values are the default. */
export function readListAddress(address: URLSearchParams): ListAddress {
  const sort = address.get(paramNames.sort);
  return {
    page: pageOf(address.get(paramNames.page)),
    sort: isOrderSort(sort) ? sort : defaultSort,
    orderIds: [...new Set(address.getAll(paramNames.order))]
      .filter((id) => id !== '' && id.length <= maxIdLength)
      .slice(-maxOpenOrders),
    cause: address.get(paramNames.cause) || null,
  };
}

/** The same address with these values, defaults left out; others stay. */
export function writeListAddress(
  address: URLSearchParams,
  { page, sort, orderIds, cause }: Partial<ListAddress>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (page !== undefined) setOrDrop(next, paramNames.page, page === 1 ? null : String(page));
  if (sort !== undefined) setOrDrop(next, paramNames.sort, sort === defaultSort ? null : sort);
  if (cause !== undefined) setOrDrop(next, paramNames.cause, cause);
  if (orderIds !== undefined) {
    next.delete(paramNames.order);
    for (const id of orderIds.slice(-maxOpenOrders)) next.append(paramNames.order, id);
  }
  return next;
}

/** Other filters reset page and open orders. */
export function resetListAddress(address: URLSearchParams): URLSearchParams {
  return writeListAddress(address, { page: 1, orderIds: [] });
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return text !== null && /^\d+$/.test(text) && page >= 1 && page <= maxPage ? page : 1;
}

function setOrDrop(address: URLSearchParams, name: string, value: string | null): void {
  if (value === null) address.delete(name);
  else address.set(name, value);
}
