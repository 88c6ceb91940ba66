import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { noViewReason, sections } from '@hub/domain/permissions';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AppAt } from '../testing/AppAt.tsx';

type Change = (url: URL, reply: Response) => Promise<Response | undefined> | Response | undefined;

interface SentRequest {
  url: URL;
  signal: AbortSignal | null | undefined;
  body: Record<string, unknown>;
}

/** The app on the sandbox with its requests and replies; `change` replaces or delays a reply. */
async function mount(
  path: string,
  { scenario = 'default', change }: { scenario?: ScenarioName; change?: Change } = {},
) {
  const sandbox = createSandbox({ seed: smallSeed, scenario });
  const requests: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    const call: SentRequest = { url, signal: init?.signal, body: {} };
    requests.push(call);
    const reply = await sandbox.fetch(input, init);
    const answer = (await change?.(url, reply.clone())) ?? reply;
    call.body = (await answer.clone().json()) as Record<string, unknown>;
    return answer;
  };
  render(<AppAt path={path} overrides={{ fetch }} />);
  await screen.findByRole('heading', { level: 1 });
  return { requests: (endpoint: string) => requests.filter(({ url }) => url.pathname.startsWith(endpoint)) };
}

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }));

/** The table of a card: row name to the text of its first cell. */
async function tableOf(name: string | RegExp): Promise<Record<string, string>> {
  fireEvent.click(
    await within(await screen.findByRole('region', { name })).findByRole('button', { name: /^Show as table/ }),
  );
  const [, ...rows] = card(name).getAllByRole('row');
  return Object.fromEntries(
    rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getAllByRole('cell')[0]?.textContent ?? '',
    ]),
  );
}

const sumOf = (figures: Record<string, string>, without: string) =>
  Object.entries(figures).reduce(
    (sum, [name, text]) => (name === without ? sum : sum + Number(text.replaceAll(',', ''))),
    0,
  );

/** Length of a returned list. */
function rowsIn(call: SentRequest | undefined): number {
  return (call?.body.orders as unknown[] | undefined)?.length ?? Number.NaN;
}

describe('/app/insights: orderreporting (default)', () => {
  test(
    'the sum by day equals the length of the list; causes match the error tab, and stages the stats',
    { tags: '§2.32' },
    async () => {
      const { requests } = await mount('/app/insights?period=all');
      const [byDay, byStage, causes, times] = [
        await tableOf(/^Orders by (week|month)/),
        await tableOf('Orders by stage'),
        await tableOf('Errors by cause'),
        await tableOf('Time from order to shipment'),
      ];
      const list = (tab: string) =>
        requests('/list-order').find(({ url }) => url.searchParams.get('tab') === tab)?.body.orders as {
          shipped_time: string | null;
        }[];
      const stats = requests('/stats')[0]?.body.data as Record<string, number>;

      expect(list('1').length).toBeGreaterThan(50);
      expect(sumOf(byDay, 'All orders')).toBe(list('1').length);
      expect(sumOf(causes, 'Errors')).toBe(list('5').length);
      expect(byStage).toMatchObject({
        'Open Orders': String(stats.open_orders),
        'Shipped Orders': String(stats.shipped_orders),
        Errors: String(stats.error_orders),
        'All orders': String(stats.total_orders),
      });
      expect(sumOf(byStage, 'All orders')).toBe(stats.total_orders);
      expect(sumOf(times, 'Shipped at least in part')).toBe(
        list('1').filter(({ shipped_time }) => shipped_time !== null).length,
      );
      expect(screen.queryByText('The figures and the lists don’t match')).toBeNull();
    },
  );

  test('requests only what it shows: one list of all orders, one of errors, with the fields it reads', async () => {
    const { requests } = await mount('/app/insights?period=last_7d');
    await screen.findByText(/loaded at/);
    await waitFor(() => expect(requests('/list-order')).toHaveLength(2));
    expect(
      requests('/list-order').map(({ url }) => [
        url.searchParams.get('tab'),
        url.searchParams.get('fix'),
        url.searchParams.get('fields'),
      ]),
    ).toEqual([
      ['1', 'last_7d', 'id,order_id,shopify_created_at,shipped_time'],
      ['5', 'last_7d', 'id,order_id,error,error_message,error_type'],
    ]);
    expect(requests('/stats').map(({ url }) => url.searchParams.get('fix'))).toEqual(['last_7d']);
  });

  test('when stats and lists disagree because orders arrived in between, a notice shows until both are reloaded', async () => {
    let isLate = true;
    await mount('/app/insights', {
      change: async (url, reply) => {
        if (url.pathname !== '/stats' || !isLate) return undefined;
        const { data } = (await reply.json()) as { data: Record<string, number> };
        return Response.json({ data: { ...data, total_orders: (data.total_orders ?? 0) + 1 } });
      },
    });
    await screen.findByText('The figures and the lists don’t match');
    isLate = false;
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText('The figures and the lists don’t match')).toBeNull());
  });

  test('unreadable orders are counted in a note', async () => {
    await mount('/app/insights?period=all', { scenario: 'broken-rows' });
    const notes = await screen.findAllByText(/2 orders couldn’t be read and aren’t in the charts\./);
    expect(notes).toHaveLength(2);
    expect(screen.queryByText('The figures and the lists don’t match')).toBeNull();
  });

  test('each figure links to the list behind it, with the same period, shop and host', { tags: '§2.33' }, async () => {
    await mount('/app/insights?period=last_7d');
    await waitFor(() => expect(card('Orders by stage').queryByRole('status')).toBeNull());
    const link = within(screen.getByRole('region', { name: 'Summary' })).getByRole('link', { name: 'Errors' });
    const url = new URL((link as HTMLAnchorElement).href);
    expect([url.pathname, url.searchParams.get('period'), url.searchParams.get('shop')]).toEqual([
      '/app/dashboard-v0/errororders',
      'last_7d',
      'demo.myshopify.com',
    ]);
    const tabs = within(screen.getByRole('navigation', { name: 'Insights tabs' })).getAllByRole('link');
    expect(tabs.map((tab) => new URL((tab as HTMLAnchorElement).href).searchParams.get('period'))).toEqual([
      'last_7d',
      'last_7d',
      'last_7d',
    ]);
    expect(tabs[0]).toHaveAttribute('aria-current', 'page');
  });

  test('without dashboard permission there is one notice with the reason, and no link that would redirect', async () => {
    await mount('/app/insights', { scenario: 'no-dashboard' });
    await screen.findByText(noViewReason(sections.dashboard, ['Ana Souza']));
    expect(screen.getAllByText(noViewReason(sections.dashboard, ['Ana Souza']))).toHaveLength(1);
    expect(within(screen.getByRole('region', { name: 'Summary' })).queryAllByRole('link')).toEqual([]);
    expect(card('Summary').getAllByText('–')).toHaveLength(5);
  });

  test('needs section 7 as the route table says, and otherwise shows the dashboard', { tags: '§2.31' }, async () => {
    const { requests } = await mount('/app/insights/comparisoncharts', { scenario: 'no-tracking' });
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
    expect(requests('/list-order').filter(({ url }) => url.searchParams.get('fix') === 'custom')).toEqual([]);
  });

  test('does not need section 8', { tags: '§6.12' }, async () => {
    await mount('/app/insights', { scenario: 'no-insights' });
    await screen.findByRole('heading', { level: 1, name: 'Insights' });
  });
});

