import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demoShop, entryUrl } from '../../testing/demoShop.ts';
import { mountSandbox } from '../../testing/mountSandbox.tsx';
import { shopInfoReply } from '../../testing/shopInfoReply.ts';

const openOrders = '/app/dashboard-v0/openorders?period=all';

type Mounted = ReturnType<typeof mountSandbox>;

/** What another person does in another browser. */
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
/** Of the whole list, most of which is not drawn. */
const rowCount = async () => Number((await screen.findByRole('grid')).getAttribute('aria-rowcount'));
const rowOf = async (name: string) => (await rowsShown()).find((row) => within(row).queryByText(name) !== null);

describe('a list while somebody else works', () => {
  test('nothing in use: what leaves is gone, without a touch', async () => {
    const mounted = mountSandbox(openOrders);
    const order = newest(mounted, 'open');
    expect(await rowOf(order.name)).toBeDefined();
    const before = await rowCount();
    await somebodyElse(mounted, '/hold-order', order);
    await waitFor(async () => expect(await rowOf(order.name)).toBeUndefined());
    expect(await rowCount()).toBe(before - 1);
    expect(screen.queryByRole('button', { name: /^(Show|Update list)$/ })).toBeNull();
  });

  test('the pointer is on it: new orders announce themselves, and come with Show', async () => {
    const mounted = mountSandbox(openOrders);
    const held = newest(mounted, 'hold');
    const before = (await rowsShown()).map((row) => row.textContent);
    fireEvent.pointerEnter(screen.getByRole('grid'));
    await somebodyElse(mounted, '/move-to-open', held);
    expect(await screen.findByText('1 new order.')).toBeInTheDocument();
    expect((await rowsShown()).map((row) => row.textContent)).toEqual(before);
    // On the way to the button nothing moves either.
    fireEvent.pointerLeave(screen.getByRole('grid'));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(await rowOf(held.name)).toBeDefined();
    expect(screen.queryByText('1 new order.')).toBeNull();
    expect(document.activeElement).toHaveTextContent(/^As of/);
  });

  test('something is selected: an order that left stays, marked, and selected', async () => {
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

  test('an order that left says where it went, once it is known', async () => {
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

  test('an open order takes its new detail in place', async () => {
    const mounted = mountSandbox(openOrders);
    const order = newest(mounted, 'open');
    const row = await rowOf(order.name);
    await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Expand/ }));
    await screen.findByText(/Total Items/);
    await somebodyElse(mounted, '/timeline', { order_id: order.order_id, message: 'Somebody else was here' });
    expect(await screen.findByText('Somebody else was here')).toBeInTheDocument();
    expect(screen.getByText(/Total Items/)).toBeInTheDocument();
  });

  test('the own action applies at once, also in a list that is in use', async () => {
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

  test('no sign of loading while a list is read again', async () => {
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

describe('the dashboard while somebody else works', () => {
  test('its figures follow, with the time of their reading', async () => {
    const mounted = mountSandbox('/app/dashboard?period=all');
    const figure = async () => (await screen.findByText('Open Orders', { selector: 'span' })).nextSibling?.textContent;
    await waitFor(async () => expect(Number((await figure())?.replace(',', ''))).toBeGreaterThan(0));
    const before = Number((await figure())?.replace(',', ''));
    expect(screen.getByText(/^As of \d\d:\d\d:\d\d (AM|PM)$/)).toBeInTheDocument();
    await somebodyElse(mounted, '/hold-order', newest(mounted, 'open'));
    await waitFor(async () => expect(Number((await figure())?.replace(',', ''))).toBe(before - 1));
  });
});

describe('with a clock of its own', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('a server without the stream is asked each minute, and when the window gets the focus', async () => {
    const mounted: Mounted = mountSandbox('/app/dashboard?period=all', {
      // Later, when `mounted` is there: the sandbox's own token, so that its other calls are answered.
      intercept: async ({ url }) => {
        await Promise.resolve();
        return url.pathname === '/shopInfo' ? shopInfoReply({}, mounted.sandbox.shop(demoShop).token) : undefined;
      },
    });
    const { calls, environment } = mounted;
    await screen.findByText(/^As of/);
    const loaded = calls('/stats').length;
    // Until the file of the updates is there.
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
    // After a 401 nothing is asked any more.
    act(() => environment.sessionMarker.expire());
    await advance(300_000);
    expect(calls('/stats')).toHaveLength(first + 3);
  });

  test('with the stream nothing is asked while nothing changes', async () => {
    const { calls, streams } = mountSandbox('/app/dashboard?period=all');
    await screen.findByText(/^As of/);
    await waitFor(() => expect(streams).toHaveLength(1));
    const first = calls('/stats').length;
    await advance(300_000);
    fireEvent.focus(window);
    await advance(3_000);
    expect(calls('/stats')).toHaveLength(first);
  });

  test('shop info is asked again each half hour, and its new token is used', async () => {
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

  test('a shop info that fails meanwhile leaves the screen as it is, and is asked again after a minute', async () => {
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
