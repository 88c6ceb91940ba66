import { createSandbox, scenarios, smallSeed } from '@hub/api-client/mocks';
import { allOrdersFilters, type OrderFilters } from '@hub/domain/dashboard';
import { isInTab, type OrderStage, type TabNumber, tabs } from '@hub/domain/orders';
import type { OrderSort } from '@hub/domain/orders/list';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { demoShop, entryUrl } from '../../testing/demoShop.ts';
import { letListsScroll } from '../../testing/letListsScroll.ts';
import { mountArea } from '../../testing/mountArea.tsx';
import { repeatOrders } from '../../testing/repeatOrders.ts';
import { LiveUpdates } from '../live/LiveUpdates.tsx';
import { StageOrders } from './StageOrders.tsx';
import type { ExpandedOrders } from './useExpandedOrders.ts';

const seed = repeatOrders(smallSeed, 1_150);

letListsScroll();

interface MountOptions {
  tab?: TabNumber;
  sort?: OrderSort;
  capabilities?: readonly string[];
  /** Rows of the list, from 1, whose orders are open at first. */
  open?: readonly number[];
  /** Replaces a page's reply, by its `offset`; `undefined` passes it on. */
  intercept?: (offset: string) => Promise<Response> | undefined;
}

/**
 * A list in a box, for a shop of 1,150 orders, all of them in that stage for Open Orders and Orders In Fulfillment.
 * `asked`: `offset`, `limit` and search of each list call.
 */
async function mountList({
  tab = tabs.all,
  sort = 'newest',
  capabilities = ['windowed-lists'],
  open = [],
  intercept,
}: MountOptions = {}) {
  const sandbox = createSandbox({ seed, scenario: { ...scenarios.default, capabilities } });
  const asked: string[] = [];
  const stages: Partial<Record<TabNumber, OrderStage>> = { [tabs.open]: 'open', [tabs.inFulfillment]: 'inFulfillment' };
  for (const order of sandbox.shop(demoShop).orders) order.stage = stages[tab] ?? order.stage;
  const listed = sandbox.shop(demoShop).orders.filter(({ stage, shipped }) => isInTab(stage, tab, shipped !== 'none'));
  const openIds = open.map((row) => String(listed[row - 1]?.orderId));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname !== '/list-order') return sandbox.fetch(input, init);
    const offset = searchParams.get('offset') ?? '';
    const sought = searchParams.has('order_id') ? 'sought' : null;
    asked.push([sought ?? offset, searchParams.get('limit'), searchParams.get('search')].filter(Boolean).join(' '));
    return (await intercept?.(sought ?? offset)) ?? sandbox.fetch(input, init);
  };
  const Screen = () => {
    const [filters, setFilters] = useState<OrderFilters>(allOrdersFilters);
    const [ids, setIds] = useState<ReadonlySet<string>>(new Set(openIds));
    const expanded: ExpandedOrders = {
      ids,
      toggle: (id) =>
        setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
      goTo: (from, to) => setIds((before) => new Set([...[...before].filter((one) => one !== from), to])),
      close: (left) => setIds((before) => new Set([...before].filter((id) => !left.includes(id)))),
    };
    return (
      <>
        <button type="button" onClick={() => setFilters({ ...filters, search: '#5' })}>
          Filter
        </button>
        <output aria-label="Open">{[...ids].join(' ')}</output>
        <LiveUpdates since={0} />
        <StageOrders tab={tab} filters={filters} sort={sort} placement="list" maxHeight="480px" expanded={expanded} />
      </>
    );
  };
  const mounted = mountArea(entryUrl('/app/dashboard'), { fetch }, Screen);
  const grid = await screen.findByRole('grid');
  return { ...mounted, asked, grid, shop: () => sandbox.shop(demoShop), user: userEvent.setup() };
}

const focusedRow = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');
const focusedName = () => document.activeElement?.textContent;
const firstExpand = () => screen.getAllByRole('button', { name: /^Expand/ })[0] as HTMLElement;

