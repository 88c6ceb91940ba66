import { createSandbox, type Scenario, type ScenarioName, scenarios, smallSeed } from '@hub/api-client/mocks';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { memoryHistory } from '../../testing/memoryHistory.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { App } from '../../app/App.tsx';
import { routes } from '../../app/routes.tsx';
import { demoShop, entryUrl } from '../../testing/demoShop.ts';
import { testEnvironment, type EnvironmentOverrides } from '../../testing/testEnvironment.ts';

/** Delays or replaces a reply. */
type Intercept = (url: URL) => Promise<Response | void> | undefined;

interface MountOptions {
  intercept?: Intercept;
  scenario?: ScenarioName | Scenario;
  pageSize?: number;
  overrides?: EnvironmentOverrides;
  /** A request was given up. */
  onAbort?(url: URL): void;
}

beforeEach(() => {
  // jsdom warns that it is not implemented.
  window.scrollTo = () => {};
});

/** The app at a path on a sandbox, with its requests. */
function mount(path: string, { intercept, scenario = 'default', pageSize, overrides, onAbort }: MountOptions = {}) {
  const sandbox = createSandbox({ seed: smallSeed, scenario, ...(pageSize === undefined ? {} : { pageSize }) });
  const requests: URL[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    requests.push(url);
    init?.signal?.addEventListener('abort', () => onAbort?.(url));
    const reply = await sandbox.fetch(input, init);
    return (await intercept?.(url)) ?? reply;
  };
  const environment = testEnvironment({ fetch, ...overrides });
  const history = memoryHistory(entryUrl(path));
  const { unmount } = render(<App environment={environment} history={history} routes={routes} />);
  return {
    history,
    environment,
    unmount,
    requests: (endpoint: string) => requests.filter(({ pathname }) => pathname === endpoint),
    query: (name: string) => new URLSearchParams(history.location.search).getAll(name),
    back: () => act(() => history.go(-1)),
    /** The same address in a new page. */
    reload() {
      unmount();
      const { pathname, search } = history.location;
      return mount(pathname + search, {
        ...(intercept && { intercept }),
        scenario,
        ...(pageSize !== undefined && { pageSize }),
        overrides: { localStore: environment.localStore },
      });
    },
  };
}

const grid = () => screen.findByRole('grid');
/** An open order contains a table whose rows do not count. */
const rows = async () =>
  within(await grid())
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-rowindex'));
const names = async () =>
  (await rows()).map((row) => row.querySelector('[data-column="name"] span')?.textContent ?? '');
const openRows = () => document.querySelectorAll('[role="row"][data-expanded]');
const focusedOrder = () =>
  document.activeElement?.closest('[role="row"]')?.querySelector('[data-column="name"] span')?.textContent;
const all = '/app/dashboard-v0/allorders?period=all';
const review = '/app/dashboard-v0/needsreview?period=all';
const user = userEvent.setup();
const windowed = { ...scenarios.default, capabilities: ['windowed-lists'] };

/** `orderId` of a row, from its link. */
async function idOf(index: number): Promise<string> {
  const row = (await rows())[index];
  return row?.querySelector<HTMLAnchorElement>('[data-column="name"]')?.href.split('/').at(-1) ?? '';
}

