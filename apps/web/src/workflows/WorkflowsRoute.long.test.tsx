import { type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { noViewReason, sections } from '@hub/domain/permissions';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

/** On a server that has no workflows of its own. */
const mountReports = (
  path: string,
  { scenario = 'default', ...options }: { scenario?: ScenarioName; intercept?: Intercept } = {},
) =>
  mountSandbox(path, { ...options, scenario: { ...scenarios[scenario], capabilities: ['idempotency', 'timeline'] } });
type Intercept = NonNullable<NonNullable<Parameters<typeof mountSandbox>[1]>['intercept']>;
const json = (body: unknown, status = 200) => Response.json(body, { status });
const isDetail = (url: URL) => url.pathname.startsWith('/get-order-detail/');
const flows = (...names: unknown[]) => names.map((name) => ({ name }));

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
const hrefOf = (name: string) => new URL((screen.getByRole('link', { name }) as HTMLAnchorElement).href);

/** A list of orders with generated names, newest first. */
function listOf(count: number, facts: (index: number) => object = () => ({})) {
  const orders = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    order_id: index + 1,
    order_name: `#${index + 1}`,
    customer_name: 'Guest',
    fulfillment_status: '',
    shopify_created_at: new Date(Date.UTC(2026, 0, 20) - index * 60_000).toISOString(),
    is_back_order: 0,
    ...facts(index),
  }));
  return json({ orders, hasNextPage: false });
}

