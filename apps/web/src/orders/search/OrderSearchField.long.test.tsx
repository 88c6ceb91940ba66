import { createSandbox, smallSeed } from '@hub/api-client/mocks';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { entryUrl } from '../../testing/demoShop.ts';
import { mountArea } from '../../testing/mountArea.tsx';

interface SeenRequest {
  tab: string | null;
  by: string | null;
  search: string | null;
  fix: string | null;
  signal: AbortSignal | null | undefined;
}

/** Replaces or delays a reply. */
type Intercept = (request: SeenRequest) => Promise<Response | undefined> | undefined;

/** Searches by the calls of §7. */
const withoutSearch = { sentence: 'A server that has no search of its own.', capabilities: ['idempotency'] };

async function mountField(intercept: Intercept = () => undefined) {
  const sandbox = createSandbox({ seed: smallSeed, scenario: withoutSearch });
  const requests: SeenRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    if (url.pathname !== '/list-order') return sandbox.fetch(input, init);
    const request = {
      tab: url.searchParams.get('tab'),
      by: url.searchParams.get('search_by_filter'),
      search: url.searchParams.get('search'),
      fix: url.searchParams.get('fix'),
      signal: init?.signal,
    };
    requests.push(request);
    return (await intercept(request)) ?? sandbox.fetch(input, init);
  };
  const mounted = mountArea(entryUrl('/app/workflows'), { fetch });
  await screen.findByRole('combobox', { name: /^Find an order/ });
  const { orders } = await (
    await sandbox.fetch('http://localhost/list-order?tab=6&fix=all&search_by_filter=order_wise&offset=0&limit=all', {
      headers: await tokenOf(sandbox),
    })
  ).json();
  return {
    ...mounted,
    requests,
    heldOrder: orders[0] as { order_id: number; order_name: string; customer_name: string },
  };
}

async function tokenOf(sandbox: ReturnType<typeof createSandbox>): Promise<Record<string, string>> {
  const reply = await sandbox.fetch('http://localhost/shopInfo?shop=demo.myshopify.com');
  return { Authorization: reply.headers.get('Authorization') ?? '' };
}

const field = () => screen.getByRole('combobox', { name: /^Find an order/ });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const options = () => screen.queryAllByRole('option');

test('a number and two Enters open the order in its list with its detail', async () => {
  const { history, heldOrder, requests } = await mountField();
  type(heldOrder.order_name.slice(1));
  press('Enter');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  expect(requests.every(({ fix }) => fix === 'all')).toBe(true);
  expect(new Set(requests.filter(({ tab }) => tab === '1').map(({ by }) => by))).toEqual(
    new Set(['order_wise', 'sku_wise']),
  );
  press('Enter');
  await waitFor(() => expect(history.location.pathname).toBe('/app/dashboard-v0/holdorders'));
  const query = new URLSearchParams(history.location.search);
  expect([query.get('period'), query.get('search'), query.getAll('order')]).toEqual([
    'all',
    heldOrder.order_name,
    [String(heldOrder.order_id)],
  ]);
  expect(query.get('shop')).toBe('demo.myshopify.com');
  expect(field()).toHaveValue('');
});

test('each option says in which list it is, once the lists are searched, four at a time', async () => {
  let running = 0;
  let most = 0;
  const { heldOrder } = await mountField(async ({ tab }) => {
    if (tab === '1') return undefined;
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return undefined;
  });
  type(heldOrder.order_name);
  press('Enter');
  expect(await within(await screen.findByRole('listbox')).findByText('Hold Orders')).toBeVisible();
  expect(most).toBeLessThanOrEqual(4);
});

test('typing sends one request, after the pause of 700 ms', async () => {
  const { requests } = await mountField();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const text of ['5', '58', '581', '5815']) {
    act(() => void vi.advanceTimersByTime(699));
    type(text);
  }
  act(() => void vi.advanceTimersByTime(699));
  expect(requests).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  expect(new Set(requests.map(({ search }) => search))).toEqual(new Set(['5815']));
});

