import { type FakeBackend, fakeBackend, json } from '../http/fakeBackend.ts';

export interface PagedBackendOptions {
  /** `order_id`s of the list, newest first. */
  orderIds: readonly number[];
  pageSize: number;
  /** Changes the list before the request with this number is answered, from 0; stats count as a request. */
  move?(list: number[], request: number): void;
  /** The stats' figure for this list; the list's length by default, `null` for a failure. */
  figure?(list: readonly number[]): number | null;
  /** Row of an order; a readable one by default. */
  row?(orderId: number): unknown;
}

/** For unit tests: a backend with one list in pages, which may change between any two requests. */
export function pagedBackend({
  orderIds,
  pageSize,
  move = () => undefined,
  figure = ({ length }) => length,
  row = (orderId) => ({ id: 1, order_id: orderId }),
}: PagedBackendOptions): FakeBackend & { list: number[]; offsets(): number[] } {
  const list = [...orderIds];
  let answered = 0;
  const backend = fakeBackend(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    move(list, answered);
    answered += 1;
    if (pathname === '/stats') {
      const open = figure(list);
      return open === null ? json({}, 400) : json({ data: { open_orders: open } });
    }
    const start = Number(searchParams.get('offset')) * pageSize;
    return json({
      orders: list.slice(start, start + pageSize).map(row),
      ...(start + pageSize < list.length && { hasNextPage: true }),
    });
  });
  return {
    ...backend,
    list,
    offsets: () =>
      backend.requests.flatMap(({ url }) => {
        const offset = new URL(url).searchParams.get('offset');
        return offset === null ? [] : [Number(offset)];
      }),
  };
}
