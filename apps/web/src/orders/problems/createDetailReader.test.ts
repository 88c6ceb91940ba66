import { NetworkError, SessionExpiredError } from '@hub/api-client/http';
import type { LoadedOrderDetail } from '@hub/api-client/orders';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../queries/createQueryClient.ts';
import { createDetailReader, scrollIdleMs } from './createDetailReader.ts';

const detail: LoadedOrderDetail = {
  lineItems: [],
  fulfillments: [],
  eligibleFlows: [],
  triggeredFlows: [],
  timeline: [],
  unreadable: 0,
};
const names = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String(from + index));

/** A reader whose replies the test controls, and its requests. */
function mountReader() {
  const cache = createQueryClient();
  const requested: string[] = [];
  const open = new Map<string, { answer(): void; fail(error: unknown): void; signal: AbortSignal }>();
  const detailQuery = (orderId: string) => ({
    queryKey: ['shop', 'orderDetail', orderId],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<LoadedOrderDetail>((resolve, reject) => {
        requested.push(orderId);
        open.set(orderId, { answer: () => resolve(detail), fail: reject, signal });
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  const reader = createDetailReader({ cache, detailQuery });
  const end = reader.start();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const rest = () => vi.advanceTimersByTimeAsync(scrollIdleMs);
  const call = (orderId: string) => {
    const found = open.get(orderId);
    if (!found) throw new Error(`${orderId} was not asked for`);
    return found;
  };
  const answer = async (...orderIds: string[]) => {
    for (const orderId of orderIds) call(orderId).answer();
    await settle();
  };
  const fail = async (error: unknown, ...orderIds: string[]) => {
    for (const orderId of orderIds) call(orderId).fail(error);
    await settle();
  };
  /** An opened order joins the pending request. */
  const openOrder = (orderId: string) => {
    return new QueryObserver(cache, detailQuery(orderId)).subscribe(() => {});
  };
  return { reader, cache, requested, call, answer, fail, settle, rest, end, openOrder };
}

beforeEach(() => void vi.useFakeTimers());

const offline = new NetworkError(
  { endpoint: 'GET /get-order-detail/{order_id}', requestId: null },
  new TypeError('Failed to fetch'),
);

describe('reading details for the visible orders', () => {
  test('runs four at a time, in the order of the list', async () => {
    const { reader, requested, answer } = mountReader();
    reader.setVisible(names(1, 12));
    expect(requested).toEqual(names(1, 4));
    await answer('2');
    expect(requested).toEqual(names(1, 5));
    await answer('1', '3', '4');
    expect(requested).toEqual(names(1, 8));
    expect(reader.getState().progress).toEqual({ read: 4, failed: 0, total: 12 });
  });

  test('is canceled when an order leaves; loaded details stay', async () => {
    const { reader, cache, call, requested, answer, rest } = mountReader();
    reader.setVisible(names(1, 12));
    await answer('1');
    reader.setVisible(names(3, 14));
    expect([call('2').signal.aborted, call('3').signal.aborted]).toEqual([true, false]);
    await rest();
    expect(requested).toEqual([...names(1, 5), '6']);
    expect(cache.getQueryData(['shop', 'orderDetail', '1'])).toEqual(detail);
    expect(reader.getState().progress).toEqual({ read: 0, failed: 0, total: 12 });
  });

  test('skips orders that scroll past', async () => {
    const { reader, requested, rest } = mountReader();
    reader.setVisible(names(1, 2));
    for (let first = 10; first < 500; first += 10) reader.setVisible(names(first, first + 9));
    expect(requested).toEqual(['1', '2']);
    await rest();
    expect(requested).toEqual(['1', '2', ...names(490, 493)]);
  });

  test('starts again for an order that is visible again', async () => {
    const { reader, requested, rest, answer } = mountReader();
    reader.setVisible(['1']);
    reader.setVisible(['2']);
    reader.setVisible(['1']);
    await rest();
    await answer('1');
    expect(requested).toEqual(['1', '1']);
    expect(reader.getState().progress).toEqual({ read: 1, failed: 0, total: 1 });
  });

  test('does not request loaded details twice', async () => {
    const { reader, requested, answer, rest } = mountReader();
    reader.setVisible(['1']);
    await answer('1');
    reader.setVisible([]);
    reader.setVisible(['1']);
    await rest();
    expect(requested).toEqual(['1']);
  });

  test('leaves nothing running when the list unmounts', async () => {
    const { reader, call, end } = mountReader();
    reader.setVisible(names(1, 3));
    end();
    expect(names(1, 3).map((orderId) => call(orderId).signal.aborted)).toEqual([true, true, true]);
    expect(reader.getState().progress.total).toBe(0);
  });
});

describe('with an open order', () => {
  test('expanding is instant: the opened order is already loaded', async () => {
    const { reader, cache, answer, openOrder, requested, settle } = mountReader();
    reader.setVisible(['1']);
    await answer('1');
    openOrder('1');
    await settle();
    expect(cache.getQueryData(['shop', 'orderDetail', '1'])).toEqual(detail);
    expect(requested).toEqual(['1']);
  });

  test('it is not canceled when its row leaves', async () => {
    const { reader, call, openOrder, requested, rest } = mountReader();
    reader.setVisible(['1']);
    openOrder('1');
    reader.setVisible(['2']);
    await rest();
    expect(call('1').signal.aborted).toBe(false);
    expect(requested).toEqual(['1', '2']);
  });

  test('it loads itself, even after an action on it; the others reload', async () => {
    const { reader, cache, answer, openOrder, requested, settle } = mountReader();
    reader.setVisible(['1', '2']);
    await answer('1', '2');
    openOrder('1');
    void cache.invalidateQueries({ queryKey: ['shop'] });
    await settle();
    expect(requested.toSorted()).toEqual(['1', '1', '2', '2']);
    expect(reader.getState().progress).toEqual({ read: 2, failed: 0, total: 2 });
  });

  test('an open order that failed to load counts as failed, and Retry loads it', async () => {
    const { reader, fail, openOrder, requested, settle } = mountReader();
    openOrder('1');
    await settle();
    reader.setVisible(['1']);
    await fail(offline, '1');
    expect(reader.getState().progress).toEqual({ read: 0, failed: 1, total: 1 });
    expect(requested).toEqual(['1']);
    reader.retry();
    await settle();
    expect(requested).toEqual(['1', '1']);
  });
});

describe('reports partial results', () => {
  test('when one fails, the others continue, and Retry reads only the failed one', async () => {
    const { reader, requested, answer, fail } = mountReader();
    reader.setVisible(names(1, 6));
    await fail(offline, '2');
    await answer('1', '3', '4');
    await answer('5', '6');
    expect(reader.getState().progress).toEqual({ read: 5, failed: 1, total: 6 });
    expect(['2', '1'].map((orderId) => reader.getState().failedIds.has(orderId))).toEqual([true, false]);
    reader.retry();
    expect(reader.getState().progress).toEqual({ read: 5, failed: 0, total: 6 });
    expect(requested.slice(6)).toEqual(['2']);
    await answer('2');
    expect(reader.getState().progress).toEqual({ read: 6, failed: 0, total: 6 });
  });

  test('a failing server gets fewer and fewer requests, and as many as before once it replies', async () => {
    const { reader, requested, fail, answer } = mountReader();
    reader.setVisible(names(1, 12));
    await fail(offline, '1', '2');
    expect(requested).toEqual(names(1, 4));
    await answer('3');
    expect(requested).toEqual(names(1, 7));
  });

  test('no storm: after four failures in a row there are no requests until Retry', async () => {
    const { reader, requested, fail, rest } = mountReader();
    reader.setVisible(names(1, 12));
    await fail(offline, ...names(1, 4));
    expect(requested).toEqual(names(1, 4));
    expect(reader.getState().progress).toEqual({ read: 0, failed: 12, total: 12 });
    reader.setVisible(names(5, 16));
    await rest();
    expect(requested).toEqual(names(1, 4));
    reader.retry();
    expect(requested).toEqual([...names(1, 4), ...names(5, 8)]);
    expect(reader.getState().progress).toEqual({ read: 0, failed: 0, total: 12 });
  });

  test('a failed one is retried when it is visible again', async () => {
    const { reader, requested, fail, rest } = mountReader();
    reader.setVisible(['1']);
    await fail(offline, '1');
    reader.setVisible(['2']);
    reader.setVisible(['1']);
    await rest();
    expect(requested).toEqual(['1', '1']);
  });

  test('after a 401 there are no more requests, not even by Retry: the alert says what to do', async () => {
    const { reader, requested, fail } = mountReader();
    reader.setVisible(names(1, 6));
    await fail(new SessionExpiredError({ endpoint: 'GET /get-order-detail/{order_id}', requestId: null }), '1');
    reader.retry();
    expect(requested).toEqual(names(1, 4));
    expect(reader.getState().progress).toEqual({ read: 0, failed: 0, total: 6 });
  });

  test('notifies its listeners until they unsubscribe', async () => {
    const { reader, answer } = mountReader();
    const listener = vi.fn<() => void>();
    const stop = reader.subscribe(listener);
    reader.setVisible(['1']);
    await answer('1');
    const calls = listener.mock.calls.length;
    expect(calls).toBeGreaterThan(0);
    expect(reader.getState().progress).toBe(reader.getState().progress);
    stop();
    reader.setVisible([]);
    expect(listener).toHaveBeenCalledTimes(calls);
  });
});
