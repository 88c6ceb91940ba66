import { defaultSort, isOrderSort, type OrderSort } from '@hub/domain/orders';

/** What the address of a list says besides its filters. */
export interface ListAddress {
  /** 1 is the first page (§9). */
  page: number;
  sort: OrderSort;
  /** `orderId`s of the open orders, the newest opened last. */
  orderIds: readonly string[];
}

const paramNames = { page: 'page', sort: 'sort', order: 'order' } as const;

/** Browsers and proxies cut long addresses; opening one more closes the one that was opened first. */
const maxOpenOrders = 30;

/** Ids are short; what is longer never came from an order. */
const maxIdLength = 100;

const maxPage = 1_000_000;

/** What an address asks for; what is missing or makes no sense there is the default. */
export function readListAddress(address: URLSearchParams): ListAddress {
  const sort = address.get(paramNames.sort);
  return {
    page: pageOf(address.get(paramNames.page)),
    sort: isOrderSort(sort) ? sort : defaultSort,
    orderIds: [...new Set(address.getAll(paramNames.order))]
      .filter((id) => id !== '' && id.length <= maxIdLength)
      .slice(-maxOpenOrders),
  };
}

/** The same address asking for these. Defaults are left out, and what is not named stays as it is. */
export function writeListAddress(
  address: URLSearchParams,
  { page, sort, orderIds }: Partial<ListAddress>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (page !== undefined) setOrDrop(next, paramNames.page, page === 1 ? null : String(page));
  if (sort !== undefined) setOrDrop(next, paramNames.sort, sort === defaultSort ? null : sort);
  if (orderIds !== undefined) {
    next.delete(paramNames.order);
    for (const id of orderIds.slice(-maxOpenOrders)) next.append(paramNames.order, id);
  }
  return next;
}

/** Another question has other answers: it begins at its first page, with no order open. */
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