describe('with capability windowed-lists a list', () => {
  test.each([tabs.all, tabs.shipped])('requests the first page for tab %s, and knows its length', async (tab) => {
    const { asked, grid, shop } = await mountList({ tab });
    expect(asked).toEqual(['0 200']);
    const count = shop().orders.filter(({ stage, shipped }) => isInTab(stage, tab, shipped !== 'none')).length;
    expect(count).toBeGreaterThan(200);
    expect(grid).toHaveAttribute('aria-rowcount', String(count));
    expect(screen.queryByRole('button', { name: /Next/ })).toBeNull();
  });

  test('requests the page of a row reached by keyboard, and keeps the focus there', async () => {
    const { asked, user } = await mountList();
    firstExpand().focus();
    await user.keyboard('{End}');
    expect(focusedRow()).toBe('1150');
    await waitFor(() => expect(focusedName()).toMatch(/^Expand/));
    expect(focusedRow()).toBe('1150');
    expect(asked.slice(1)).toEqual(['5 200', '4 200'].filter((call) => asked.includes(call)));
    expect(asked).toContain('5 200');
    await user.keyboard('{Home}');
    await waitFor(() => expect(focusedRow()).toBe('1'));
  });

  test('shows on its rows that a page failed, keeps the others, and Retry loads it', async () => {
    let fails = true;
    const { user } = await mountList({
      intercept: (offset) =>
        offset === '5' && fails ? Promise.resolve(Response.json({ message: 'Too busy' }, { status: 500 })) : undefined,
    });
    firstExpand().focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(focusedName()).toBe('Retry'));
    expect(screen.getAllByRole('row', { name: 'Couldn’t load this order.' }).length).toBeGreaterThan(5);
    fails = false;
    await user.click(document.activeElement as HTMLElement);
    await waitFor(() => expect(focusedName()).toMatch(/^Expand/));
    expect(focusedRow()).toBe('1150');
    expect(screen.queryByRole('row', { name: 'Couldn’t load this order.' })).toBeNull();
  });

  test('keeps its rows until the first page of another filter has loaded', async () => {
    let release = () => {};
    let isHeld = false;
    const { asked, grid } = await mountList({
      intercept: () =>
        isHeld ? new Promise((resolve) => (release = () => resolve(undefined as unknown as Response))) : undefined,
    });
    isHeld = true;
    fireEvent.click(screen.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(asked.at(-1)).toBe('0 200 #5'));
    expect(grid).toHaveAttribute('aria-rowcount', '1150');
    expect(grid.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    isHeld = false;
    release();
    await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeLessThan(1_150));
    expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(0);
  });

  test('requests its visible part again after becoming shorter', async () => {
    const { asked, grid, shop, user } = await mountList();
    firstExpand().focus();
    const opened = shop();
    opened.orders = opened.orders.slice(100);
    await user.keyboard('{End}');
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1050'));
    await waitFor(() => expect(asked.filter((call) => call === '0 200').length).toBeGreaterThan(1));
    await waitFor(() => expect(focusedRow()).toBe('1050'));
  });
});

describe.each([tabs.all, tabs.open])('the keys j and k in tab %s, at a page that is loading', (tab) => {
  const openNames = () => screen.queryAllByRole('button', { name: /^Collapse/ }).length;

  /** The order of row 200, the last of the first page, is open and focused; the second page loads on release. */
  async function mountAtEdge() {
    let release = () => {};
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    const intercept = (offset: string) => (offset === '1' ? (held as Promise<never>) : undefined);
    const mounted = await mountList({ tab, open: [200], intercept });
    await waitFor(() => expect(focusedRow()).toBe('200'));
    return { ...mounted, release };
  }

  test('step over rows that are not loaded, and the focus stays where it went', async () => {
    const { user, release } = await mountAtEdge();
    await user.keyboard('ojjj');
    expect([focusedRow(), focusedName()]).toEqual(['203', 'Loading order']);
    await user.keyboard('xk');
    expect([focusedRow(), focusedName()]).toEqual(['202', 'Loading order']);
    release();
    await waitFor(() => expect(focusedName()).toMatch(/^Expand/));
    expect([focusedRow(), openNames()]).toEqual(['202', 0]);
    await user.keyboard('kkk');
    expect(focusedRow()).toBe('199');
  });

  test('open the neighbor of an open order once it has loaded', async () => {
    const { user, release } = await mountAtEdge();
    await user.keyboard('j');
    expect([focusedRow(), focusedName()]).toEqual(['201', 'Loading order']);
    release();
    await waitFor(() => expect(focusedName()).toMatch(/^Collapse/));
    expect([focusedRow(), openNames()]).toEqual(['201', 1]);
  });

  test('open nothing that the person has left', async () => {
    const { user, release } = await mountAtEdge();
    const openNow = () => screen.getByRole('status', { name: 'Open' }).textContent;
    const before = openNow();
    await user.keyboard('jj');
    expect(focusedRow()).toBe('202');
    release();
    await waitFor(() => expect(focusedName()).toMatch(/^Expand/));
    expect([focusedRow(), openNow()]).toEqual(['202', before]);
  });
});

