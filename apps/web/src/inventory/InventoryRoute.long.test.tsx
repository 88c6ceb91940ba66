import { type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { notProvided } from '@hub/domain/inventory';
import { appRoutes } from '@hub/domain/navigation';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

/** A server without calls of its own, in front of which the tabs are reports. */
const onForeignServer = (scenario: ScenarioName) => ({ ...scenarios[scenario], capabilities: ['idempotency'] });

/** An order with these lines in its detail. */
const mountLines = (path: string, lines: readonly object[]) =>
  mountSandbox(path, {
    scenario: onForeignServer('default'),
    intercept({ url }) {
      if (url.pathname === '/list-order')
        return Response.json({
          orders: [
            {
              id: 1,
              order_id: 1,
              order_name: '#1',
              customer_name: '',
              fulfillment_status: '',
              shopify_created_at: '2026-01-20T08:00:00Z',
              is_back_order: 1,
            },
          ],
          hasNextPage: false,
        });
      if (!url.pathname.startsWith('/get-order-detail/')) return undefined;
      return Response.json({
        line_items: lines.map((line, index) => ({
          line_item_id: index + 1,
          name: `line ${index + 1}`,
          sku: '',
          quantity: 1,
          ...line,
        })),
        fulfillments: [],
      });
    },
  });

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('/app/inventory/allinventory', () => {
  test(
    'hostile line items: each SKU is a row, no quantity spoils a sum, and what cannot be read is counted',
    { tags: '§2.22' },
    async () => {
      mountLines('/app/inventory', [
        { sku: '__proto__', quantity: 5 },
        { sku: 'S'.repeat(40), quantity: '4' },
        { sku: '😀 & co #1', quantity: 3, '3pl_status': 3 },
        { quantity: 2 },
        { sku: 'ODD', quantity: 'a lot' },
        { sku: 'ODD', quantity: -7 },
        { sku: 'POST', quantity: 1, virtual_item: 2 },
        { sku: 'GONE', quantity: 1, cancelled_item: 1 },
      ]);
      await screen.findByText(/^Based on the line items of the 1 order .* 1 line item could not be read\.$/);
      expect(rowsOf('SKUs in these orders')).toEqual([
        ['__proto__', 'line 1', '5', '1', '0'],
        ['S'.repeat(40), 'line 2', '4', '1', '0'],
        ['😀 & co #1', 'line 3', '3', '1', '3'],
        ['No SKU', 'line 4', '2', '1', '0'],
      ]);
      expect(screen.getByText('Not counted: 3 line items that are canceled or don’t ship.')).toBeInTheDocument();
      const short = new URL((screen.getByRole('link', { name: '3' }) as HTMLAnchorElement).href);
      expect([short.pathname, short.searchParams.get('search'), short.searchParams.get('by')]).toEqual([
        '/app/dashboard-v0/backorders',
        '😀 & co #1',
        'sku_wise',
      ]);
    },
  );

  test(
    'the rows add up to the totals, and a filter leaves those whose SKU or name holds it',
    { tags: '§2.22' },
    async () => {
      mountSandbox('/app/inventory?period=all', { scenario: onForeignServer('default') });
      await screen.findByText(/^Based on the line items of the newest 200 of/);
      const more = () => screen.queryByRole('button', { name: /^Show \d+ more/ });
      for (let button = more(); button; button = more()) fireEvent.click(button);
      const rows = rowsOf('SKUs in these orders');
      const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]?.replaceAll(',', '')), 0);
      const tiles = within(screen.getByRole('region', { name: 'Summary' }))
        .getAllByRole('listitem')
        .map((tile) => tile.textContent);
      const words = (title: string, figure: number) => `${title}${figure.toLocaleString('en-US')}`;
      expect(rows.length).toBeGreaterThan(100);
      expect(tiles).toEqual([
        words('SKUs', rows.length),
        words('Units ordered', sum(2)),
        words('SKUs short', rows.filter((row) => row[4] !== '0').length),
        words('Units short', sum(4)),
      ]);

      fireEvent.change(screen.getByRole('searchbox', { name: 'Filter by SKU or name' }), {
        target: { value: 'heart' },
      });
      const hearts = rows.filter((row) => `${row[0]} ${row[1]}`.toLowerCase().includes('heart'));
      expect(hearts.length).toBeGreaterThan(0);
      expect(rowsOf('SKUs in these orders')).toEqual(hearts);
    },
  );

  test('guarded by section 3: without it the dashboard', async () => {
    mountSandbox('/app/inventory/bundles', { scenario: 'no-inventory' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  });
});