test('one digit waits for Enter', async () => {
  const { requests } = await mountField();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  type('5');
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(requests).toEqual([]);
  press('Enter');
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
});

test('the newest text wins: the slow request of the first is aborted and its results are never offered', async () => {
  const { requests, heldOrder } = await mountField(({ search, signal }) =>
    search === '58'
      ? new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      : undefined,
  );
  type('58');
  press('Enter');
  await waitFor(() => expect(requests.length).toBeGreaterThan(0));
  type(heldOrder.order_name);
  press('Enter');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  expect(requests.filter(({ search }) => search === '58').every(({ signal }) => signal?.aborted)).toBe(true);
  expect(options()[0]).toHaveTextContent(heldOrder.order_name);
});

test('results of an older text are not offered for a newer one', async () => {
  const { heldOrder } = await mountField();
  type(heldOrder.order_name);
  press('Enter');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  type(`${heldOrder.order_name}0`);
  expect(options()).toEqual([]);
});

test('when one search fails, the other one’s results are offered, and Retry repeats the failed one', async () => {
  let isBroken = true;
  const { heldOrder } = await mountField(async ({ by }) =>
    isBroken && by === 'sku_wise' ? Response.json({ message: 'No SKUs today.' }, { status: 400 }) : undefined,
  );
  type(heldOrder.order_name);
  press('Enter');
  expect(await screen.findByText('No SKUs today.')).toBeVisible();
  expect(options().length).toBeGreaterThan(0);
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('No SKUs today.')).toBeNull());
});

test('an empty result says so; a failure says what failed', async () => {
  let isBroken = false;
  await mountField(async () => (isBroken ? Response.json({}, { status: 400 }) : undefined));
  type('no such order');
  press('Enter');
  expect(await screen.findByText('No order has this number or SKU.')).toBeVisible();
  isBroken = true;
  type('another one');
  press('Enter');
  expect(await screen.findByText('Something went wrong')).toBeVisible();
});

test('when a list cannot be searched, the order opens in All Orders with a message', async () => {
  const { history, heldOrder } = await mountField(async ({ tab }) =>
    tab === '6' ? Response.json({}, { status: 400 }) : undefined,
  );
  type(heldOrder.order_name);
  press('Enter');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  press('Enter');
  await waitFor(() => expect(history.location.pathname).toBe('/app/dashboard-v0/allorders'));
  expect(await screen.findByText(/We couldn’t check every list/)).toBeVisible();
});