describe('an open order', () => {
  const position = () => screen.findByText(/^[\d,]+ of 1,150$/);

  test('from a link far down is found, shown and focused with only its row and page loaded', async () => {
    const { asked } = await mountList({ open: [900] });
    await waitFor(() => expect(focusedRow()).toBe('900'));
    expect(await position()).toHaveTextContent('900 of 1,150');
    expect(asked.slice(0, 3)).toEqual(['0 200', 'sought 1', '4 200']);
    expect(asked.filter((call) => call.startsWith('sought'))).toHaveLength(1);
  });

  test.each([tabs.open, tabs.inFulfillment, tabs.shipped])('is found in tab %s too', async (tab) => {
    const { asked, grid } = await mountList({ tab, open: [210] });
    await waitFor(() => expect(focusedRow()).toBe('210'));
    expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(210);
    expect(asked.slice(0, 3)).toEqual(['0 200', 'sought 1', '1 200']);
  });

  test('on the first page is searched nowhere else', async () => {
    const { asked } = await mountList({ open: [3] });
    await waitFor(() => expect(focusedRow()).toBe('3'));
    expect(asked).toEqual(['0 200']);
  });

  test('leads to its neighbors, even across pages', async () => {
    const { user } = await mountList({ open: [600] });
    expect(await position()).toHaveTextContent('600 of 1,150');
    await user.click(screen.getByRole('button', { name: 'Next order' }));
    await waitFor(async () => expect(await position()).toHaveTextContent('601 of 1,150'));
    await waitFor(() => expect(focusedRow()).toBe('601'));
    await user.keyboard('k');
    await waitFor(() => expect(focusedRow()).toBe('600'));
  });

  test('is closed when it has left the list, but not when it moved to another page', async () => {
    const { asked, grid, shop } = await mountList({ open: [199, 3] });
    const openNow = () => screen.getByRole('status', { name: 'Open' }).textContent?.split(' ');
    const opened = shop();
    const [newest, , leaving] = opened.orders;
    const moving = opened.orders[198];
    if (!newest || !leaving || !moving) throw new Error('The shop has no such orders');
    await waitFor(() => expect(focusedRow()).toBe('3'));
    expect(openNow()).toEqual([moving.orderId, leaving.orderId].map(String));
    const added = Array.from({ length: 4 }, (_, index) => {
      const id = 9_000_000_000 - index;
      return { ...newest, id, orderId: id, name: `#new${index}`, createdAt: newest.createdAt + 4 - index };
    });
    opened.orders = [...added, ...opened.orders.filter((order) => order !== leaving)];
    fireEvent.focus(window);
    const show = await screen.findByRole('button', { name: 'Show' });
    expect(openNow()).toHaveLength(2);
    fireEvent.click(show);
    await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', '1153'));
    await waitFor(() => expect(openNow()).toEqual([String(moving.orderId)]));
    expect(asked.filter((call) => call.startsWith('sought'))).toHaveLength(2);
  });

  test('with a row that cannot be found leaves the list unchanged', async () => {
    const { asked } = await mountList({
      open: [900],
      intercept: (offset) =>
        offset === 'sought' ? Promise.resolve(Response.json({ message: 'Too busy' }, { status: 400 })) : undefined,
    });
    await waitFor(() => expect(asked).toContain('sought 1'));
    expect(screen.getAllByRole('button', { name: /^Expand/ }).length).toBeGreaterThan(5);
    expect(asked.filter((call) => call !== 'sought 1')).toEqual(['0 200']);
  });
});

