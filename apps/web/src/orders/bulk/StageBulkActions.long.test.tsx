import { tabs } from '@hub/domain/orders';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { button, dialog, press, rowBoxes, selectRows, user, selectAllBox } from '../../testing/bulkControls.ts';
import {
  type SeenCall,
  changedList,
  countIn,
  idsOf,
  timelineOf,
  mountStageOrders,
} from '../../testing/mountStageOrders.tsx';

describe('outcome per order', () => {
  test(
    '3 of 5 fail: they stay selected with their reasons and are retried alone',
    { tags: ['§2.84', 'hazard:half-failed-bulk'] },
    async () => {
      const { called, sandbox } = await mountStageOrders({ tab: tabs.hold, scenario: 'partial-bulk-failure' });
      await selectRows(5);
      await press('Move to Open', 'Move 5 orders to open');
      await screen.findByRole('button', { name: 'Retry the 3 failed' });
      expect(screen.getByText('2 done, 3 failed.')).toBeVisible();
      expect(screen.getAllByText(/The warehouse did not answer\.|The order was changed meanwhile\./)).toHaveLength(2);
      expect(await screen.findByLabelText('3 order(s) selected')).toBeInTheDocument();
      const [first] = called('/move-to-open-bulk');
      await waitFor(() => expect(rowBoxes()).toHaveLength(8));
      expect(countIn(sandbox, 'hold')).toBe(8);
      const failed = idsOf(first).slice(0, 3);
      expect(rowBoxes().filter((box) => (box as HTMLInputElement).checked)).toHaveLength(3);

      await user.click(button('Retry the 3 failed'));
      await dialog();
      await user.click(button('Move 3 orders to open'));
      await waitFor(() => expect(called('/move-to-open-bulk')).toHaveLength(2));
      const [, second] = called('/move-to-open-bulk');
      expect(idsOf(second).toSorted()).toEqual(failed.toSorted());
      expect(second?.key).not.toBe(first?.key);
      await screen.findByLabelText('Select All Orders');
      await waitFor(() => expect(rowBoxes()).toHaveLength(5));
      expect(screen.queryByRole('button', { name: /Retry the/ })).toBeNull();
    },
  );

  test('lists and counts are reloaded together', async () => {
    await mountStageOrders({ tab: tabs.hold });
    await waitFor(() => expect(screen.getByLabelText('Hold count')).toHaveTextContent('10'));
    await selectRows(4);
    await press('Move to Close', 'Close 4 orders');
    await waitFor(() => expect(screen.getByLabelText('Hold count')).toHaveTextContent('6'));
    expect(rowBoxes()).toHaveLength(6);
  });

  test(
    'the server writes the timeline of every order that was moved; the list writes none',
    { tags: '§4.38' },
    async () => {
      const { called, sandbox } = await mountStageOrders({ tab: tabs.hold });
      await selectRows(3);
      await press('Move to Close', 'Close 3 orders');
      await screen.findByText('3 order(s) closed.');
      const orderIds = idsOf(called('/move-to-close-bulk')[0]);
      expect(orderIds).toHaveLength(3);
      for (const orderId of orderIds)
        expect((await timelineOf(sandbox, orderId))[0]).toBe('Close Order (bulk) clicked by Robin Carter');
      expect(called('/timeline')).toEqual([]);
    },
  );

  test('in a reply without results, all orders share the status', async () => {
    await mountStageOrders({
      tab: tabs.hold,
      intercept: async (call, reply) =>
        call.path === '/move-to-close-bulk'
          ? Response.json({
              status: 'success',
              message: ((await (await reply()).json()) as { message: string }).message,
            })
          : undefined,
    });
    await selectRows(2);
    await press('Move to Close', 'Close 2 orders');
    await screen.findByText('2 order(s) closed.');
    expect(await screen.findByLabelText('Select All Orders')).not.toBeChecked();
  });

  test(
    'without a server message, the text of §8 shows: "Orders successfully moved to open"',
    { tags: '§8.10' },
    async () => {
      await mountStageOrders({
        tab: tabs.hold,
        intercept: async ({ path }) =>
          path === '/move-to-close-bulk' ? Response.json({ status: 'success' }) : undefined,
      });
      await selectRows(2);
      await press('Move to Close', 'Close 2 orders');
      await screen.findByText('Orders successfully moved to open');
    },
  );

  test('skipped orders show the server’s reason and are not offered for a retry', async () => {
    await mountStageOrders({
      tab: tabs.hold,
      intercept: async (call) =>
        call.path === '/move-to-open-bulk'
          ? Response.json({
              status: 'success',
              message: '',
              results: idsOf(call).map((order_id, index) => ({
                order_id,
                status: index === 0 ? 'success' : 'skipped',
                message: index === 0 ? '' : 'It is open already.',
              })),
            })
          : undefined,
    });
    await selectRows(3);
    await press('Move to Open', 'Move 3 orders to open');
    await screen.findByText('Skipped');
    expect(screen.getAllByText('1 done, 2 skipped.').length).toBeGreaterThan(0);
    expect(screen.getByText('It is open already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
  });
});

describe('the orders that are sent match the prompt', () => {
  test(
    'orders arrive and leave while the prompt is open: heading, body and sent orders are unchanged',
    { tags: 'hazard:unpromised-orders' },
    async () => {
      let hasMoved = false;
      const { called, environment } = await mountStageOrders({
        tab: tabs.hold,
        intercept: ({ path }, reply) =>
          hasMoved && path === '/list-order'
            ? changedList(reply(), ([first, , ...others]) => [
                { ...first, id: 999_999, order_id: 999_999, order_name: '#999999' },
                ...others,
              ])
            : undefined,
      });
      await user.click(selectAllBox());
      await user.click(button('Move to Close'));
      const question = await dialog();
      hasMoved = true;
      await environment.queryClient.invalidateQueries();
      await waitFor(() => expect(screen.getByRole('row', { name: /#999999/, hidden: true })).toBeInTheDocument());
      expect(within(question).getByRole('heading')).toHaveTextContent(
        'Confirm this bulk action before processing. 10 Selected Orders.',
      );
      expect(
        within(question).getByText('Are you sure you want to move these 10 order(s) to close?'),
      ).toBeInTheDocument();
      await user.click(button('Close 10 orders'));
      await waitFor(() => expect(called('/move-to-close-bulk')).toHaveLength(1));
      const sent = idsOf(called('/move-to-close-bulk')[0]);
      expect([sent.length, sent.includes('999999')]).toEqual([10, false]);
    },
  );

  test('all that match includes a new list’s new orders, without those that left', async () => {
    let hasMoved = false;
    const { environment } = await mountStageOrders({
      tab: tabs.hold,
      intercept: ({ path }, reply) =>
        hasMoved && path === '/list-order'
          ? changedList(reply(), ([first, , ...others]) => [
              { ...first, id: 999_999, order_id: 999_999, order_name: '#999999' },
              ...others,
            ])
          : undefined,
    });
    await user.click(selectAllBox());
    hasMoved = true;
    await environment.queryClient.invalidateQueries();
    expect(await screen.findByText('All 9 orders that match')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select #999999' })).toBeChecked();
    expect(screen.getByLabelText('9 order(s) selected')).toBeChecked();
  });

  test('preflight: how many are eligible, why the others are not; only the eligible or all are sent', async () => {
    const waiting = {
      intercept: ({ path }: SeenCall, reply: () => Promise<Response>) =>
        path === '/list-order'
          ? changedList(reply(), (orders) =>
              orders.map((order, index) => (index < 3 ? { ...order, is_back_order: 1 } : order)),
            )
          : undefined,
    };
    const { called } = await mountStageOrders({ tab: tabs.hold, ...waiting });
    await user.click(selectAllBox());
    await user.click(button('Ship Now'));
    const question = await dialog();
    expect(within(question).getByText('7 of the 10 selected orders are eligible. 3 aren’t:')).toBeInTheDocument();
    expect(within(question).getByText('It has items waiting for stock; restock them to ship it.')).toBeInTheDocument();
    await user.click(within(question).getByLabelText('All 10 anyway, including the 3'));
    expect(within(question).getByRole('heading')).toHaveTextContent('10 Selected Orders.');
    expect(button('Ship 10 orders now')).toBeInTheDocument();
    await user.click(within(question).getByLabelText('Only the 7 eligible'));
    expect(within(question).getByRole('heading')).toHaveTextContent('7 Selected Orders.');
    await user.click(button('Ship 7 orders now'));
    await screen.findByText('Not sent');
    expect(idsOf(called('/ship-now-multiple')[0])).toHaveLength(7);
  });

  test('declining does nothing', { tags: '§5.7' }, async () => {
    const { called } = await mountStageOrders({ tab: tabs.hold });
    await selectRows(2);
    await user.click(button('Ship Now'));
    expect(within(await dialog()).getByText('This cannot be undone.')).toBeInTheDocument();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('/ship-now-multiple')).toEqual([]);
    expect(screen.getByLabelText('2 order(s) selected')).toBeInTheDocument();
  });
});

describe('one effect per intent', () => {
  test('double click on the confirm button', { tags: 'hazard:done-twice' }, async () => {
    const { called } = await mountStageOrders({ tab: tabs.hold });
    await selectRows(2);
    await user.click(button('Move to Open'));
    await dialog();
    await user.dblClick(button('Move 2 orders to open'));
    await screen.findByText('2 order(s) moved to open.');
    expect(called('/move-to-open-bulk')).toHaveLength(1);
  });

  test('two clicks before the page responds to the first', async () => {
    const { called } = await mountStageOrders({ tab: tabs.hold });
    await selectRows(2);
    await user.click(button('Move to Open'));
    await dialog();
    const verb = button('Move 2 orders to open');
    act(() => {
      verb.click();
      verb.click();
    });
    await screen.findByText('2 order(s) moved to open.');
    expect(called('/move-to-open-bulk')).toHaveLength(1);
  });

  test('repeated Enter', async () => {
    const { called } = await mountStageOrders({ tab: tabs.hold });
    await selectRows(2);
    await user.click(button('Move to Open'));
    await dialog();
    await user.keyboard('{Enter>8/}');
    await user.keyboard('{Enter}{Enter}');
    await screen.findByText('2 order(s) moved to open.');
    expect(called('/move-to-open-bulk')).toHaveLength(1);
  });

  test(
    'first reply dropped, nothing done: sending again uses the same key, and it happens once',
    { tags: 'hazard:done-twice' },
    async () => {
      let isLost = true;
      const { called, sandbox } = await mountStageOrders({
        tab: tabs.hold,
        intercept: async ({ path }) => {
          if (path !== '/move-to-close-bulk' || !isLost) return undefined;
          isLost = false;
          throw new TypeError('Failed to fetch');
        },
      });
      const closed = countIn(sandbox, 'closed');
      await selectRows(2);
      await press('Move to Close', 'Close 2 orders');
      await screen.findByText('Something went wrong');
      expect(screen.getByText(/We don’t know whether it was done/)).toBeVisible();
      await user.click(button('Check and send again'));
      await screen.findByText('2 order(s) closed.');
      const [first, second] = called('/move-to-close-bulk');
      expect([second?.key, idsOf(second)]).toEqual([first?.key, idsOf(first)]);
      expect(countIn(sandbox, 'closed')).toBe(closed + 2);
    },
  );

  test('the buttons are disabled while it runs, and other orders are not', async () => {
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await mountStageOrders({
      tab: tabs.hold,
      intercept: async ({ path }) => {
        if (path === '/move-to-open-bulk') await gate;
        return undefined;
      },
    });
    await selectRows(1);
    await press('Move to Open', 'Move 1 order to open');
    await screen.findByText('Moving 1 order to open');
    expect(button('Move to Open')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move to Open')).toHaveAccessibleDescription(/still running/);
    await user.click(rowBoxes()[3] as HTMLElement);
    release();
    await screen.findByText('1 order(s) moved to open.');
    // Newly selected orders stay selected.
    expect(screen.getByLabelText('1 order(s) selected')).toBeInTheDocument();
    expect(button('Move to Open')).not.toHaveAttribute('aria-disabled');
  });
});

test('25,899 of 25,900 orders are sent once each, in calls of 5,000', async () => {
  const row = (index: number) => ({
    id: index,
    order_id: index,
    order_name: `#${index}`,
    customer_name: 'Customer',
    fulfillment_status: '',
    shopify_created_at: '2026-11-01T08:26:00Z',
    '3pl_status': null,
    is_back_order: 0,
  });
  const orders = Array.from({ length: 25_900 }, (_, index) => row(index + 1));
  const { called } = await mountStageOrders({
    tab: tabs.hold,
    intercept: async ({ path }) => (path === '/list-order' ? Response.json({ orders, hasNextPage: false }) : undefined),
  });
  await user.click(selectAllBox());
  expect(screen.getByLabelText('25,900 order(s) selected')).toBeChecked();
  await user.click(rowBoxes()[3] as HTMLElement);
  expect(screen.getByLabelText('25,899 order(s) selected')).toBePartiallyChecked();
  await user.click(button('Move to Close'));
  await dialog();
  await user.click(button('Close 25,899 orders'));
  await waitFor(() => expect(called('/move-to-close-bulk')).toHaveLength(6));
  const sent = called('/move-to-close-bulk').map(idsOf);
  expect(sent.map(({ length }) => length)).toEqual([5_000, 5_000, 5_000, 5_000, 5_000, 899]);
  expect(new Set(sent.flat()).size).toBe(25_899);
});
