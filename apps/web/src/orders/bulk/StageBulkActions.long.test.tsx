import { tabs } from '@hub/domain/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, dialog, press, rowBoxes, selectRows, user, selectAllBox } from '../../testing/bulkControls.ts';
import {
  type SeenCall,
  changedList,
  countIn,
  idsOf,
  timelineOf,
  mountStageOrders,
  type MountStageOrdersOptions,
} from '../../testing/mountStageOrders.tsx';

describe('select all has the labels of §2, which say exactly what it covers', () => {
  test('"Select All Orders", then "N order(s) selected", and once more nothing', { tags: '§2.87' }, async () => {
    await mountStageOrders({ tab: tabs.hold });
    expect(screen.getByText('All 10 orders that match')).toBeVisible();
    await user.click(screen.getByLabelText('Select All Orders'));
    expect(screen.getByLabelText('10 order(s) selected')).toBeChecked();
    expect(rowBoxes().every((box) => (box as HTMLInputElement).checked)).toBe(true);
    await user.click(rowBoxes()[2] as HTMLElement);
    expect(selectAllBox()).toBePartiallyChecked();
    expect(screen.getByText('9 of the 10 orders that match')).toBeVisible();
    await user.click(selectAllBox());
    await user.click(selectAllBox());
    expect(screen.getByLabelText('Select All Orders')).not.toBeChecked();
  });

  test('"Select All Hold Orders" on the review list', { tags: '§2.83' }, async () => {
    await mountStageOrders({ tab: tabs.needsReview });
    expect(screen.getByLabelText('Select All Hold Orders')).not.toBeChecked();
  });

  test('with Shift, everything from the last one to this', async () => {
    await mountStageOrders({ tab: tabs.hold });
    await user.click(rowBoxes()[1] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(rowBoxes()[4] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(
      rowBoxes()
        .map((box) => (box as HTMLInputElement).checked)
        .slice(0, 6),
    ).toEqual([false, true, true, true, true, false]);
  });

  test('the key a selects all or nothing', async () => {
    await mountStageOrders({ tab: tabs.hold });
    await user.keyboard('a');
    expect(screen.getByLabelText('10 order(s) selected')).toBeChecked();
    await user.keyboard('a');
    expect(selectAllBox()).not.toBeChecked();
  });

  test('all that match covers every page, which is read before anything is promised', { tags: '§2.86' }, async () => {
    const { called } = await mountStageOrders({ tab: tabs.needsReview, scenario: 'review-queue-200', pageSize: 50 });
    expect(called('/list-order').map(({ query }) => query.get('offset'))).toEqual(['0', '1', '2', '3', '0']);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '50');
    await user.click(selectAllBox());
    expect(await screen.findByLabelText('200 order(s) selected')).toBeChecked();
    expect(screen.getByText('All 200 orders that match')).toBeVisible();
    await user.click(button('Move to Open'));
    expect(within(await dialog()).getByText('Are you sure you want to move these 200 order(s) to open?')).toBeVisible();
  });

  test('another page keeps the selection', async () => {
    const { called } = await mountStageOrders({ tab: tabs.needsReview, scenario: 'review-queue-200', pageSize: 50 });
    await selectRows(2);
    const asked = called('/list-order').length;
    await user.click(button('Next page'));
    expect(screen.getByText('2 of the 200 orders that match')).toBeVisible();
    await selectRows(1);
    expect(screen.getByText('3 of the 200 orders that match')).toBeVisible();
    expect(called('/list-order')).toHaveLength(asked);
  });
});

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

describe('bad input keeps the selection and the list', () => {
  const moveFails = (answer: () => Promise<Response>): MountStageOrdersOptions => ({
    tab: tabs.hold,
    intercept: ({ path }) => (path === '/move-to-open-bulk' ? answer() : undefined),
  });
  const attempt = async (options: MountStageOrdersOptions) => {
    const mounted = await mountStageOrders(options);
    await selectRows(3);
    await press('Move to Open', 'Move 3 orders to open');
    return mounted;
  };
  const nothingIsLost = async () => {
    expect(screen.getByLabelText('3 order(s) selected')).toBeInTheDocument();
    expect(rowBoxes()).toHaveLength(10);
  };

  test.each([
    [
      '500 with a message',
      async () => Response.json({ message: 'The warehouse is closed' }, { status: 500 }),
      'The warehouse is closed',
    ],
    ['500 without', async () => new Response('', { status: 500 }), 'Something went wrong'],
    ['offline', () => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong'],
    ['an unexpected structure', async () => Response.json([1, 2]), 'Something went wrong'],
    ['no JSON', async () => new Response('<html></html>'), 'Something went wrong'],
  ])('%s shows a message and how to continue', async (_, answer, text) => {
    await attempt(moveFails(answer));
    await screen.findByText(text);
    expect(button('Check and send again')).toBeVisible();
    await nothingIsLost();
  });

  test.each([
    ['with a message', { status: 'error', message: 'Not today' }, 'Not today'],
    ['without', { status: 'error' }, 'Something went wrong'],
  ])("status 'error' %s: all failed, and can be retried", { tags: '§8.7' }, async (_, body, text) => {
    await attempt(moveFails(async () => Response.json(body)));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    expect(button('Retry the 3 failed')).toBeVisible();
    await nothingIsLost();
  });

  test('failures stay after leaving the list, with a way to continue; dismissed ones do not', async () => {
    const { history, environment } = await attempt(moveFails(async () => new Response('', { status: 500 })));
    await screen.findByText('Something went wrong');
    expect(environment.toasts.getState()).toEqual([]);
    await act(() => history.push('/pricing'));
    expect(
      environment.toasts.getState().map(({ message, buttons }) => [message, buttons?.map(({ label }) => label)]),
    ).toEqual([['Something went wrong', ['Check and send again']]]);

    const dismissed = await attempt(moveFails(async () => new Response('', { status: 500 })));
    await user.click(await screen.findByRole('button', { name: 'Dismiss notification' }));
    await act(() => dismissed.history.push('/pricing'));
    expect(dismissed.environment.toasts.getState()).toEqual([]);
  });

  test('401: only the session alert, no retry, and no other message', { tags: '§8.14' }, async () => {
    await attempt(moveFails(async () => new Response('', { status: 401 })));
    expect(await screen.findByText('Session expired, please reload the page!')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry', hidden: true })).toBeNull();
    expect(screen.getByLabelText('3 order(s) selected')).toBeInTheDocument();
  });

  test(
    'no reply: after 10 seconds the slow notice shows; Retry sends again with the same key, Cancel stops waiting',
    { tags: 'hazard:server-faults' },
    async () => {
      const { called } = await mountStageOrders(moveFails(() => new Promise(() => {})));
      await selectRows(3);
      await user.click(button('Move to Open'));
      await dialog();
      vi.useFakeTimers({ shouldAdvanceTime: true });
      fireEvent.click(button('Move 3 orders to open'));
      await act(() => vi.advanceTimersByTimeAsync(9_000));
      expect(screen.queryByText('Still waiting for the server')).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(1_500));
      expect(screen.getByText('Still waiting for the server')).toBeVisible();
      fireEvent.click(button('Retry'));
      // The list is read first.
      await act(() => vi.advanceTimersByTimeAsync(100));
      const [first, second] = called('/move-to-open-bulk');
      expect([first?.signal?.aborted, second?.key, idsOf(second)]).toEqual([true, first?.key, idsOf(first)]);
      await act(() => vi.advanceTimersByTimeAsync(10_500));
      fireEvent.click(button('Cancel'));
      expect(second?.signal?.aborted).toBe(true);
      expect(screen.getByText('You stopped waiting.')).toBeVisible();
      await nothingIsLost();
    },
  );
});

describe('permissions for bulk actions', () => {
  test('view-only staff: everything is disabled with the reason', { tags: ['§2.92', '§6.9'] }, async () => {
    await mountStageOrders({ tab: tabs.hold, scenario: 'view-only' });
    expect(selectAllBox()).toHaveAccessibleDescription(
      'You need edit permission for Dashboard to do this. Ask Ana Souza.',
    );
    await user.click(selectAllBox());
    await user.click(rowBoxes()[0] as HTMLElement);
    await user.keyboard('a');
    expect(selectAllBox()).not.toBeChecked();
    for (const name of ['Move to Open', 'Move to Close', 'Ship Now'])
      expect(button(name)).toHaveAccessibleDescription(
        'You need edit permission for Dashboard to do this. Ask Ana Souza.',
      );
  });

  test('blockCloseOrder: only bulk close is disabled', { tags: '§6.10' }, async () => {
    await mountStageOrders({ tab: tabs.hold, scenario: 'close-order-blocked' });
    await selectRows(1);
    expect(button('Move to Close')).toHaveAccessibleDescription(
      'Closing orders needs edit permission for Insights. Ask Ana Souza.',
    );
    expect(button('Move to Open')).not.toHaveAttribute('aria-disabled');
  });

  test('§5 bulk buttons are disabled when nothing is selected', { tags: '§5.14' }, async () => {
    const { called } = await mountStageOrders({ tab: tabs.hold });
    await user.click(button('Ship Now'));
    expect(button('Ship Now')).toHaveAccessibleDescription('Select at least one order first.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(called('/ship-now-multiple')).toEqual([]);
  });

  test('on the dashboard the actions appear once something is selected', { tags: '§2.77' }, async () => {
    await mountStageOrders({ tab: tabs.open, placement: 'dashboard' });
    expect(screen.queryByRole('button', { name: 'Ship Now' })).toBeNull();
    await selectRows(1);
    expect(button('Ship Now')).toBeVisible();
    await user.click(button('Clear selection'));
    expect(screen.queryByRole('button', { name: 'Ship Now' })).toBeNull();
    expect(selectAllBox()).toHaveFocus();
  });
});

describe('back order list', () => {
  test(
    'has an Action select with options "N sent to Open Orders" and "N sent to Open Partially", disabled with zero selected',
    { tags: '§2.91' },
    async () => {
      const { called } = await mountStageOrders({ tab: tabs.backOrders });
      expect(screen.getByRole('combobox', { name: 'Action' })).toHaveAccessibleDescription(
        'Select at least one order first.',
      );
      await selectRows(2);
      const select = screen.getByRole('combobox', { name: 'Action' });
      expect(
        within(select)
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['Action', '2 sent to Open Orders', '2 sent to Open Partially']);
      await user.selectOptions(select, '2 sent to Open Orders');
      await user.click(button('Apply'));
      expect(within(await dialog()).getByText('2 sent to Open Orders')).toBeInTheDocument();
      await user.click(button('Send 2 orders to Open Orders'));
      await waitFor(() => expect(called('/bulk-order-action')).toHaveLength(1));
      expect(called('/bulk-order-action')[0]?.body).toMatchObject({ action: 'move_to_open', user: 'Robin Carter' });
      await screen.findByText('2 order(s) moved to open.');
    },
  );

  test('shows "Invalid Action" for anything else', { tags: '§5.15' }, async () => {
    await mountStageOrders({ tab: tabs.backOrders });
    await selectRows(1);
    await user.click(button('Apply'));
    expect(screen.getByText('Invalid Action')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('partially: the prompt shows which orders cannot be sent', async () => {
    const { called } = await mountStageOrders({
      tab: tabs.backOrders,
      intercept: ({ path }, reply) =>
        path === '/list-order'
          ? changedList(reply(), ([first, ...others]) => [{ ...first, is_back_order: 2 }, ...others])
          : undefined,
    });
    await user.click(selectAllBox());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'move_to_open_partially');
    await user.click(button('Apply'));
    expect(within(await dialog()).getByText('No part of it can be released.')).toBeInTheDocument();
    await user.click(button('Send 11 orders to Open Partially'));
    await waitFor(() =>
      expect(called('/bulk-order-action')[0]?.body).toMatchObject({ action: 'move_to_open_partially' }),
    );
    expect(idsOf(called('/bulk-order-action')[0])).toHaveLength(11);
  });

  test('a bulk action without a message shows "Internal Server Error."', { tags: '§8.12' }, async () => {
    await mountStageOrders({
      tab: tabs.backOrders,
      intercept: async ({ path }) => (path === '/bulk-order-action' ? Response.json({}) : undefined),
    });
    await selectRows(1);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'move_to_open');
    await user.click(button('Apply'));
    await dialog();
    await user.click(button('Send 1 order to Open Orders'));
    expect((await screen.findAllByText('Internal Server Error.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('1 order(s) selected')).toBeInTheDocument();
  });
});

describe('Undo for hold <-> open', () => {
  test('a bulk move to open is undone order by order, each with its own key and timeline entry', async () => {
    const { called, sandbox } = await mountStageOrders({ tab: tabs.hold });
    await selectRows(3);
    await user.click(button('Move to Open'));
    expect(within(await dialog()).getByText('You can undo this afterward.')).toBeInTheDocument();
    await user.click(button('Move 3 orders to open'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('3 orders are on hold again.');
    expect(countIn(sandbox, 'hold')).toBe(10);
    expect(new Set(called('/hold-order').map(({ key }) => key)).size).toBe(3);
    expect(called('/hold-order').map(({ body }) => body)).toMatchObject([
      { undo: true },
      { undo: true },
      { undo: true },
    ]);
    expect(called('/timeline')).toEqual([]);
    await waitFor(() => expect(rowBoxes()).toHaveLength(10));
  });

  test('an order that cannot be put back is named and can be retried; a failing timeline is no failure', async () => {
    let broken = 1;
    const { called } = await mountStageOrders({
      tab: tabs.hold,
      scenario: 'contract-only',
      intercept: async ({ path }) => {
        if (path === '/timeline') return new Response('', { status: 500 });
        if (path !== '/hold-order' || broken === 0) return undefined;
        broken -= 1;
        return Response.json({ status: 'error', message: 'Not now' });
      },
    });
    await selectRows(3);
    await press('Move to Open', 'Move 3 orders to open');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Put 1 order back on hold' }));
    await screen.findByText('1 order is on hold again.');
    expect(called('/hold-order')).toHaveLength(4);
  });

  test('no other action has one', async () => {
    await mountStageOrders({ tab: tabs.needsReview });
    await selectRows(1);
    await user.click(button('Move to Open'));
    expect(within(await dialog()).getByText('This cannot be undone.')).toBeInTheDocument();
    await user.click(button('Move 1 order to open'));
    await screen.findByText('1 order(s) moved to open.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
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
