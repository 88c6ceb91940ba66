import { noViewReason, sections } from '@hub/domain/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type ScenarioName, scenarios } from '@hub/api-client/mocks';
import { mountSandbox } from '../testing/mountSandbox.tsx';

type Intercept = NonNullable<NonNullable<Parameters<typeof mountSandbox>[1]>['intercept']>;

/** On a server that has no locations and no routing of its own. */
const mountReports = (
  path: string,
  { scenario = 'default', ...options }: { scenario?: ScenarioName; intercept?: Intercept } = {},
) => mountSandbox(path, { ...options, scenario: { ...scenarios[scenario], capabilities: ['idempotency'] } });

/** Rows of a table as text, without its header. */
async function rowsOf(name: string): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
}

const derived = () => screen.findByText(/^Based on the shipments/);

const json = (body: unknown) => Response.json(body);

interface SentOrder {
  name: string;
  created?: string | null;
  batched?: string | null;
  closed?: string | null;
  items?: Record<string, unknown>[];
  parts?: Record<string, unknown>[];
}

/** A server with these orders in its lists, their details and these locations. */
function serverOf(orders: readonly SentOrder[], locations: unknown = [], tabs: Record<string, readonly string[]> = {}) {
  return ({ url }: { url: URL }): Response | undefined => {
    if (url.pathname === '/get-locations') return json({ data: locations });
    if (url.pathname === '/list-order') {
      const tab = url.searchParams.get('tab') ?? '';
      const rows = orders.filter(({ name }) => tab === '1' || tabs[tab]?.includes(name));
      return json({
        orders: rows.map(({ name, created = '2026-01-10T10:00:00Z', batched = null, closed = null }) => ({
          id: name,
          order_id: name,
          order_name: `#${name}`,
          shopify_created_at: created,
          batch_time: batched,
          shopify_close_at: closed,
        })),
        hasNextPage: false,
      });
    }
    const detail = orders.find(({ name }) => url.pathname === `/get-order-detail/${name}`);
    if (!detail) return undefined;
    return json({
      line_items: detail.items ?? [],
      fulfillments: detail.parts ?? [],
      is_eligible_for_new_flow: [],
      flow_names: [],
      timeLine: [],
    });
  };
}

const part = (name: string, fact: Record<string, unknown>) => ({
  name,
  line_item_id: 1,
  quantity: 2,
  tracking_number: 'HX1',
  shipment_status: 'in_transit',
  ...fact,
});
const item = (fact: Record<string, unknown> = {}) => ({
  line_item_id: 1,
  id: 1,
  name: 'Holder',
  sku: '85123A',
  quantity: 2,
  fulfillable_quantity: 2,
  ...fact,
});

