import type { OrderPage } from '@hub/api-client/orders';
import type { ListUse } from '@hub/domain/orders/list';
import { anOrder } from '@hub/domain/testing';
import { shownValue } from '@hub/ui/data';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../queries/createQueryClient.ts';
import { endBackgroundReads } from '../../queries/backgroundReads.ts';
import { readInBackground } from '../../queries/backgroundReads.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useLiveOrders } from './useLiveOrders.ts';

beforeEach(() => void vi.useFakeTimers());

const queryKey = ['orders'];
const readMs = 100;
const inUse = (): ListUse => ({ selected: 1, expanded: 0, isScrolled: false, isTouched: false });

/** A list in use, whose server returns these orders from now on. */
async function mountList(...first: readonly number[]) {
  const client = createQueryClient();
  let listed = first;
  const read = async (): Promise<OrderPage> => {
    await new Promise((resolve) => setTimeout(resolve, readMs));
    const orders = listed.map((id) => anOrder({ orderId: String(id) }));
    return { orders, hasNextPage: false, unreadable: 0 };
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      const page = useLoadable({ queryKey, queryFn: read, structuralSharing: false });
      return { ...useLiveOrders(queryKey, page, inUse), onRetry: page.onRetry };
    },
    { wrapper },
  );
  const query = client.getQueryCache().find({ queryKey });
  if (!query) throw new Error('Nothing is read.');
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await wait(readMs + 10);
  return {
    wait,
    serve: (...ids: readonly number[]) => (listed = ids),
    shown: () => shownValue(result.current.page)?.orders.map(({ orderId }) => Number(orderId)),
    left: () => [...(result.current.live?.left ?? [])].map(Number),
    retry: () => act(() => result.current.onRetry?.()),
    readInBackground: () => void readInBackground(client, query),
    /** As after the person's own change. */
    refresh() {
      endBackgroundReads(client, queryKey);
      void client.invalidateQueries({ queryKey });
    },
    /** Calls back once the next reply has arrived, before the page can render it. */
    onNextReply(run: () => void) {
      const unsubscribe = client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        unsubscribe();
        queueMicrotask(run);
      });
    },
  };
}

test('an unrequested change waits while the list is in use', async () => {
  const list = await mountList(1, 2, 3);
  for (const [listed, left] of [
    [[2, 3], [1]],
    [[3], [1, 2]],
  ] as const) {
    list.serve(...listed);
    list.readInBackground();
    await list.wait(readMs + 10);
    expect([list.shown(), list.left()]).toEqual([[1, 2, 3], left]);
  }
});

test('a requested change shows even if a background read starts before it renders', async () => {
  const list = await mountList(1, 2, 3);
  list.serve(3);
  list.onNextReply(list.readInBackground);
  list.refresh();
  await list.wait(readMs + 10);
  expect(list.shown()).toEqual([3]);
  await list.wait(readMs + 10);
  expect([list.shown(), list.left()]).toEqual([[3], []]);
});

test('a background read does not take over the person’s pending read', async () => {
  const list = await mountList(1, 2, 3);
  list.serve(3);
  list.refresh();
  await list.wait(readMs / 2);
  list.readInBackground();
  await list.wait(readMs);
  expect(list.shown()).toEqual([3]);
});

test('the person’s own change ends a pending background read', async () => {
  const list = await mountList(1, 2, 3);
  list.readInBackground();
  await list.wait(readMs / 2);
  list.serve(3);
  list.refresh();
  await list.wait(readMs + 10);
  expect(list.shown()).toEqual([3]);
});

test('Retry shows everything, even after a background read', async () => {
  const list = await mountList(1, 2, 3);
  list.serve(2, 3);
  list.readInBackground();
  await list.wait(readMs + 10);
  expect(list.left()).toEqual([1]);
  list.serve(3);
  list.retry();
  await list.wait(readMs + 10);
  expect([list.shown(), list.left()]).toEqual([[3], []]);
});