describe('filter, period, page, sort and open orders live in the address', () => {
  test('opening an order is written there, Back closes it, and a reload shows it open', async () => {
    const { query, back, reload, history } = mount(all);
    const id = await idOf(1);
    fireEvent.click(within((await rows())[1] as HTMLElement).getByRole('button', { name: /^Expand/ }));
    await waitFor(() => expect(query('order')).toEqual([id]));
    await screen.findByText('Total Items');
    await back();
    expect(openRows()).toHaveLength(0);
    await act(() => history.go(1));
    await waitFor(() => expect(openRows()).toHaveLength(1));

    const reloaded = reload();
    await screen.findByText('Total Items');
    expect(reloaded.query('order')).toEqual([id]);
    // A link scrolls its order into view and focuses it.
    await waitFor(() => expect(document.activeElement?.closest('[role="row"]')).toBe(openRows()[0]));
  });

  test('two orders that are opened in one go are both written there', async () => {
    const { query } = mount(all);
    const list = await rows();
    const buttons = [0, 2].map((index) => within(list[index] as HTMLElement).getByRole('button', { name: /^Expand/ }));
    act(() => {
      for (const button of buttons) fireEvent.click(button);
    });
    await waitFor(() => expect(query('order')).toHaveLength(2));
  });

  test(
    'Needs User Review has pages with a number, and Back returns to the previous one',
    { tags: '§2.82' },
    async () => {
      const { requests, query, back } = mount(review, { scenario: 'review-queue-200' });
      const first = await names();
      expect(await grid()).toHaveAttribute('aria-rowcount', '50');
      expect(screen.getByText('200 orders')).toBeVisible();
      const asked = requests('/list-order').length;
      fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
      await waitFor(async () => expect(await names()).not.toEqual(first));
      expect(query('page')).toEqual(['2']);
      expect(screen.getByText('Page 2')).toBeInTheDocument();
      await back();
      await waitFor(async () => expect(await names()).toEqual(first));
      expect(requests('/list-order')).toHaveLength(asked);
    },
  );

  test('no page buttons on other lists, also where the server pages', async () => {
    mount(all, { pageSize: 5 });
    await grid();
    expect(screen.queryByRole('navigation', { name: /^Pages of/ })).toBeNull();
  });

  test('a changed filter starts at page 1 with no order open', { tags: '§2.81' }, async () => {
    const { query } = mount(`${review}&page=2&order=1`, { scenario: 'review-queue-200' });
    await grid();
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'last_30d' } });
    await waitFor(() => expect(query('period')).toEqual(['last_30d']));
    expect([query('page'), query('order')]).toEqual([[], []]);
  });

  test('a page that does not exist says so, and leads back', async () => {
    mount(`${review}&page=99`);
    await screen.findByText('There is no page 99. Go back to an earlier page.');
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  });

  test('a list at another address begins afresh', async () => {
    const { history, query } = mount('/app/dashboard-v0/openorders?period=all&search=58');
    await screen.findByDisplayValue('58');
    await act(() => history.push(entryUrl('/app/dashboard-v0/holdorders?period=all')));
    await screen.findByRole('heading', { level: 1, name: 'Hold Orders' });
    expect(screen.getByRole('searchbox', { name: 'Filter Orders' })).toHaveValue('');
    expect(query('search')).toEqual([]);
  });
});

test('a SKU that was typed in the search by order is offered as one, and found', async () => {
  const { query } = mount(`${all}&search=85123A`);
  const offer = await screen.findByRole('button', { name: 'Search SKU 85123A instead' });
  await user.click(offer);
  await grid();
  expect(query('by')).toEqual(['sku_wise']);
  expect(screen.queryByRole('button', { name: /^Search SKU/ })).toBeNull();
});