describe('when orders arrive', () => {
  type Mounted = Awaited<ReturnType<typeof mountList>>;

  /** Adds this many newer orders; the page asks when the window gets focus. */
  function addOrders({ shop }: Mounted, count: number) {
    const opened = shop();
    const [newest] = opened.orders;
    if (!newest) throw new Error('The shop has no orders');
    const added = Array.from({ length: count }, (_, index) => {
      const id = 9_000_000_000 + count - index;
      return { ...newest, id, orderId: id, name: `#new${count - index}`, createdAt: newest.createdAt + count - index };
    });
    opened.orders = [...added, ...opened.orders];
    fireEvent.focus(window);
  }
  const rowNames = ({ grid }: Mounted) =>
    within(grid)
      .getAllByRole('row')
      .map((row) => `${row.getAttribute('aria-rowindex')} ${row.querySelector('a')?.textContent?.split(' ')[0]}`);

  test('in a list that no one uses, they appear by themselves', async () => {
    const mounted = await mountList();
    addOrders(mounted, 3);
    await waitFor(() => expect(mounted.grid).toHaveAttribute('aria-rowcount', '1153'));
    expect(rowNames(mounted)[0]).toBe('1 #new3');
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  });

  test('with the pointer on the first rows, these stay, and new orders appear with Show', async () => {
    const mounted = await mountList();
    const before = rowNames(mounted);
    fireEvent.pointerEnter(mounted.grid);
    addOrders(mounted, 3);
    expect(await screen.findByText('3 new orders.')).toBeInTheDocument();
    expect([rowNames(mounted), mounted.grid.getAttribute('aria-rowcount')]).toEqual([before, '1150']);
    await mounted.user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(mounted.grid).toHaveAttribute('aria-rowcount', '1153'));
    expect(rowNames(mounted)[0]).toBe('1 #new3');
  });

  test('with other rows visible, the top order stays in place', async () => {
    const mounted = await mountList();
    const { grid, asked } = mounted;
    grid.scrollTo({ top: 30_000 });
    const loaded = () => rowNames(mounted).filter((row) => !row.endsWith('undefined'));
    await waitFor(() => expect(loaded().length).toBeGreaterThan(10));
    fireEvent.pointerEnter(grid);
    const [index = '', name] = (loaded()[8] ?? '').split(' ');
    const top = grid.scrollTop;
    const readPages = asked.length;
    addOrders(mounted, 3);
    await waitFor(() => expect(rowNames(mounted)).toContain(`${Number(index) + 3} ${name}`));
    expect(grid).toHaveAttribute('aria-rowcount', '1153');
    expect(grid.scrollTop).toBeGreaterThan(top);
    await waitFor(() => expect(loaded().length).toBeGreaterThan(10));
    expect(asked.length - readPages).toBeLessThanOrEqual(8);
  });
});

describe('the whole list is requested', () => {
  test.each(['newest', 'oldest'] as const)('once from a server without windows, for the sort %s too', async (sort) => {
    const { asked, grid } = await mountList({ capabilities: ['idempotency'], sort });
    await waitFor(() => {
      const times = within(grid)
        .getAllByRole('row')
        .map((row) => row.querySelector('time')?.dateTime ?? '');
      expect(times).toEqual(sort === 'oldest' ? times.toSorted() : times.toSorted().toReversed());
    });
    expect(asked).toEqual(['0 all']);
  });

  test('for another sort, once it is known not to be too long', async () => {
    const { asked, grid } = await mountList({ sort: 'oldest' });
    await waitFor(() => expect(asked).toEqual(['0 200', '0 all']));
    await waitFor(() => {
      const times = within(grid)
        .getAllByRole('row')
        .map((row) => row.querySelector('time')?.dateTime ?? '');
      expect(times).toEqual(times.toSorted());
    });
  });
});
