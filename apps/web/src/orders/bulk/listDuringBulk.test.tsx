import { tabs } from '@hub/domain/orders';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { press, user, selectAllBox } from '../../testing/bulkControls.ts';
import { changedList, countIn, mountStageOrders } from '../../testing/mountStageOrders.tsx';
import { readInBackground } from '../../queries/backgroundReads.ts';

const bulkPath = '/move-to-open-bulk';
const shortOfStock = JSON.stringify([{ type: 'inventory_error', message: 'Not enough stock', sku: 'A', qty: 2 }]);
const threeLeft = () => screen.findByText('All 3 orders that match');

type Mounted = Awaited<ReturnType<typeof mountStageOrders>>;

/** The list's query, and the effect of the server's change event on it. */
function listOf({ environment: { queryClient } }: Mounted) {
  const cache = queryClient.getQueryCache();
  const list = cache.findAll().find(({ queryKey }) => queryKey[2] === 'list');
  if (!list) throw new Error('No list is read.');
  return {
    readList: () => act(() => readInBackground(queryClient, list)),
    /** The same as soon as the next reply arrives, before it is rendered. */
    readListAfterNextReply: () =>
      new Promise<void>((resolve) => {
        const unsubscribe = cache.subscribe((event) => {
          if (event.query !== list || event.type !== 'updated' || event.action.type !== 'success') return;
          unsubscribe();
          queueMicrotask(() => void readInBackground(queryClient, list).then(resolve));
        });
      }),
  };
}

/** Moves the 200 orders of a review queue; three fail. The reply arrives once the test releases it. */
async function moveAll() {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const mounted = await mountStageOrders({
    tab: tabs.needsReview,
    scenario: 'review-queue-200',
    pageSize: 50,
    async intercept({ path }, reply) {
      if (path !== bulkPath) return undefined;
      const done = await reply();
      await gate;
      return done;
    },
  });
  await user.click(selectAllBox());
  await screen.findByLabelText('200 order(s) selected');
  await press('Move to Open', 'Move 200 orders to open');
  await waitFor(() => expect(countIn(mounted.sandbox, 'needsReview')).toBe(3));
  return { ...listOf(mounted), release };
}

describe('failed orders stay selected whenever the list is reloaded', () => {
  test('before the result', { tags: 'hazard:half-failed-bulk' }, async () => {
    const { release, readList } = await moveAll();
    await readList();
    expect(await screen.findByText(/orders have left this list\.$/)).toBeVisible();
    release();
    expect(await threeLeft()).toBeVisible();
  });

  test('after the result', async () => {
    const { release, readList } = await moveAll();
    release();
    await threeLeft();
    await readList();
    expect(await threeLeft()).toBeVisible();
  });

  test('just when the list that the result requested arrives', async () => {
    const { release, readListAfterNextReply } = await moveAll();
    const isReadAgain = readListAfterNextReply();
    release();
    await act(() => isReadAgain);
    expect(await threeLeft()).toBeVisible();
    expect(screen.queryByText(/have left this list/)).toBeNull();
  });

  test('between the calls of an action that sends order by order', async () => {
    const done = new Set<string>();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const mounted = await mountStageOrders({
      tab: tabs.errors,
      async intercept({ path, query, body }, reply) {
        if (path === '/list-order' && query.get('tab') === String(tabs.errors))
          return changedList(reply(), (orders) =>
            orders
              .slice(0, 6)
              .map((order) => ({ ...order, error: shortOfStock, error_message: null, error_type: null }))
              .filter(({ order_id }: Record<string, unknown>) => !done.has(String(order_id))),
          );
        if (path !== '/run-workflow') return undefined;
        const orderId = String((body as { order_id: unknown }).order_id);
        if (done.size < 2) {
          done.add(orderId);
          return Response.json({ data: { success: true, messgae: 'Done' } });
        }
        await gate;
        return Response.json({ data: { success: false, messgae: 'Still short of stock' } });
      },
    });
    await user.click(screen.getByLabelText('Select All Orders'));
    await press('Run now', 'Run now for 6 orders');
    await waitFor(() => expect(done.size).toBe(2));
    await listOf(mounted).readList();
    expect(await screen.findByText('2 orders have left this list.')).toBeVisible();
    release();
    expect(await screen.findByText('All 4 orders that match')).toBeVisible();
    expect(screen.getByLabelText('4 order(s) selected')).toBeChecked();
  });
});
