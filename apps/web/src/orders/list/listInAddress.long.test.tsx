import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { entryUrl } from '../../testing/demoShop.ts';
import { mountOrderList, grid, rows, names, openRows, all, review, idOf } from '../../testing/mountOrderList.tsx';

describe('filter, period, page, sort and open orders in the address', () => {
  test('opening an order is written there, Back closes it, and a reload shows it open', async () => {
    const { query, back, reload, history } = mountOrderList(all);
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

  test('two orders that are opened at once are both written there', async () => {
    const { query } = mountOrderList(all);
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
      const { requests, query, back } = mountOrderList(review, { scenario: 'review-queue-200' });
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

  test('other lists have no page buttons, even when the server pages', async () => {
    mountOrderList(all, { pageSize: 5 });
    await grid();
    expect(screen.queryByRole('navigation', { name: /^Pages of/ })).toBeNull();
  });

  test('a changed filter starts at page 1 with no order open', { tags: '§2.81' }, async () => {
    const { query } = mountOrderList(`${review}&page=2&order=1`, { scenario: 'review-queue-200' });
    await grid();
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: 'last_30d' } });
    await waitFor(() => expect(query('period')).toEqual(['last_30d']));
    expect([query('page'), query('order')]).toEqual([[], []]);
  });

  test('a page that does not exist says so and links back', async () => {
    mountOrderList(`${review}&page=99`);
    await screen.findByText('There is no page 99. Go back to an earlier page.');
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  });

  test('a list at another address starts with fresh state', async () => {
    const { history, query } = mountOrderList('/app/dashboard-v0/openorders?period=all&search=58');
    await screen.findByDisplayValue('58');
    await act(() => history.push(entryUrl('/app/dashboard-v0/holdorders?period=all')));
    await screen.findByRole('heading', { level: 1, name: 'Hold Orders' });
    expect(screen.getByRole('searchbox', { name: 'Filter Orders' })).toHaveValue('');
    expect(query('search')).toEqual([]);
  });
});

describe('an order in the address that is not in the list', () => {
  test('shows a notice; dismissing it removes the order from the address', async () => {
    const { query } = mountOrderList(`${all}&order=404404`);
    await screen.findByText(/^1 order in this link is not in All Orders/);
    expect((await rows()).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: /Dismiss/ }));
    await waitFor(() => expect(query('order')).toEqual([]));
    expect(screen.queryByText(/in this link/)).toBeNull();
  });

  test('shows the notice even when only visible rows were requested', async () => {
    const { requests } = mountOrderList(`${all}&order=404404`, { scenario: 'large' });
    await screen.findByText(/^1 order in this link is not in All Orders/);
    expect((await rows()).length).toBeGreaterThan(0);
    // On a slow machine the list may have been read again in the meantime: the same rows.
    const asked = requests('/list-order').map(({ searchParams: of }) => `${of.get('offset')} ${of.get('limit')}`);
    expect(new Set(asked).size).toBe(2);
    expect(asked.slice(0, 2)).toEqual(['0 200', expect.stringMatching(/ 1$/)]);
    expect(screen.getByText('100,000 orders')).toBeVisible();
  });

  test('text from the address is never rendered as markup', async () => {
    mountOrderList(`${all}&order=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await screen.findByText(/^1 order in this link/);
    expect(document.querySelector('main img[src="x"]')).toBeNull();
  });

  test('shows no notice while the list loads', async () => {
    let release: () => void = () => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { requests } = mountOrderList(`${all}&order=404404`, {
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

describe('the shown cause in the address', () => {
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

  test('survives a reload; Back and a changed filter remove it', async () => {
    const { query, back, history, reload } = mountOrderList(errors);
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
  ])('that %s shows all orders, says so, and can be removed', async (_kind, cause) => {
    const { query } = mountOrderList(`${errors}&cause=${cause}`);
    expect(await screen.findByText('No order here has this cause. All are shown.')).toBeVisible();
    expect((await rows()).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Remove this cause' }));
    await waitFor(() => expect(query('cause')).toEqual([]));
    expect(screen.queryByText(/No order here has this cause/)).toBeNull();
  });

  test('counts as none when empty', async () => {
    mountOrderList(`${errors}&cause=`);
    expect((await chips()).map((chip) => chip.getAttribute('aria-pressed'))).not.toContain('true');
    expect(screen.queryByRole('button', { name: 'Remove this cause' })).toBeNull();
  });

  test.each(['errororders', 'holdorders', 'needsreview'])(
    'Export of %s has its count, its rows and a file named after it',
    async (slug) => {
      const saved: { name: string; content: Blob }[] = [];
      const saveFile = (name: string, content: Blob) => void saved.push({ name, content });
      const { requests } = mountOrderList(`/app/dashboard-v0/${slug}?period=all`, { overrides: { saveFile } });
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

  test('that no order has exports what is shown: all orders', async () => {
    mountOrderList(`${errors}&cause=gone`);
    await screen.findByText('No order here has this cause. All are shown.');
    const total = await rowCount();
    fireEvent.click(screen.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('radio', { name: `This view (${total})` })).toBeChecked();
  });

  test('includes the orders of all pages in cause and file when the server pages', async () => {
    const saved: string[] = [];
    const saveFile = (name: string) => void saved.push(name);
    mountOrderList('/app/dashboard-v0/holdorders?period=all', { pageSize: 3, overrides: { saveFile } });
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
