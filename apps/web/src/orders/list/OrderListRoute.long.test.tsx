import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { user } from '../../testing/bulkControls.ts';
import { describe, expect, test } from 'vitest';
import { mountOrderList, grid, rows, names, all, windowed } from '../../testing/mountOrderList.tsx';

test('a SKU in the search by order is offered as a SKU and found', async () => {
  const { query } = mountOrderList(`${all}&search=85123A`);
  const offer = await screen.findByRole('button', { name: 'Search SKU 85123A instead' });
  await user.click(offer);
  await grid();
  expect(query('by')).toEqual(['sku_wise']);
  expect(screen.queryByRole('button', { name: /^Search SKU/ })).toBeNull();
});

describe('bad input keeps the list', () => {
  const failing: Record<string, (url: URL) => Promise<Response>> = {
    'status 500': async () => Response.json({ message: 'Internal Server Error' }, { status: 500 }),
    'a wrong shape': async () => Response.json({ orders: 'none' }),
    'no JSON': async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
    'no connection': async () => {
      throw new TypeError('Failed to fetch');
    },
  };

  test.each(Object.keys(failing))(
    'list-order answers with %s: an error with Retry; the previous orders and typed text stay',
    { tags: 'hazard:server-faults' },
    async (name) => {
      let isBroken = false;
      mountOrderList(all, {
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

  test('orders that stay from before a change cannot be selected or counted as matching', async () => {
    let isBroken = false;
    mountOrderList('/app/dashboard-v0/holdorders?period=all', {
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
    mountOrderList(all, {
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
    mountOrderList('/app/dashboard-v0/allorders', {
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

describe('the list of a newly chosen period', () => {
  const choose = (period: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: period } });

  test.each([
    ['whole', 'default'],
    ['windowed', windowed],
  ] as const)('is requested at once, and only once: %s', async (_, scenario) => {
    const { requests } = mountOrderList('/app/dashboard-v0/allorders?period=last_24h', { scenario });
    await grid();
    const asked = () => requests('/list-order').filter(({ searchParams }) => searchParams.get('fix') === 'all');
    act(() => {
      choose('all');
      expect(asked()).toHaveLength(1);
    });
    await waitFor(async () => expect((await names()).length).toBeGreaterThan(0));
    expect(asked()).toHaveLength(1);
  });

  test('is aborted when overtaken before it renders', async () => {
    const given: string[] = [];
    const { requests } = mountOrderList('/app/dashboard-v0/allorders?period=last_24h', {
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

  test('is requested once both days are chosen', async () => {
    const { requests } = mountOrderList('/app/dashboard-v0/allorders?period=last_24h');
    await grid();
    choose('custom');
    await screen.findByLabelText(/^From/);
    expect(requests('/list-order')).toHaveLength(1);
  });
});

test('has its own count in a window, so the figures are not requested', async () => {
  const { requests } = mountOrderList(all, { scenario: windowed });
  await grid();
  expect(screen.getByText(/^[\d,]+ orders$/)).toBeVisible();
  expect(requests('/stats')).toEqual([]);
});

describe('another sort', () => {
  test('covers all pages when the server pages', async () => {
    mountOrderList(`${all}&sort=oldest`, { pageSize: 5 });
    expect(Number((await grid()).getAttribute('aria-rowcount'))).toBeGreaterThan(5);
    const times = (await rows()).map((row) => row.querySelector('time')?.dateTime ?? '');
    expect(times).toEqual(times.toSorted());
  });

  test('leaves a windowed list that is too long for it newest first, and says so', async () => {
    const { requests } = mountOrderList(`${all}&sort=oldest`, { scenario: 'large' });
    expect(await screen.findByText(/^This list is too long to be sorted/)).toBeVisible();
    const times = (await rows()).map((row) => row.querySelector('time')?.dateTime ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(requests('/list-order').every(({ searchParams }) => searchParams.get('limit') === '200')).toBe(true);
  });
});