describe('/app/insights/comparisoncharts', () => {
  test('is derived from list-order with custom dates, both periods equally long', async () => {
    const { requests } = await mount('/app/insights/comparisoncharts?period=last_7d');
    const figures = await tableOf('Compared to previous period');
    const lists = requests('/list-order').filter(({ url }) => url.searchParams.get('fix') === 'custom');
    expect(lists.map(({ url }) => url.searchParams.get('tab')).sort()).toEqual(['1', '1', '4', '4', '5', '5']);
    const days = [
      ...new Set(lists.map(({ url }) => `${url.searchParams.get('start_date')} ${url.searchParams.get('end_date')}`)),
    ];
    expect(days).toHaveLength(2);
    for (const span of days) {
      const [first = '', last = ''] = span.split(' ');
      expect((Date.parse(last) - Date.parse(first)) / 864e5).toBe(6);
    }
    const all = lists
      .filter(({ url }) => url.searchParams.get('tab') === '1')
      .sort((a, b) =>
        String(b.url.searchParams.get('start_date')).localeCompare(String(a.url.searchParams.get('start_date'))),
      );
    const current = rowsIn(all[0]);
    expect(figures.Orders).toBe(String(current));
    const totals = await tableOf('Orders by day, both periods');
    expect(sumOf(totals, 'All orders')).toBe(current);
  });

  test('a custom period sends no request until both days are chosen', async () => {
    const { requests } = await mount('/app/insights/comparisoncharts?period=custom');
    await screen.findByText(/^Choose a first and last day/);
    expect(requests('/list-order')).toEqual([]);
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-01-10' } });
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-01-12' } });
    await waitFor(() => expect(requests('/list-order')).toHaveLength(6));
    expect(
      new Set(
        requests('/list-order').map(
          ({ url }) => `${url.searchParams.get('start_date')} ${url.searchParams.get('end_date')}`,
        ),
      ),
    ).toEqual(new Set(['2026-01-10 2026-01-12', '2026-01-07 2026-01-09']));
  });
});

describe('/app/insights/inventory', () => {
  test('counts every order of the period in one call', { tags: '§2.114' }, async () => {
    const { requests } = await mount('/app/insights/inventory?period=last_7d');
    const covered = await screen.findByText(/^Based on the line items of all [\d,]+ orders/);
    const report = requests('/hub/insights/skus')[0] as SentRequest;
    const { orders, ordered } = report.body as {
      orders: number;
      ordered: { rows: { sku: string; units: number }[] };
    };
    expect(covered).toHaveTextContent(`all ${orders.toLocaleString('en-US')} orders`);
    expect(requests('/get-order-detail/')).toEqual([]);
    expect(report.url.searchParams.get('fix')).toBe('last_7d');
    const first = card('Most ordered SKUs').getAllByRole('listitem')[0] as HTMLElement;
    const [row] = ordered.rows;
    expect(first).toHaveTextContent(`${row?.sku}${row?.units.toLocaleString('en-US')} in`);
  });

  test('a report that fails says so, with Retry', async () => {
    await mount('/app/insights/inventory', {
      change: (url) => (url.pathname === '/hub/insights/skus' ? new Response('{}', { status: 500 }) : undefined),
    });
    expect(await screen.findByText(/GET \/hub\/insights\/skus · status 500/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