describe('/app/workflows/allworkflows', () => {
  test('per workflow the orders of the sample that it ran on or is newly eligible for; names are only names', async () => {
    const details: Record<string, object> = {
      '1': { flow_names: flows('A', 'A', '__proto__'), is_eligible_for_new_flow: flows('N', 'A') },
      '2': {
        flow_names: flows('A'),
        is_eligible_for_new_flow: flows('N'),
        timeLine: [
          {
            message: 'Run Shipment Workflows clicked by Ada',
            event: {
              kind: 'actionTaken',
              values: { action: 'shipment-workflow', by: 'Ada', isBulk: false, isUndo: false },
            },
          },
          // A note of a person.
          { message: 'Run Product Workflows clicked by Ada' },
        ],
      },
      '3': { flow_names: null },
    };
    mountReports('/app/workflows', {
      intercept: ({ url }) =>
        isDetail(url)
          ? json({ line_items: [], ...details[url.pathname.split('/').at(-1) ?? ''] })
          : url.pathname === '/list-order' && url.searchParams.get('tab') === '1'
            ? listOf(3)
            : undefined,
    });
    await screen.findByText(/^Based on the workflows and timelines of all 3 orders/);
    expect(rowsOf('Workflows that ran')).toEqual([
      ['A', '2', '#1'],
      ['__proto__', '1', '#1'],
    ]);
    expect(rowsOf('New workflows these orders could run')).toEqual([['N', '2', '#1']]);
    expect(rowsOf('Run by hand')).toEqual([
      ['Run Product Workflows', '0', 'None'],
      ['Run Shipment Workflows', '1 on 1 order', '#2'],
      ['Run now', '0', 'None'],
    ]);
    expect(screen.getByText('No workflow ran on 1 order.')).toBeInTheDocument();
    const url = new URL(
      (within(screen.getByRole('table', { name: 'Run by hand' })).getByRole('link') as HTMLAnchorElement).href,
    );
    expect([url.pathname, url.searchParams.get('search'), url.searchParams.get('order')]).toEqual([
      '/app/dashboard-v0/allorders',
      '#2',
      '2',
    ]);
  });

  test('Total Workflows Run is what stats say, of all orders of the period', { tags: '§2.19' }, async () => {
    const { calls } = mountReports('/app/workflows?period=last_7d', {
      intercept: ({ url }) =>
        url.pathname === '/stats'
          ? json({
              data: {
                total_orders: 7,
                total_workflows: 1234,
                total_boxes: 0,
                open_orders: 0,
                orders_in_fulfillment: 0,
                shipped_orders: 0,
                error_orders: 0,
                hold_orders: 0,
                back_orders: 0,
                user_review: 0,
              },
            })
          : undefined,
    });
    expect(await screen.findByText('1,234')).toBeInTheDocument();
    expect(calls('/stats').map(({ url }) => url.searchParams.get('fix'))).toEqual(['last_7d']);
  });

  test('details that cannot be read are counted, and what is broken in the others', async () => {
    mountReports('/app/workflows', {
      intercept: ({ url }) => {
        if (url.pathname === '/list-order' && url.searchParams.get('tab') === '1') return listOf(5);
        if (!isDetail(url)) return undefined;
        return url.pathname.endsWith('/2')
          ? json({}, 500)
          : json({ line_items: [], flow_names: [{ name: 'A' }, { title: 'no name' }] });
      },
    });
    await screen.findByText(
      /of 4 orders, out of all 5 orders .* 1 order could not be read\. 4 line items could not be read\.$/,
    );
    expect(rowsOf('Workflows that ran')).toEqual([['A', '4', '#1']]);
    expect(screen.getByRole('button', { name: 'Load the rest' })).toBeInTheDocument();
  });

  test('guarded by section 2: without it the dashboard', async () => {
    const { sent } = mountReports('/app/workflows/orderupdate', { scenario: 'no-workflows' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(sent.filter(({ url }) => isDetail(url))).toEqual([]);
  });

  test('a person who may only look sees everything, and nothing is sent but questions', async () => {
    const { sent } = mountReports('/app/workflows', { scenario: 'view-only' });
    await screen.findByText(/^Based on the workflows/);
    expect(screen.getByRole('table', { name: 'Workflows that ran' })).toBeInTheDocument();
    expect(sent.filter(({ body, key }) => body !== undefined || key !== null)).toEqual([]);
  });
});

describe('/app/workflows/orderupdate and shipmentupdate', () => {
  const errors = [
    {
      error: JSON.stringify([
        { message: 'No stock', sku: '__proto__', qty: 'NaN' },
        { message: 'No stock', sku: 'S'.repeat(40), qty: 3 },
      ]),
    },
    { error: '{"not an array', error_message: null },
    { error: '', error_message: JSON.stringify({ message: 'Bad postcode' }), error_type: 1 },
    { error: '[]', error_message: '', error_type: 2 },
  ];
  const mountErrors = (
    tab: string,
    { path = `/app/workflows/${tab}`, scenario = 'default' }: { path?: string; scenario?: ScenarioName } = {},
  ) =>
    mountReports(path, {
      scenario,
      intercept: ({ url }) =>
        url.searchParams.get('tab') === '5' ? listOf(4, (index) => errors[index] ?? {}) : undefined,
    });

  test('order update: workflow errors by cause, and the SKUs that they name', { tags: '§2.20' }, async () => {
    const { calls } = mountErrors('orderupdate');
    await screen.findByText(/^Based on the Errors list: 2 of its 4 orders \(Last 30d\)\./);
    expect(rowsOf('Orders stopped by a workflow error')).toEqual([
      ['No stock', '1', '#1'],
      ['Internal Server Error!', '1', '#2'],
    ]);
    expect(rowsOf('SKUs in these errors')).toEqual([
      ['S'.repeat(40), '1', '3'],
      ['__proto__', '1', 'Not given'],
    ]);
    expect(hrefOf('__proto__').searchParams.get('search')).toBe('__proto__');
    expect(calls('/list-order').map(({ url }) => url.searchParams.get('tab'))).toEqual(['5']);
  });

  test(
    'shipment update: shipment and 3PL API errors, an order of the list under its label',
    { tags: '§2.20' },
    async () => {
      mountErrors('shipmentupdate');
      await screen.findByText(/^Based on the Errors list: 2 of its 4 orders/);
      expect(rowsOf('Orders stopped by a shipment or 3PL API error')).toEqual([
        ['3PL API Error: Bad postcode', '1', '#3'],
        ['Shipment Error: Internal Server Error!', '1', '#4'],
      ]);
      expect(hrefOf('#3').pathname).toBe('/app/dashboard-v0/errororders');
    },
  );

  test('the period is kept from tab to tab', async () => {
    mountErrors('orderupdate', { path: '/app/workflows/orderupdate?period=last_7d' });
    await screen.findByText(/\(Last 7d\)/);
    fireEvent.click(screen.getByRole('link', { name: 'Shipment update' }));
    await screen.findByRole('heading', { level: 2, name: 'Orders stopped by a shipment or 3PL API error' });
    expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Last 7d');
    expect(hrefOf('See all orders in Errors').searchParams.get('period')).toBe('last_7d');
  });

  test('without permission for the dashboard nothing links to a list, which would only redirect', async () => {
    mountErrors('orderupdate', { scenario: 'no-dashboard' });
    await screen.findByText(/^Based on the Errors list: 2 of its 4 orders/);
    const cards = screen.getAllByRole('table').map((table) => within(table).queryAllByRole('link').length);
    expect(cards).toEqual([0, 0]);
    expect(screen.queryByRole('link', { name: 'See all orders in Errors' })).toBeNull();
  });

  test('where the server refuses the list too, the reason is shown', async () => {
    mountReports('/app/workflows/orderupdate', { scenario: 'no-dashboard' });
    await screen.findByText(noViewReason(sections.dashboard));
    expect(
      within(screen.getByRole('main'))
        .queryAllByRole('link')
        .filter((link) => (link as HTMLAnchorElement).href.includes('/dashboard')),
    ).toEqual([]);
  });
});