describe('/app/inventory/weightandpackage', () => {
  test(
    'missing weights first, then those that differ and those that are no number; goods only',
    { tags: '§2.23' },
    async () => {
      mountLines('/app/inventory/weightandpackage', [
        { sku: 'GIVEN', product_weight: 0.4 },
        { sku: 'ODD', product_weight: 'heavy' },
        { sku: 'BOTH', product_weight: '1.50' },
        { sku: 'BOTH', product_weight: '2' },
        { sku: 'NULL', product_weight: null },
        { sku: 'ZERO', product_weight: '00' },
        { sku: 'CANCELLED', product_weight: '', cancelled_item: true },
        { sku: 'POST', product_weight: '', virtual_item: 2 },
        { sku: 'VOUCHER', product_weight: '', virtual_item: 3, cancelled_item: true },
        { sku: 'BROKEN', product_weight: { kg: 1 } },
      ]);
      await screen.findByText(/^Based on the line items .* 1 line item could not be read\.$/);
      expect(rowsOf('Product weights').map(([sku, , weight]) => [sku, weight])).toEqual([
        ['CANCELLED', '00'],
        ['NULL', '00'],
        ['ZERO', '00'],
        ['BOTH', '1.50 and 2, which differ'],
        ['ODD', 'heavy, not a number'],
        ['GIVEN', '0.4'],
      ]);
      expect(screen.getByText('Not counted: 2 line items that don’t ship.')).toBeInTheDocument();
    },
  );

  test('Total Boxes Saved is what stats say', { tags: '§2.23' }, async () => {
    const { calls } = mountSandbox('/app/inventory/weightandpackage?period=last_24h', {
      scenario: onForeignServer('default'),
    });
    await screen.findByText(/^Total Boxes Saved: [\d,]+$/);
    expect(calls('/stats').map(({ url }) => url.searchParams.get('fix'))).toEqual(['last_24h']);
  });
});

describe('tabs that no call provides, on a server without calls of its own', () => {
  const tabs = appRoutes.find(({ path }) => path === '/app/inventory')?.tabs ?? [];

  test.each(Object.entries(notProvided))(
    '%s: its title, why there is nothing, no button, and no call',
    { tags: '§2.24' },
    async (slug, { note }) => {
      const { sent } = mountSandbox(`/app/inventory/${slug}`, { scenario: onForeignServer('default') });
      const main = within(await screen.findByRole('main'));
      expect(await main.findByText(note)).toBeInTheDocument();
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inventory');
      expect(
        within(screen.getByRole('navigation', { name: 'Inventory tabs' }))
          .getAllByRole('link')
          .map((link) => link.textContent),
      ).toEqual(tabs.map(({ title }) => title));
      const page = screen.getByRole('navigation', { name: 'Inventory tabs' }).parentElement as HTMLElement;
      expect(within(page).queryAllByRole('button')).toEqual([]);
      expect(
        sent.filter(
          ({ url }) =>
            url.pathname === '/list-order' ||
            url.pathname.startsWith('/get-order-detail/') ||
            url.pathname === '/stats',
        ),
      ).toEqual([]);
    },
  );

  test('without the settings no link leads there', async () => {
    mountSandbox('/app/inventory/universal-settings', { scenario: onForeignServer('no-settings') });
    await screen.findByText(notProvided['universal-settings'].note);
    expect(screen.queryByRole('link', { name: 'Open Settings' })).toBeNull();
  });
});
