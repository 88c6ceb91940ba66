import { tabs } from '@hub/domain/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { button, dialog, press, rowBoxes, selectRows, user } from '../../testing/bulkControls.ts';
import {
  changedList,
  countIn,
  idsOf,
  mountStageOrders,
  type MountStageOrdersOptions,
  type SeenCall,
  timelineOf,
} from '../../testing/mountStageOrders.tsx';

const again = 'Check and send again';
const bulkPath = '/move-to-open-bulk';

/** Moves five held orders to open. */
async function moveFive(options: MountStageOrdersOptions) {
  const mounted = await mountStageOrders({ tab: tabs.hold, ...options });
  await selectRows(5);
  await press('Move to Open', 'Move 5 orders to open');
  return mounted;
}

/** The calls since then that read the list or send bulk actions. */
function pathsAfter(calls: readonly SeenCall[], from: number): string[] {
  return calls.slice(from).flatMap(({ path, query }) => {
    if (path === '/hub/selections') return ['list'];
    if (path === '/list-order') return query.get('fix') === 'all' && query.has('fields') ? ['list'] : [];
    return path === bulkPath ? ['bulk'] : [];
  });
}

describe('an order missing from the reply is unknown, never failed', () => {
  test.each([
    ['bulk-some-named', '2 done, 3 not known.'],
    ['bulk-none-named', '5 not known.'],
    ['bulk-unknown-words', '2 done, 3 not known.'],
  ] as const)('%s: "%s"', { tags: 'hazard:done-twice' }, async (scenario, counts) => {
    const { called, environment } = await moveFive({ scenario });
    expect(await screen.findByText(counts)).toBeVisible();
    expect(screen.getByText('Not known')).toBeVisible();
    expect(screen.queryByText('Failed')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
    // The server's message says how many it moved; it is not the heading.
    expect(screen.getByText('4 order(s) moved to open.')).toBeVisible();
    expect(environment.toasts.getState().map(({ message }) => message)).toEqual([
      'Some orders may not have been done.',
    ]);

    await user.click(button(again));
    // Orders that have left count as done; the remaining one is sent with the same key and body.
    await waitFor(() => expect(called(bulkPath)).toHaveLength(2));
    const [first, second] = called(bulkPath);
    expect([second?.key, second?.body]).toEqual([first?.key, first?.body]);
    expect(await screen.findByText('4 done, 1 not known.')).toBeVisible();
    expect(screen.getByText('Still in the list. The server didn’t say what happened.')).toBeVisible();
    // It stays selected, so that a new action can be started on it.
    expect(await screen.findByLabelText('1 order(s) selected')).toBeInTheDocument();
  });
});

describe('a lost reply', () => {
  test('all were done: the list shows it, and nothing is sent again', { tags: 'hazard:done-twice' }, async () => {
    const { called, calls, sandbox } = await moveFive({ scenario: 'bulk-reply-lost' });
    await screen.findByText('Something went wrong');
    const before = calls.length;
    await user.click(button(again));
    expect(await screen.findByText('5 orders done: no longer in Hold Orders.')).toBeVisible();
    expect(pathsAfter(calls, before)).toEqual(['list']);
    expect(called(bulkPath)).toHaveLength(1);
    expect(countIn(sandbox, 'hold')).toBe(5);
  });

  test(
    'a server without idempotency keys: only remaining orders are sent, with a new key that is kept',
    { tags: 'hazard:done-twice' },
    async () => {
      let isLost = false;
      const { called, calls } = await moveFive({
        scenario: 'bulk-reply-lost-no-keys',
        intercept: async ({ path }) => {
          if (path === bulkPath && isLost) throw new TypeError('Failed to fetch');
          return undefined;
        },
      });
      await screen.findByText('Something went wrong');
      expect(screen.getByText(/may be done twice/)).toBeVisible();
      expect(screen.queryByText(/won’t be done twice/)).toBeNull();
      const [first] = called(bulkPath);
      isLost = true;
      const before = calls.length;
      await user.click(button(again));
      await waitFor(() => expect(called(bulkPath)).toHaveLength(2));
      expect(pathsAfter(calls, before)).toEqual(['list', 'bulk']);
      isLost = false;
      await waitFor(() => expect(button(again)).toBeVisible());
      await user.click(button(again));
      await screen.findByText('1 order(s) moved to open.');
      const [, second, third] = called(bulkPath);
      expect(idsOf(second)).toEqual(idsOf(first).slice(4));
      expect(idsOf(third)).toEqual(idsOf(second));
      expect(third?.key).toBe(second?.key);
      expect(second?.key).not.toBe(first?.key);
    },
  );

  test('the list cannot be read: nothing is sent, and a message says so', async () => {
    let isDown = false;
    const { called } = await moveFive({
      scenario: 'bulk-reply-lost',
      intercept: async ({ path }) =>
        isDown && path === '/hub/selections' ? Response.json({}, { status: 403 }) : undefined,
    });
    await screen.findByText('Something went wrong');
    isDown = true;
    await user.click(button(again));
    expect(await screen.findByText('The list didn’t load, so nothing was sent again.')).toBeVisible();
    expect(screen.getByText(/We don’t know whether it was done/)).toBeVisible();
    expect(called(bulkPath)).toHaveLength(1);
    isDown = false;
    await user.click(button(again));
    await screen.findByText('5 orders done: no longer in Hold Orders.');
  });

  test('orders missing from a list with unreadable rows are not done', async () => {
    const { called } = await moveFive({
      scenario: 'bulk-reply-lost-no-keys',
      intercept: ({ path, query }, reply) =>
        path === '/list-order' && query.has('fields')
          ? changedList(reply(), (orders) => [...orders, { id: 'broken' }])
          : undefined,
    });
    await screen.findByText('Something went wrong');
    await user.click(button(again));
    expect(await screen.findByText('1 done, 4 not known.')).toBeVisible();
    expect(screen.getByText('Not found, but part of the list didn’t load.')).toBeVisible();
    expect(idsOf(called(bulkPath)[1])).toHaveLength(1);
  });

  test('a 4xx to the second attempt does not settle the first', async () => {
    let replies = 0;
    await moveFive({
      intercept: async ({ path }) => {
        if (path !== bulkPath) return undefined;
        replies += 1;
        if (replies === 1) throw new TypeError('Failed to fetch');
        return Response.json({ message: 'Somebody was faster.' }, { status: 409 });
      },
    });
    await screen.findByText('Something went wrong');
    await user.click(button(again));
    expect(await screen.findByText('Somebody was faster.')).toBeVisible();
    expect(
      screen.getByText(/^Nothing was done this time\. We don’t know what the previous attempt did\./),
    ).toBeVisible();
    expect(button(again)).toBeVisible();
  });

  test('resent without an answer, known outcomes stay visible', async () => {
    let replies = 0;
    await moveFive({
      scenario: 'bulk-some-named',
      intercept: async ({ path }) => {
        if (path !== bulkPath) return undefined;
        replies += 1;
        if (replies === 2) throw new TypeError('Failed to fetch');
        return undefined;
      },
    });
    await screen.findByText('2 done, 3 not known.');
    await user.click(button(again));
    await screen.findByText('Something went wrong');
    expect(screen.getByText('2 done, 3 not known.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: again })[0] as HTMLElement);
    await screen.findByText('4 done, 1 not known.');
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  test('Retry of a slow call also reads the list first', { tags: 'hazard:done-twice' }, async () => {
    const { called } = await mountStageOrders({
      scenario: 'other-backend',
      intercept: ({ path }, reply) =>
        path === bulkPath && called(bulkPath).length === 1 ? reply().then(() => new Promise(() => {})) : undefined,
    });
    await selectRows(3);
    await user.click(button('Move to Open'));
    await dialog();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(button('Move 3 orders to open'));
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    fireEvent.click(button('Retry'));
    await act(() => vi.advanceTimersByTimeAsync(500));
    await screen.findByText('3 orders done: no longer in Hold Orders.');
    expect(called(bulkPath)).toHaveLength(1);
  });
});

describe('the heading never contradicts the details below it', () => {
  test('a success that failed for every order', async () => {
    await moveFive({
      intercept: async (call) =>
        call.path === bulkPath
          ? Response.json({
              status: 'success',
              message: '5 order(s) moved to open.',
              results: idsOf(call).map((order_id) => ({ order_id, status: 'failed', message: 'Locked' })),
            })
          : undefined,
    });
    expect(await screen.findByRole('heading', { name: '5 failed.' })).toBeVisible();
    expect(screen.getByText('The server’s message:')).toBeVisible();
  });

  test('without a message, "Orders successfully moved to open" does not show for unknown orders', async () => {
    await moveFive({
      intercept: async ({ path }) =>
        path === bulkPath ? Response.json({ status: 'success', results: [] }) : undefined,
    });
    expect(await screen.findByRole('heading', { name: '5 not known.' })).toBeVisible();
    expect(screen.queryByText(/successfully/)).toBeNull();
  });
});

describe('the timeline of a bulk action', () => {
  test('the client writes it if the server does not, one call per done order, four at a time', async () => {
    let open = 0;
    let most = 0;
    const { called, sandbox } = await mountStageOrders({
      scenario: 'other-backend',
      intercept: async ({ path }, reply) => {
        if (path !== '/timeline') return undefined;
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 10));
        open -= 1;
        return reply();
      },
    });
    await selectRows(9);
    await press('Move to Close', 'Close 9 orders');
    await waitFor(() => expect(called('/timeline')).toHaveLength(9));
    const orderIds = idsOf(called('/move-to-close-bulk')[0]);
    await waitFor(() => expect(open).toBe(0));
    for (const orderId of orderIds)
      expect(await timelineOf(sandbox, orderId)).toContain('Close Order (bulk) clicked by Robin Carter');
    expect(most).toBe(4);
    expect(new Set(called('/timeline').map(({ key }) => key)).size).toBe(9);
  });

  test('failed entries are not a failure: a note says how many are missing', async () => {
    const { environment } = await mountStageOrders({
      scenario: 'other-backend',
      intercept: async ({ path }) => (path === '/timeline' ? new Response('', { status: 500 }) : undefined),
    });
    await selectRows(2);
    await press('Move to Close', 'Close 2 orders');
    const messages = () => environment.toasts.getState().map(({ message }) => message);
    await waitFor(() => expect(messages()).toContain('The timeline entry of 2 orders couldn’t be saved.'));
    expect(messages()).toContain('2 order(s) closed.');
  });

  test('sent twice, each order has one entry', async () => {
    let replies = 0;
    const { called } = await moveFive({
      scenario: 'bulk-reply-lost-no-keys',
      // The first reply arrives late, and names two of the four done orders.
      intercept: async (call, reply) => {
        if (call.path !== bulkPath || (replies += 1) > 1) return undefined;
        await reply().catch(() => undefined);
        const results = idsOf(call).map((order_id) => ({ order_id, status: 'success' }));
        return Response.json({ status: 'success', results: results.slice(0, 2) });
      },
    });
    await screen.findByText('2 done, 3 not known.');
    await waitFor(() => expect(called('/timeline')).toHaveLength(2));
    await user.click(button(again));
    await waitFor(() => expect(rowBoxes()).toHaveLength(5));
    await waitFor(() => expect(called('/timeline').length).toBeGreaterThanOrEqual(5));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const noted = called('/timeline').map(({ body }) => (body as { order_id: unknown }).order_id);
    expect([noted.length, new Set(noted).size]).toEqual([5, 5]);
  });
});