describe('/app/fulfillment', () => {
  test(
    'batching is the default; five tabs at their own addresses, which keep the period',
    { tags: '§2.26' },
    async () => {
      const { calls, sent } = mountReports('/app/fulfillment?period=last_7d');
      await rowsOf('Batched and not batched, by stage');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fulfillment');
      const tabs = within(screen.getByRole('navigation', { name: 'Fulfillment tabs' })).getAllByRole('link');
      expect(tabs.map(({ textContent }) => textContent)).toEqual([
        'Batching',
        'Batch history',
        'Shipping mapping',
        'Locations',
        'Order routing',
      ]);
      expect(
        tabs
          .map((tab) => new URL((tab as HTMLAnchorElement).href))
          .map(({ pathname, searchParams }) => [pathname.split('/').at(-1), searchParams.get('period')]),
      ).toEqual([
        ['batching', 'last_7d'],
        ['batch-history', 'last_7d'],
        ['shipping-mapping', 'last_7d'],
        ['locations', 'last_7d'],
        ['order-routing', 'last_7d'],
      ]);
      expect(tabs[0]).toHaveAttribute('aria-current', 'page');
      const queries = calls('/list-order').map(({ url }) => url.searchParams);
      expect(queries.map((query) => query.get('tab')).sort()).toEqual(['1', '2', '3', '5', '6', '7', '8']);
      expect(new Set(queries.map((query) => `${query.get('fix')} ${query.get('fields')}`))).toEqual(
        new Set(['last_7d id,order_id,order_name,shopify_created_at,batch_time']),
      );
      expect(sent.filter(({ body }) => body !== undefined)).toEqual([]);
    },
  );

  test('needs section 6: without it the dashboard', async () => {
    const { calls } = mountReports('/app/fulfillment/locations', { scenario: 'no-locations' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(calls('/get-locations')).toEqual([]);
  });

  test.each(['batching', 'batch-history', 'order-routing'])(
    '%s: without permission for the dashboard: one notice with the reason, and no link that would redirect',
    async (tab) => {
      mountReports(`/app/fulfillment/${tab}`, { scenario: 'no-dashboard' });
      await screen.findByText(noViewReason(sections.dashboard));
      expect(screen.getAllByText(noViewReason(sections.dashboard))).toHaveLength(1);
      expect(
        screen.getAllByRole('link').filter((link) => (link as HTMLAnchorElement).href.includes('/app/dashboard')),
      ).toEqual([]);
    },
  );

  test('the three tabs of shipments read the details once', async () => {
    const { sent } = mountReports('/app/fulfillment/locations?period=all');
    await derived();
    const details = () => sent.filter(({ url }) => url.pathname.startsWith('/get-order-detail/')).length;
    expect(details()).toBe(200);
    for (const tab of ['Order routing', 'Shipping mapping', 'Locations']) {
      fireEvent.click(screen.getByRole('link', { name: tab }));
      await waitFor(() => expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page'));
      await derived();
    }
    expect(details()).toBe(200);
  });
});

describe('batching and batch history', () => {
  const orders: SentOrder[] = [
    { name: '5', created: '2026-01-12T09:00:00Z' },
    { name: '4', created: '2026-01-12T08:00:00Z', batched: '2026-01-12T10:00:00Z' },
    { name: '3', created: 'soon', batched: 'soon' },
    { name: '2', created: null, batched: '2026-01-11T23:30:00-05:00' },
    { name: '1', created: '2026-01-09T08:00:00Z', batched: null },
  ];
  const intercept = serverOf(orders, [], { 2: ['5', '1', '2'], 3: ['4', '3'] });

  test('open orders that are not batched, oldest first, each leading to itself among all orders', async () => {
    mountReports('/app/fulfillment/batching', { intercept });
    expect((await rowsOf('Open orders waiting longest for a batch')).map(([name]) => name)).toEqual(['#1', '#5']);
    const rows = await rowsOf('Batched and not batched, by stage');
    expect(rows.slice(0, 2)).toEqual([
      ['Open Orders', '3', '1', '2'],
      ['Orders In Fulfillment', '2', '2', '0'],
    ]);
    const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: '#1' }).href);
    expect([
      url.pathname,
      url.searchParams.get('search'),
      url.searchParams.get('period'),
      url.searchParams.get('shop'),
    ]).toEqual(['/app/dashboard-v0/allorders', '#1', 'all', 'demo.myshopify.com']);
    const stage = new URL(
      within(screen.getByRole('table', { name: 'Batched and not batched, by stage' })).getByRole<HTMLAnchorElement>(
        'link',
        { name: '3' },
      ).href,
    );
    expect([stage.pathname, stage.searchParams.get('period')]).toEqual(['/app/dashboard-v0/openorders', 'last_30d']);
  });

  test('days are those of the shop’s time zone; an unreadable batch time is in none, and counted in a note', async () => {
    mountReports('/app/fulfillment/batch-history', { intercept });
    expect(await rowsOf('Orders by batch day')).toEqual([
      ['2026-01-12', '2', '04:30:00 AM, #2', '10:00:00 AM, #4'],
      ['Total', '2', '', ''],
    ]);
    expect(
      screen.getByText('Based on the batch times of all 5 orders (Last 30d). 3 orders have no batch time.'),
    ).toBeInTheDocument();
  });

  test('one of the six lists fails: the days stay, the stages are not claimed', async () => {
    mountReports('/app/fulfillment/batching', {
      intercept: (call) =>
        call.url.searchParams.get('tab') === '7' ? new Response('{}', { status: 500 }) : intercept(call),
    });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'Summary' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Open, not batched yet–', 'Other stages, not batched–', 'Batched today0', 'Batched this period2']);
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('locations', () => {
  const orders: SentOrder[] = [
    {
      name: '4',
      parts: [
        part('#4.1', { holder_location_id: '72001' }),
        part('#4.1', { holder_location_id: '72001', quantity: 0 }),
        part('#4.2', { location_id: 72_002, quantity: '3' }),
      ],
      items: [item()],
    },
    {
      name: '3',
      created: null,
      parts: [part('#3.1', { holder_location_id: '', location_id: '90009', shipment_status: null })],
    },
    {
      name: '2',
      created: '2026-01-08T10:00:00Z',
      parts: [
        part('#2.1', { holder_location_id: 72_001, shipment_status: 'delivered' }),
        part('#2.2', { location_id: 72_001, shipment_status: 'failure' }),
      ],
    },
    { name: '1', parts: [part('#1.1', { quantity: 0 })] },
  ];
  const locations = [
    { location_id: 72_001, name: 'Northampton' },
    { location_id: '72002', name: ' ' },
    { location_id: '72001', name: 'Northampton' },
    { location_id: 5, name: null },
  ];

  test(
    'every location by id, a number or a text; unknown, nameless, repeated and unreadable ones are named',
    { tags: '§2.29' },
    async () => {
      mountReports('/app/fulfillment/locations', { intercept: serverOf(orders, locations) });
      await derived();
      expect(await rowsOf('Locations')).toEqual([
        ['Northampton', '2', '4', '2'],
        ['Location without a name (72002)', '1', '3', '1'],
        ['Unknown location (90009)', '1', '2', '1'],
        ['No location', '1', '0', '1'],
        ['Total', '5', '9', '4'],
      ]);
      expect(
        screen.getByText(
          '1 location came with the ID of another one. Each ID is shown once. 1 location could not be read.',
        ),
      ).toBeInTheDocument();
      const open = await rowsOf('Oldest and newest order with an open shipment');
      expect(open[0]).toEqual(['Northampton', '#2, 2026-01-08', '#4, 2026-01-10']);
      expect(open[2]).toEqual(['Unknown location (90009)', 'No date', 'No date']);
    },
  );

  test(
    'get-locations fails: the shipments are counted all the same, and Retry names them',
    { tags: '§2.29' },
    async () => {
      let isDown = true;
      const server = serverOf(orders, locations);
      mountReports('/app/fulfillment/locations', {
        intercept: (call) =>
          isDown && call.url.pathname === '/get-locations' ? new Response('{}', { status: 500 }) : server(call),
      });
      await derived();
      await screen.findByText(/GET \/get-locations · status 500/);
      expect((await rowsOf('Locations'))[0]).toEqual(['Location 72001', '2', '4', '2']);
      isDown = false;
      fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await waitFor(async () => expect((await rowsOf('Locations'))[0]?.[0]).toBe('Northampton'));
    },
  );

  test(
    'the orders cannot be read: the locations are named all the same, and nothing is counted',
    { tags: '§2.29' },
    async () => {
      const server = serverOf(orders, locations);
      mountReports('/app/fulfillment/locations', {
        intercept: (call) => (call.url.pathname === '/list-order' ? new Response('{}', { status: 500 }) : server(call)),
      });
      await screen.findByText(/GET \/list-order · status 500/);
      expect(await rowsOf('Locations')).toEqual([['Northampton'], ['Location without a name (72002)']]);
    },
  );

  test('no orders: the locations have nothing open; neither orders nor locations: a message', async () => {
    mountReports('/app/fulfillment/locations', { intercept: serverOf([], locations) });
    await screen.findByText(/^There are no orders in this period/);
    expect((await rowsOf('Locations'))[0]).toEqual(['Northampton', '0', '0', '0']);
  });

  test('a store without locations and shipments has a message that says so', async () => {
    mountReports('/app/fulfillment/locations', { intercept: serverOf([{ name: '1' }], []) });
    expect(await screen.findByText('Your store has no locations yet.')).toBeInTheDocument();
    expect(screen.getByText('No open shipments in these orders.')).toBeInTheDocument();
  });
});

describe('shipping mapping and order routing', () => {
  const orders: SentOrder[] = [
    {
      name: '4',
      items: [item(), item({ line_item_id: 2, '3pl_status': 3, quantity: 7, fulfillable_quantity: 7 })],
      parts: [
        part('#4.1', { holder_location_id: 1 }),
        part('#4.2', { holder_location_id: 2, quantity: 6, tracking_number: '' }),
      ],
    },
    { name: '3', items: [item({ quantity: 5, fulfillable_quantity: 5 })], parts: [] },
    { name: '2', items: [item({ quantity: 5, fulfillable_quantity: 5 })], parts: [], closed: '2026-01-11T10:00:00Z' },
    {
      name: '1',
      items: [item()],
      parts: [
        part('#1.1', { holder_location_id: 2, shipment_status: 'canceled' }),
        part('#1.2', { holder_location_id: 1, shipment_status: 'delivered', tracking_number: null }),
      ],
    },
  ];
  const intercept = serverOf(orders, [
    { location_id: 1, name: 'Northampton' },
    { location_id: 2, name: 'Leeds' },
  ]);

  test('shipments by status, of one location, and those without a tracking number', async () => {
    mountReports('/app/fulfillment/shipping-mapping', { intercept });
    await derived();
    await screen.findByRole('option', { name: 'Leeds' });
    expect(await rowsOf('Shipments by delivery status')).toEqual([
      ['In transit', '2', '8', '1'],
      ['Canceled', '1', '2', '0'],
      ['Delivered', '1', '2', '1'],
      ['Total', '4', '12', '2'],
    ]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Location' }), { target: { value: 'id 2' } });
    expect(await rowsOf('Shipments by delivery status')).toEqual([
      ['In transit', '1', '6', '1'],
      ['Canceled', '1', '2', '0'],
      ['Total', '2', '8', '1'],
    ]);
    expect(await rowsOf('Shipments without a tracking number')).toEqual([
      ['#4.2', 'Leeds', 'In transit'],
      ['#1.2', 'Northampton', 'Delivered'],
    ]);
  });

  test(
    'where orders went, which were split, and what is in no shipment, without canceled shipments and closed orders',
    { tags: '§2.30' },
    async () => {
      mountReports('/app/fulfillment/order-routing', { intercept });
      await derived();
      await screen.findAllByText('Northampton');
      expect(await rowsOf('Where orders went')).toEqual([
        ['Leeds', '1 (50%)', '6 (60%)'],
        ['Northampton', '2 (100%)', '4 (40%)'],
        ['Total', '2', '10'],
      ]);
      expect(await rowsOf('Orders shipped from several locations')).toEqual([['#4', 'Leeds, Northampton']]);
      expect(await rowsOf('Orders still waiting for a shipment')).toEqual([
        ['#4', '0', '7'],
        ['#3', '5', '0'],
      ]);
    },
  );

  test('the session ends while details are read: one alert, and no more calls', async () => {
    const { sent } = mountReports('/app/fulfillment/order-routing?period=all', {
      intercept: ({ url }) =>
        url.pathname.startsWith('/get-order-detail/') ? new Response('{}', { status: 401 }) : undefined,
    });
    await screen.findByRole('alertdialog');
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(sent.filter(({ url }) => url.pathname.startsWith('/get-order-detail/')).length).toBeLessThanOrEqual(4);
  });
});