describe('an order that the address opens and the list does not have', () => {
  test('shows a notice; dismissing it removes the order from the address', async () => {
    const { query } = mount(`${all}&order=404404`);
    await screen.findByText(/^1 order in this link is not in All Orders/);
    expect((await rows()).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
    await waitFor(() => expect(query('order')).toEqual([]));
    expect(screen.queryByText(/in this link/)).toBeNull();
  });

  test('shows the notice too where only the rows in sight were asked for', async () => {
    const { requests } = mount(`${all}&order=404404`, { scenario: 'large' });
    await screen.findByText(/^1 order in this link is not in All Orders/);
    expect((await rows()).length).toBeGreaterThan(0);
    expect(requests('/list-order').map(({ searchParams }) => searchParams.get('limit'))).toEqual(['200', '1']);
    expect(screen.getByText('100,000 orders')).toBeVisible();
  });

  test('whatever the address says is never markup', async () => {
    mount(`${all}&order=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await screen.findByText(/^1 order in this link/);
    expect(document.querySelector('main img[src="x"]')).toBeNull();
  });

  test('no notice while the list loads', async () => {
    let release: () => void = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { requests } = mount(`${all}&order=404404`, {
      intercept: ({ pathname }) => (pathname === '/list-order' ? slow : undefined),
    });
    // The title appears before shop info, the filter after.
    await screen.findByRole('searchbox', { name: 'Filter Orders' });
    await waitFor(() => expect(requests('/list-order')).toHaveLength(1));
    expect(screen.queryByText(/in this link/)).toBeNull();
    release();
    await screen.findByText(/^1 order in this link/);
  });
});

describe('bad input: what the list had stays', () => {
  const failing: Record<string, (url: URL) => Promise<Response>> = {
    'status 500': async () => Response.json({ message: 'Internal Server Error' }, { status: 500 }),
    'a wrong shape': async () => Response.json({ orders: 'none' }),
    'no JSON': async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'no connection': async () => {
      throw new TypeError('Failed to fetch');
    },
  };

  test.each(Object.keys(failing))(
    'list-order answers with %s: an error with Retry, the orders before it stay, and so does what was typed',
    { tags: 'hazard:server-faults' },
    async (name) => {
      let isBroken = false;
      mount(all, {
        intercept: (url) => (isBroken && url.pathname === '/list-order' ? failing[name]?.(url) : undefined),
      });
      const before = await names();
      isBroken = true;
      const field = screen.getByRole('searchbox', { name: 'Filter Orders' });
      fireEvent.change(field, { target: { value: '58' } });
      const retry = await screen.findByRole('button', { name: 'Retry' });
      expect(await names()).toEqual(before);
      expect(field).toHaveValue('58');
      expect(screen.getByText('You’re still seeing the orders from before the change.')).toBeVisible();
      isBroken = false;
      fireEvent.click(retry);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
      expect(field).toHaveValue('58');
    },
  );

  test('orders that stay from before a change cannot be selected, nor do they count as what matches', async () => {
    let isBroken = false;
    mount('/app/dashboard-v0/holdorders?period=all', {
      intercept: (url) =>
        isBroken && ['/list-order', '/stats'].includes(url.pathname) ? failing['status 500']?.(url) : undefined,
    });
    const before = await names();
    const counts = () => screen.queryAllByText(/^\d+ orders?$/).map(({ textContent }) => textContent);
    expect(counts()).toEqual([`${before.length} orders`]);
    const selectAll = () => screen.getByRole('checkbox', { name: 'Select All Orders' });
    expect(screen.getByText(`All ${before.length} orders that match`)).toBeVisible();
    isBroken = true;
    fireEvent.change(screen.getByRole('searchbox', { name: 'Filter Orders' }), {
      target: { value: before[0]?.slice(1) },
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await names()).toEqual(before);
    expect(screen.queryByText(/that match/)).toBeNull();
    // The figures fail a little later than the list.
    await waitFor(() => expect(counts()).toEqual([]));
    for (const box of screen.getAllByRole('checkbox')) {
      fireEvent.click(box);
      expect(box).not.toBeChecked();
      expect(box).toHaveAccessibleDescription(
        expect.stringContaining('These orders are from before your last change.'),
      );
    }
    isBroken = false;
    fireEvent.click(retry);
    expect(await screen.findByText('The 1 order that matches')).toBeVisible();
    expect(counts()).toEqual(['1 order']);
    fireEvent.click(selectAll());
    expect(screen.getByRole('checkbox', { name: '1 order(s) selected' })).toBeChecked();
  });

  test('list-order answers 401: one alert, and the list stays', { tags: '§8.14' }, async () => {
    let isExpired = false;
    mount(all, {
      intercept: ({ pathname }) =>
        isExpired && (pathname === '/list-order' || pathname === '/stats')
          ? Promise.resolve(new Response('{}', { status: 401 }))
          : undefined,
    });
    const before = await names();
    isExpired = true;
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'last_7d' } });
    await screen.findByRole('alertdialog');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect((await within(document.body).findAllByRole('row', { hidden: true })).length).toBeGreaterThanOrEqual(
      before.length,
    );
  });

  test('a late reply to an older request is not shown', async () => {
    let release: () => void = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    mount('/app/dashboard-v0/allorders', {
      intercept: ({ pathname, searchParams }) =>
        pathname === '/list-order' && searchParams.get('fix') === 'all' ? slow : undefined,
    });
    await grid();
    const choose = (value: string) =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value } });
    choose('all');
    choose('last_24h');
    const lastDay = await names();
    release();
    await act(async () => {
      await slow;
    });
    expect(await names()).toEqual(lastDay);
  });
});

describe('the list of a period that is chosen', () => {
  const choose = (period: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: period } });

  test.each([
    ['whole', 'default'],
    ['windowed', windowed],
  ] as const)('is asked for in that moment, and once: %s', async (_, scenario) => {
    const { requests } = mount('/app/dashboard-v0/allorders?period=last_24h', { scenario });
    await grid();
    const asked = () => requests('/list-order').filter(({ searchParams }) => searchParams.get('fix') === 'all');
    act(() => {
      choose('all');
      expect(asked()).toHaveLength(1);
    });
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(0));
    expect(asked()).toHaveLength(1);
  });

  test('and overtaken before it is drawn is given up', async () => {
    const given: string[] = [];
    const { requests } = mount('/app/dashboard-v0/allorders?period=last_24h', {
      onAbort: ({ pathname, searchParams }) => pathname === '/list-order' && given.push(searchParams.get('fix') ?? ''),
    });
    await grid();
    act(() => {
      choose('last_7d');
      choose('all');
    });
    await waitFor(() => expect(given).toEqual(['last_7d']));
    const { length } = await names();
    expect(length).toBeGreaterThan(0);
    expect(requests('/list-order').map(({ searchParams }) => searchParams.get('fix'))).toEqual([
      'last_24h',
      'last_7d',
      'all',
    ]);
  });

  test('of two days is asked for once both are chosen', async () => {
    const { requests } = mount('/app/dashboard-v0/allorders?period=last_24h');
    await grid();
    choose('custom');
    await screen.findByLabelText(/^From/);
    expect(requests('/list-order')).toHaveLength(1);
  });
});

test('a window on a list says itself how long it is: the figures are not asked for', async () => {
  const { requests } = mount(all, { scenario: windowed });
  await grid();
  expect(screen.getByText(/^[\d,]+ orders$/)).toBeVisible();
  expect(requests('/stats')).toEqual([]);
});

describe('keyboard', () => {
  test('j and k go from order to order, o and Enter open, and an open one makes way for the next', async () => {
    const { query } = mount(all);
    const [first, second, third] = await names();
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(first));
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(second));
    await user.keyboard('k');
    await waitFor(() => expect(focusedOrder()).toBe(first));
    await user.keyboard('k');
    expect(focusedOrder()).toBe(first);

    await user.keyboard('o');
    await waitFor(() => expect(openRows()).toHaveLength(1));
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(second));
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(third));
    expect(query('order')).toEqual([await idOf(2)]);
    expect(openRows()).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(openRows()).toHaveLength(0));
  });

  test('stepping from order to order is one step of history', async () => {
    const { back, query } = mount(all);
    await grid();
    await user.keyboard('jo');
    await waitFor(() => expect(query('order')).toHaveLength(1));
    await user.keyboard('j');
    await waitFor(async () => expect(query('order')).toEqual([await idOf(1)]));
    await user.keyboard('j');
    await waitFor(async () => expect(query('order')).toEqual([await idOf(2)]));
    await back();
    expect(query('order')).toEqual([]);
  });

  test('keys that come faster than the address is written open one order after the other', async () => {
    const { query } = mount(all);
    const [, , third] = await names();
    await user.keyboard('jojj');
    await waitFor(() => expect(focusedOrder()).toBe(third));
    await waitFor(async () => expect(query('order')).toEqual([await idOf(2)]));
    expect(openRows()).toHaveLength(1);
  });

  test('x selects the order that the keyboard is in', async () => {
    mount('/app/dashboard-v0/openorders?period=all');
    await grid();
    await user.keyboard('jjx');
    await waitFor(async () => expect((await rows())[1]).toHaveAttribute('aria-selected', 'true'));
    expect(screen.getAllByText('1 order(s) selected')[0]).toBeVisible();
    await user.keyboard('x');
    await waitFor(async () => expect((await rows())[1]).toHaveAttribute('aria-selected', 'false'));
  });

  test('"/" goes to the filter, where keys are text; Escape goes back to the order and keeps the text', async () => {
    mount(all);
    const [first] = await names();
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(first));
    await user.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Filter Orders' });
    expect(field).toHaveFocus();
    await user.keyboard('jx?');
    expect(field).toHaveValue('jx?');
    await user.keyboard('{Escape}');
    expect(focusedOrder()).toBe(first);
    expect(field).toHaveValue('jx?');
  });

  test('"?" lists what the registry has, and closing gives the focus back', async () => {
    mount('/app/dashboard-v0/openorders?period=all');
    const [first] = await names();
    await user.keyboard('j');
    await waitFor(() => expect(focusedOrder()).toBe(first));
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const line of [
      /Next order/,
      /Previous order/,
      /Open or close the order/,
      /Select or deselect the order/,
      /Filter the orders/,
      /Next saved view/,
      /Show this sheet/,
    ]) {
      expect(within(sheet).getByText(line)).toBeInTheDocument();
    }
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(focusedOrder()).toBe(first));
  });

  test('the actions have keys: they confirm for the order that has the focus, and declining leaves the focus there', async () => {
    mount('/app/dashboard-v0/openorders?period=all');
    const [first] = await names();
    await user.keyboard('c');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('jo');
    await screen.findByRole('button', { name: /^Close Order/ });
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const action of ['Hold Order', 'Ship Now', 'Close Order'])
      expect(within(sheet).getByText(action)).toBeInTheDocument();
    expect(within(sheet).getByText(/^Cancel Partial Shipment/)).toHaveTextContent('(when the open order has it)');
    expect(within(sheet).queryByText(/^Run now/)).toBeNull();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));

    await user.keyboard('c');
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('Are you sure you want to close this order?');
    expect(question).toHaveTextContent(first ?? '');
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focusedOrder()).toBe(first);
  });

  test('the key of a disabled action focuses its button, which has the reason', async () => {
    mount('/app/dashboard-v0/holdorders?period=all', { scenario: 'view-only' });
    await grid();
    await user.keyboard('jo');
    const button = await screen.findByRole('button', { name: /^Close Order/ });
    await user.keyboard('c');
    expect(button).toHaveFocus();
    expect(button).toHaveAccessibleDescription(/edit permission/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the buttons in an open order do the same, and say at the ends why they are off', async () => {
    mount(review, { scenario: 'review-queue-200' });
    await grid();
    fireEvent.click(within((await rows())[0] as HTMLElement).getByRole('button', { name: /^Expand/ }));
    expect(await screen.findByText('1 of 50 on this page')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous order' })).toHaveAccessibleDescription(
      'This is the first order on this page.',
    );
    const [, second] = await names();
    fireEvent.click(screen.getByRole('button', { name: 'Next order' }));
    await screen.findByText('2 of 50 on this page');
    await waitFor(() => expect(focusedOrder()).toBe(second));
  });
});

describe('the cause whose orders are shown is part of the address', () => {
  const errors = '/app/dashboard-v0/errororders?period=all';
  const chips = async () =>
    within(await screen.findByRole('group', { name: 'By cause' }))
      .getAllByRole('button')
      .filter((button) => button.hasAttribute('aria-pressed'));
  const textOf = (content: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.readAsText(content ?? new Blob());
    });
  const rowCount = async () => Number((await grid()).getAttribute('aria-rowcount'));

  test('a reload keeps it, Back takes it away, and a changed filter leaves it', async () => {
    const { query, back, history, reload } = mount(errors);
    const [first] = await chips();
    const total = await rowCount();
    const count = Number(/\d+$/.exec(first?.textContent ?? '')?.[0]);
    expect(count).toBeLessThan(total);
    fireEvent.click(first as HTMLElement);
    await waitFor(() => expect(query('cause')).toEqual([first?.title]));
    expect(await rowCount()).toBe(count);
    await back();
    expect([await rowCount(), query('cause')]).toEqual([total, []]);
    await act(() => history.go(1));
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'last_30d' } });
    await waitFor(() => expect(query('period')).toEqual(['last_30d']));
    expect(query('cause')).toEqual([first?.title]);
    await back();
    await waitFor(() => expect(query('period')).toEqual(['all']));

    reload();
    expect(await rowCount()).toBe(count);
    expect((await chips()).map((chip) => chip.getAttribute('aria-pressed'))).toContain('true');
  });

  test.each([
    ['no order has', 'Shipment Error: <b>gone</b>'],
    ['is longer than any', 'x'.repeat(20_000)],
    ['is half a character', '%ED%A0%80'],
  ])('one that %s shows all orders, says so, and can be removed', async (_kind, cause) => {
    const { query } = mount(`${errors}&cause=${cause}`);
    expect(await screen.findByText('No order here has this cause. All are shown.')).toBeVisible();
    expect((await rows()).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Remove this cause' }));
    await waitFor(() => expect(query('cause')).toEqual([]));
    expect(screen.queryByText(/No order here has this cause/)).toBeNull();
  });

  test('an empty one is none', async () => {
    mount(`${errors}&cause=`);
    expect((await chips()).map((chip) => chip.getAttribute('aria-pressed'))).not.toContain('true');
    expect(screen.queryByRole('button', { name: 'Remove this cause' })).toBeNull();
  });

  test.each(['errororders', 'holdorders', 'needsreview'])(
    'Export of %s has its count, its rows, and a file named after it',
    async (slug) => {
      const saved: { name: string; content: Blob }[] = [];
      const saveFile = (name: string, content: Blob) => void saved.push({ name, content });
      const { requests } = mount(`/app/dashboard-v0/${slug}?period=all`, { overrides: { saveFile } });
      const [first] = await chips();
      fireEvent.click(first as HTMLElement);
      const count = await rowCount();
      const shown = await names();
      fireEvent.click(screen.getByRole('button', { name: 'Export' }));
      const dialog = within(await screen.findByRole('dialog'));
      expect(await dialog.findByRole('radio', { name: `This view (${count})` })).toBeChecked();
      fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(saved[0]?.name).toMatch(/^[A-Z_]+_all-time_cause-[\w-]+_exported-\d{4}-\d\d-\d\d\.csv$/);
      const text = await textOf(saved[0]?.content);
      const lines = text.trim().split('\r\n');
      expect(lines).toHaveLength(count + 1);
      for (const name of shown) expect(text).toContain(name);
      expect(lines[0]).not.toMatch(/error|stage/);
      expect(requests('/list-order').at(-1)?.searchParams.get('fields')).toMatch(/error_message.*reason/);
    },
  );

  test('one that no order has exports what is shown: all orders', async () => {
    mount(`${errors}&cause=gone`);
    await screen.findByText('No order here has this cause. All are shown.');
    const total = await rowCount();
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('radio', { name: `This view (${total})` })).toBeChecked();
  });

  test('where the server pages, cause and file have the orders of all pages', async () => {
    const saved: string[] = [];
    const saveFile = (name: string) => void saved.push(name);
    mount('/app/dashboard-v0/holdorders?period=all', { pageSize: 3, overrides: { saveFile } });
    fireEvent.click((await chips())[0] as HTMLElement);
    const count = await rowCount();
    expect(count).toBeGreaterThan(3);
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: `This view (${count})` })).toBeChecked();
    fireEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.getByText(new RegExp(`^Exported ${count} order`))).toBeVisible();
  });
});

describe('saved views', () => {
  const view = () => screen.findByRole('combobox', { name: 'View' });

  test('save, apply, rename, delete; kept per shop and per list', async () => {
    const { reload, environment } = mount('/app/dashboard-v0/openorders?period=all&sort=oldest');
    fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Morning{Enter}');
    expect(await view()).toHaveDisplayValue('Morning');
    // The button that opened it is gone.
    expect(await view()).toHaveFocus();
    expect(environment.localStore.get(`saved_views:${demoShop}`)).toContain('Morning');

    fireEvent.change(await view(), { target: { value: 'standard' } });
    const reloaded = reload();
    expect(await view()).toHaveDisplayValue('Standard');
    fireEvent.change(await view(), { target: { value: '=Morning' } });
    await waitFor(() => expect([reloaded.query('period'), reloaded.query('sort')]).toEqual([['all'], ['oldest']]));

    fireEvent.click(screen.getByRole('button', { name: /^Rename/ }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(field);
    await user.type(field, 'Evening{Enter}');
    expect(await view()).toHaveDisplayValue('Evening');
    await act(() => reloaded.history.push(entryUrl('/app/dashboard-v0/holdorders')));
    await screen.findByRole('heading', { level: 1, name: 'Hold Orders' });
    expect(
      within(await view())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Standard']);

    await act(() => reloaded.history.go(-1));
    fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete view' }));
    expect(await view()).toHaveDisplayValue('Not saved');
  });

  test('a name that is taken or empty shows an error, and nothing is saved', async () => {
    const { environment } = mount('/app/dashboard-v0/openorders?period=all');
    environment.localStore.set(`saved_views:${demoShop}`, '');
    fireEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('Give the view a name.')).toBeInTheDocument();
    expect(environment.localStore.get(`saved_views:${demoShop}`)).toBe('');
  });

  test('a view that another tab saved meanwhile is kept', async () => {
    const { environment } = mount('/app/dashboard-v0/openorders?period=all');
    await view();
    environment.localStore.set(
      `saved_views:${demoShop}`,
      JSON.stringify({ lists: { openorders: [{ name: 'Other tab', query: 'period=last_7d' }] } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Mine{Enter}');
    expect(
      within(await view())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Standard', 'Other tab', 'Mine']);
  });

  test('unreadable stored JSON is ignored with a word that can be dismissed', async () => {
    const overrides = testEnvironment();
    overrides.localStore.set(`saved_views:${demoShop}`, '{"lists":');
    mount('/app/dashboard-v0/openorders', { overrides: { localStore: overrides.localStore } });
    await screen.findByText('The views saved in this browser couldn’t be read and aren’t shown.');
    fireEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
    expect(screen.queryByText(/couldn’t be read/)).toBeNull();
    expect(await view()).toHaveDisplayValue('Standard');
  });

  test('another sort is of all pages, where the server pages', async () => {
    mount(`${all}&sort=oldest`, { pageSize: 5 });
    expect(Number((await grid()).getAttribute('aria-rowcount'))).toBeGreaterThan(5);
    const times = (await rows()).map((row) => row.querySelector('time')?.dateTime ?? '');
    expect(times).toEqual(times.toSorted());
  });

  test('a list in windows that is too long for another sort stays newest first, and says so', async () => {
    const { requests } = mount(`${all}&sort=oldest`, { scenario: 'large' });
    expect(await screen.findByText(/^This list is too long to be sorted/)).toBeVisible();
    const times = (await rows()).map((row) => row.querySelector('time')?.dateTime ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(requests('/list-order').every(({ searchParams }) => searchParams.get('limit') === '200')).toBe(true);
  });
});
