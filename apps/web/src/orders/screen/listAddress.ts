import { defaultSort, isOrderSort, type OrderSort } from '@hub/domain/orders';

/** What the address of a list says besides its filters. */
export interface ListAddress {
  /** 1 is the first page (§9). */
  page: number;
  sort: OrderSort;
  /** `orderId`s of the open orders, the newest opened last. */
  orderIds: readonly string[];
}

const names = { page: 'page', sort: 'sort', order: 'order' } as const;

/** Browsers and proxies cut long addresses; opening one more closes the one that was opened first. */
const mostOrders = 30;

/** Ids are short; what is longer never came from an order. */
const longestId = 100;

const lastPage = 1_000_000;

/** What an address asks for; what is missing or makes no sense there is the default. */
export function readListAddress(address: URLSearchParams): ListAddress {
  const sort = address.get(names.sort);
  return {
    page: pageOf(address.get(names.page)),
    sort: isOrderSort(sort) ? sort : defaultSort,
    orderIds: [...new Set(address.getAll(names.order))]
      .filter((id) => id !== '' && id.length <= longestId)
      .slice(-mostOrders),
  };
}

/** The same address asking for these. Defaults are left out, and what is not named stays as it is. */
export function writeListAddress(
  address: URLSearchParams,
  { page, sort, orderIds }: Partial<ListAddress>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  if (page !== undefined) setOrDrop(next, names.page, page === 1 ? null : String(page));
  if (sort !== undefined) setOrDrop(next, names.sort, sort === defaultSort ? null : sort);
  if (orderIds !== undefined) {
    next.delete(names.order);
    for (const id of orderIds.slice(-mostOrders)) next.append(names.order, id);
  }
  return next;
}

/** Another question has other answers: it begins at its first page, with no order open. */
export function startOver(address: URLSearchParams): URLSearchParams {
  return writeListAddress(address, { page: 1, orderIds: [] });
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return text !== null && /^\d+$/.test(text) && page >= 1 && page <= lastPage ? page : 1;
}

function setOrDrop(address: URLSearchParams, name: string, value: string | null): void {
  if (value === null) address.delete(name);
  else address.set(name, value);
}