test('looking up its list can be canceled, and the screen stays', async () => {
  const { history, heldOrder } = await mountField(({ tab, signal }) =>
    tab === '1'
      ? undefined
      : new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  type(heldOrder.order_name);
  press('Enter');
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  press('Enter');
  expect(await screen.findByText(`Opening ${heldOrder.order_name}…`)).toBeVisible();
  press('Escape');
  await waitFor(() => expect(screen.queryByText(/^Opening/)).toBeNull());
  expect(history.location.pathname).toBe('/app/workflows');
});

test('Ctrl+K focuses the field, and Escape restores the focus', async () => {
  await mountField();
  const before = document.createElement('button');
  document.body.append(before);
  before.focus();
  fireEvent.keyDown(before, { key: 'k', ctrlKey: true });
  expect(field()).toHaveFocus();
  press('Escape');
  expect(before).toHaveFocus();
  before.remove();
});

test('everything that the text finds opens as a list with its own address, and Back returns', async () => {
  const { history } = await mountField();
  type('58');
  press('Enter');
  const all = await screen.findByRole('option', { name: 'All orders with “58” in the number' });
  fireEvent.click(all);
  await waitFor(() => expect(history.location.pathname).toBe('/app/dashboard-v0/allorders'));
  const query = new URLSearchParams(history.location.search);
  expect([query.get('period'), query.get('search'), query.get('by')]).toEqual(['all', '58', null]);
  act(() => void history.go(-1));
  await waitFor(() => expect(history.location.pathname).toBe('/app/workflows'));
});

describe('on a server with capability search', () => {
  async function mountShopField(intercept: (text: string) => Promise<Response> | undefined = () => undefined) {
    const sandbox = createSandbox({ seed: smallSeed });
    const paths: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const url = new URL(String(input));
      paths.push(url.pathname);
      const isSearch = url.pathname === '/hub/search';
      return (isSearch && (await intercept(url.searchParams.get('text') ?? ''))) || sandbox.fetch(input, init);
    };
    const mounted = mountArea(entryUrl('/app/workflows'), { fetch });
    await screen.findByRole('combobox', { name: 'Find an order, customer, SKU' });
    return { ...mounted, paths, sandbox };
  }

  test('one call finds orders with their stage, customers and products', async () => {
    const { paths } = await mountShopField();
    paths.length = 0;
    type('8');
    press('Enter');
    const list = within(await screen.findByRole('listbox'));
    expect(list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'By order number, 3 of more than 8',
      'Customers',
      'Products',
    ]);
    const orders = within(list.getByRole('group', { name: /^By order/ })).getAllByRole('option');
    for (const option of orders.slice(0, -1))
      expect(option).toHaveTextContent(/ (Orders|Errors|Review|Closed|Cancelled)/);
    expect(screen.getByText(/^More than 8 orders, .* customers and .* products found$/)).toBeVisible();
    expect(paths.filter((path) => path !== '/hub/events')).toEqual(['/hub/search']);
  });

  test('a customer opens all of their counted orders, and the address opens them again', async () => {
    const { history, sandbox } = await mountShopField();
    type('customer 1');
    press('Enter');
    const [customer] = await within(await screen.findByRole('group', { name: 'Customers' })).findAllByRole('option');
    const [, name = '', count = ''] = /^(Customer \d+) (\d+) order/.exec(customer?.textContent ?? '') ?? [];
    if (customer) fireEvent.click(customer);
    await waitFor(() => expect(history.location.pathname).toBe('/app/dashboard-v0/allorders'));
    const query = new URLSearchParams(history.location.search);
    expect([query.get('by'), query.get('search'), query.get('period')]).toEqual(['customer_wise', `"${name}"`, 'all']);
    const list = await sandbox.fetch(
      `http://localhost/list-order?tab=1&fix=all&search_by_filter=customer_wise&offset=0&limit=all&search=%22${name}%22`,
      { headers: await tokenOf(sandbox) },
    );
    expect(((await list.json()) as { orders: unknown[] }).orders).toHaveLength(Number(count));
  });

  test('a failure says what failed, and Retry searches again', async () => {
    let isBroken = true;
    await mountShopField(() =>
      isBroken ? Promise.resolve(Response.json({ message: 'The search is closed.' }, { status: 400 })) : undefined,
    );
    type('customer');
    press('Enter');
    expect(await screen.findByText('The search is closed.')).toBeVisible();
    expect(screen.queryByText('No order, customer or product found.')).toBeNull();
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
  });

  test('results of an older text are never offered for a newer one', async () => {
    let release: () => void = () => {};
    await mountShopField((text) =>
      text === 'zzz' ? new Promise((resolve) => void (release = () => resolve(Response.error()))) : undefined,
    );
    type('customer');
    press('Enter');
    await waitFor(() => expect(options().length).toBeGreaterThan(0));
    type('zzz');
    press('Enter');
    expect(await screen.findByText('Searching all orders…')).toBeVisible();
    expect(options()).toEqual([]);
    release();
  });

  test('an empty result says so; % is not a wildcard', async () => {
    await mountShopField();
    type('%');
    press('Enter');
    expect(await screen.findByText('No order, customer or product found.')).toBeVisible();
  });
});
