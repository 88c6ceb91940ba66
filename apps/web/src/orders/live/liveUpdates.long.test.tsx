import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demoShop, entryUrl } from '../../testing/demoShop.ts';
import { mountSandbox } from '../../testing/mountSandbox.tsx';
import { shopInfoReply } from '../../testing/shopInfoReply.ts';

const openOrders = '/app/dashboard-v0/openorders?period=all';

type Mounted = ReturnType<typeof mountSandbox>;

/** Another person's action in another browser. */
async function somebodyElse({ sandbox }: Mounted, path: string, body: unknown): Promise<void> {
  const headers = { Authorization: sandbox.shop(demoShop).token, 'Content-Type': 'application/json' };
  const reply = await sandbox.fetch(`https://other.example${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(reply.ok).toBe(true);
}

/** The newest order of a stage. */
function newest({ sandbox }: Mounted, stage: string) {
  const order = sandbox.shop(demoShop).orders.find((candidate) => candidate.stage === stage);
  if (!order) throw new Error(`No order is ${stage}`);
  return { id: order.id, order_id: order.orderId, name: order.name };
}

const rowsShown = async () => {
  const grid = await screen.findByRole('grid');
  return within(grid).getAllByRole('row');
};
/** Length of the whole list, rendered or not. */
const rowCount = async () => Number((await screen.findByRole('grid')).getAttribute('aria-rowcount'));
const rowOf = async (name: string) => (await rowsShown()).find((row) => within(row).queryByText(name) !== null);

describe('a list while another person works', () => {
  test('not in use: orders that leave disappear by themselves', async () => {
    const mounted = mountSandbox(openOrders);
    const order = newest(mounted, 'open');
    expect(await rowOf(order.name)).toBeDefined();
    const before = await rowCount();
    await somebodyElse(mounted, '/hold-order', order);
    await waitFor(async () => expect(await rowOf(order.name)).toBeUndefined());
    expect(await rowCount()).toBe(before - 1);
    expect(screen.queryByRole('button', { name: /^(Show|Update list)$/ })).toBeNull();
  });

  test('under the pointer: new orders are announced, and appear with Show', async () => {
    const mounted = mountSandbox(openOrders);
    const held = newest(mounted, 'hold');
    const before = (await rowsShown()).map((row) => row.textContent);
    fireEvent.pointerEnter(screen.getByRole('grid'));
    await somebodyElse(mounted, '/move-to-open', held);
    expect(await screen.findByText('1 new order.')).toBeInTheDocument();
    expect((await rowsShown()).map((row) => row.textContent)).toEqual(before);
    // Nothing moves on the way to the button either.
    fireEvent.pointerLeave(screen.getByRole('grid'));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await rowOf(held.name)).toBeDefined();
    expect(screen.queryByText('1 new order.')).toBeNull();
    expect(document.activeElement).toHaveTextContent(/^As of/);
  });

  test('with a selection: an order that left stays, marked and selected', async () => {
    const mounted = mountSandbox(openOrders);
    const order = newest(mounted, 'open');
    await rowsShown();
    await userEvent.click(screen.getByRole('checkbox', { name: `Select ${order.name}` }));
    await somebodyElse(mounted, '/move-to-close', order);
    expect(await screen.findByText('1 order has left this list.')).toBeInTheDocument();
    const row = await rowOf(order.name);
    expect(within(row ?? document.body).getByText('Moved')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: `Select ${order.name}` })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Update list' }));
    expect(await rowOf(order.name)).toBeUndefined();
    expect(screen.getByRole('checkbox', { name: /^Select All/ })).not.toBeChecked();
  });

  test('an order that left says where it went, once known', async () => {
    const mounted = mountSandbox(openOrders);
    const order = newest(mounted, 'open');
    const row = await rowOf(order.name);
    fireEvent.pointerEnter(screen.getByRole('grid'));
    await somebodyElse(mounted, '/hold-order', order);
    expect(await within(row ?? document.body).findByText('Moved to Hold')).toBeInTheDocument();
    const earlierCalls = mounted
      .calls('/list-order')
      .filter(({ url }) => url.searchParams.get('search') === order.name);
    expect(earlierCalls).toHaveLength(7);
  });

  test('an open order gets its new detail in place', async () => {
    const mounted = mountSandbox(openOrders);
    const order = newest(mounted, 'open');
    const row = await rowOf(order.name);
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Expand/ }));
    await screen.findByText(/Total Items/);
    await somebodyElse(mounted, '/timeline', { order_id: order.order_id, message: 'Somebody else was here' });
    expect(await screen.findByText('Somebody else was here')).toBeInTheDocument();
    expect(screen.getByText(/Total Items/)).toBeInTheDocument();
  });

  test.each([
    ['Ship Now', '/ship-now', 'Moved to Fulfillment'],
    ['Hold Order', '/hold-order', 'Moved to Hold'],
  ])('the buttons of an open order follow when someone else was faster with %s', async (button, path, moved) => {
    const mounted = mountSandbox(openOrders);
    const order = newest(mounted, 'open');
    const row = await rowOf(order.name);
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Expand/ }));
    const actions = await screen.findByRole('group', { name: 'Actions' });
    expect(within(actions).getByRole('button', { name: button })).not.toHaveAttribute('aria-disabled', 'true');
    await somebodyElse(mounted, path, order);
    const reason = `Somebody else was faster: ${moved}. Update the list to go on.`;
    await waitFor(() =>
      expect(within(actions).getByRole('button', { name: button })).toHaveAccessibleDescription(reason),
    );
    await userEvent.click(within(actions).getByRole('button', { name: button }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the person’s own action applies at once, even in a list in use', async () => {
    const mounted = mountSandbox(openOrders);
    const order = newest(mounted, 'open');
    const row = await rowOf(order.name);
    fireEvent.pointerEnter(screen.getByRole('grid'));
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Expand/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hold Order' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Hold/ }));
    await waitFor(async () => expect(await rowOf(order.name)).toBeUndefined());
    expect(screen.queryByText(/^Moved/)).toBeNull();
  });

  test('no loading indicator shows while a list reloads', async () => {
    const mounted = mountSandbox(openOrders);
    await rowsShown();
    const order = newest(mounted, 'open');
    const earlierCalls = mounted.calls('/list-order').length;
    const busy: string[] = [];
    const watch = new MutationObserver(() => {
      for (const element of document.querySelectorAll('[aria-busy="true"]')) busy.push(element.className);
    });
    watch.observe(document.body, { attributes: true, subtree: true });
    await somebodyElse(mounted, '/hold-order', order);
    await waitFor(() => expect(mounted.calls('/list-order').length).toBeGreaterThan(earlierCalls));
    await waitFor(async () => expect(await rowOf(order.name)).toBeUndefined());
    watch.disconnect();
    expect(busy).toEqual([]);
  });
});

describe('the dashboard while another person works', () => {
  test('updates its figures, with the time of reading', async () => {
    const mounted = mountSandbox('/app/dashboard?period=all');
    const figure = async () => (await screen.findByText('Open Orders', { selector: 'span' })).nextSibling?.textContent;
    await waitFor(async () => expect(Number((await figure())?.replace(',', ''))).toBeGreaterThan(0));
    const before = Number((await figure())?.replace(',', ''));
    expect(screen.getByText(/^As of \d\d:\d\d:\d\d (AM|PM)$/)).toBeInTheDocument();
    await somebodyElse(mounted, '/hold-order', newest(mounted, 'open'));
    await waitFor(async () => expect(Number((await figure())?.replace(',', ''))).toBe(before - 1));
  });
});

describe('with its own clock', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('a server without the stream is polled each minute, and when the window gets focus', async () => {
    const mounted: Mounted = mountSandbox('/app/dashboard?period=all', {
      // Runs later, when `mounted` is set: uses the sandbox's own token, so that its other calls are answered.
      intercept: async ({ url }) => {
        await Promise.resolve();
        return url.pathname === '/shopInfo' ? shopInfoReply({}, mounted.sandbox.shop(demoShop).token) : undefined;
      },
    });
    const { calls, environment } = mounted;
    await screen.findByText(/^As of/);
    const loaded = calls('/stats').length;
    // Waits for the file of the updates.
    for (let attempt = 0; attempt < 20 && calls('/stats').length === loaded; attempt += 1) {
      fireEvent.focus(window);
      await advance(2_000);
    }
    const first = calls('/stats').length;
    await advance(61_000);
    expect(calls('/stats')).toHaveLength(first + 1);
    await advance(61_000);
    expect(calls('/stats')).toHaveLength(first + 2);
    fireEvent.focus(window);
    await advance(3_000);
    expect(calls('/stats')).toHaveLength(first + 3);
    // After a 401 nothing is requested.
    act(() => environment.sessionMarker.expire());
    await advance(300_000);
    expect(calls('/stats')).toHaveLength(first + 3);
  });

  test('with the stream nothing is requested while nothing changes', async () => {
    const { calls, streams } = mountSandbox('/app/dashboard?period=all');
    await screen.findByText(/^As of/);
    await waitFor(() => expect(streams).toHaveLength(1));
    const first = calls('/stats').length;
    await advance(300_000);
    fireEvent.focus(window);
    await advance(3_000);
    expect(calls('/stats')).toHaveLength(first);
  });

  test('shop info is reloaded each half hour, and its new token is used', async () => {
    let token = 0;
    const { calls, history } = mountSandbox('/app/settings/companyinfo', {
      intercept: ({ url }) => (url.pathname === '/shopInfo' ? shopInfoReply({}, `token-${(token += 1)}`) : undefined),
    });
    await screen.findByRole('region', { name: 'Store' });
    expect(calls('/shopInfo')).toHaveLength(1);
    await advance(30 * 60_000 + 1_000);
    expect(calls('/shopInfo')).toHaveLength(2);
    await advance(30 * 60_000 + 1_000);
    expect(calls('/shopInfo')).toHaveLength(3);
    expect(screen.getByRole('region', { name: 'Store' })).toBeInTheDocument();
    await act(() => history.push(entryUrl('/app/dashboard')));
    await waitFor(() => expect(calls('/stats')[0]?.authorization).toBe('token-3'));
  });

  test('a shop info that fails in between leaves the screen unchanged, and is requested again after a minute', async () => {
    let fails = false;
    const { calls } = mountSandbox('/app/settings/companyinfo', {
      intercept: ({ url }) => (url.pathname === '/shopInfo' && fails ? new Response('', { status: 503 }) : undefined),
    });
    await screen.findByRole('region', { name: 'Store' });
    fails = true;
    await advance(30 * 60_000 + 3_000);
    expect(screen.getByRole('region', { name: 'Store' })).toBeInTheDocument();
    const earlierCalls = calls('/shopInfo').length;
    fails = false;
    await advance(62_000);
    expect(calls('/shopInfo')).toHaveLength(earlierCalls + 1);
  });
});
