import { tabs } from '@hub/domain/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, dialog, press, rowBoxes, selectRows, user } from '../../testing/bulkControls.ts';
import { countIn, idsOf, mountStageOrders, type MountStageOrdersOptions } from '../../testing/mountStageOrders.tsx';

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
