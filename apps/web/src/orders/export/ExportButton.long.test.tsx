import { createSandbox, type ScenarioName, smallSeed } from '@hub/api-client/mocks';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { entryUrl } from '../../testing/demoShop.ts';
import { mountArea } from '../../testing/mountArea.tsx';
import { ExportButton } from './ExportButton.tsx';

type Intercept = (url: URL, init: RequestInit | undefined) => Promise<Response> | Response | undefined;

interface Situation {
  scenario?: ScenarioName;
  intercept?: Intercept;
  tab?: TabNumber;
  filters?: OrderFilters;
  shownFilters?: OrderFilters;
  failsCounts?: boolean;
  pageSize?: number;
}

async function mountButton({
  scenario = 'default',
  intercept = () => undefined,
  tab,
  filters = defaultFilters,
  shownFilters,
  failsCounts = false,
  pageSize,
}: Situation = {}) {
  const sandbox = createSandbox({ seed: smallSeed, scenario, ...(pageSize !== undefined && { pageSize }) });
  const requests: URL[] = [];
  const saved: { name: string; content: Blob }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    if (failsCounts && url.pathname === '/stats') return Response.json({ message: 'No figures.' }, { status: 400 });
    if (url.searchParams.get('export_data') !== 'true') return sandbox.fetch(input, init);
    requests.push(url);
    return (await intercept(url, init)) ?? sandbox.fetch(input, init);
  };
  const saveFile = (name: string, content: Blob) => void saved.push({ name, content });
  const Screen = () => (
    <ExportButton filters={filters} {...(shownFilters && { shownFilters })} {...(tab !== undefined && { tab })} />
  );
  const mounted = mountArea(entryUrl('/app/dashboard'), { fetch, saveFile }, Screen);
  await screen.findByRole('button', { name: 'Export' });
  return { ...mounted, requests, saved };
}

const openDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  return screen.findByRole('dialog');
};
const pressExport = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));

/** A type by its label, with or without its count. */
const radio = (dialog: HTMLElement, label: string) =>
  within(dialog).getByRole('radio', { name: new RegExp(`^${label}( \\([\\d,]+\\))?$`) });

async function exportAs(label: string): Promise<void> {
  const dialog = await openDialog();
  fireEvent.click(radio(dialog, label));
  pressExport(dialog);
}

function textOf(content: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(content ?? new Blob());
  });
}

const report = () => screen.findByRole('region', { name: 'Export orders' });

test('the Export button is disabled without edit permission, and says why', { tags: '§5.17' }, async () => {
  await mountButton({ scenario: 'view-only' });
  const button = screen.getByRole('button', { name: 'Export' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('You need edit permission for Dashboard to do this. Ask Ana Souza.');
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('needs a chosen type; otherwise the dialog closes and nothing is requested', { tags: '§5.18' }, async () => {
  const { requests } = await mountButton();
  pressExport(await openDialog());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requests).toEqual([]);
});

test('a list’s type requests the whole list and ignores the filter', async () => {
  const { requests, saved } = await mountButton({ tab: tabs.hold, filters: { ...defaultFilters, search: '58' } });
  await exportAs('Hold Orders');
  expect(await within(await report()).findByText(/^Exported/)).toBeVisible();
  expect(
    requests.map(({ searchParams }) => [searchParams.get('tab'), searchParams.get('fix'), searchParams.get('search')]),
  ).toEqual([['6', 'all', null]]);
  expect(saved.map(({ name }) => name)).toEqual(['HOLD_ORDERS.csv']);
});

test('on a list its view is preselected, with its filter, its count and a file named after both', async () => {
  const { requests, saved } = await mountButton({
    tab: tabs.hold,
    filters: { ...defaultFilters, period: 'all', search: '5' },
  });
  const dialog = await openDialog();
  const view = await within(dialog).findByRole('radio', { name: /^This view \(\d+\)$/ });
  expect(view).toBeChecked();
  expect(await within(dialog).findByText(/^HOLD_ORDERS_all-time_order-5_.*: Hold Orders, Every period/)).toBeVisible();
  pressExport(dialog);
  const title = await within(await report()).findByText(/^Exported/);
  const count = /\d+/.exec(title.textContent ?? '')?.[0];
  expect(view).toHaveAccessibleName(`This view (${count})`);
  expect(
    requests.map(({ searchParams }) => [searchParams.get('tab'), searchParams.get('fix'), searchParams.get('search')]),
  ).toEqual([['6', 'all', '5']]);
  expect(saved.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^HOLD_ORDERS_all-time_order-5_exported-\d{4}-\d\d-\d\d\.csv$/),
  ]);
});

test('the view is what the list shows, not what is being typed', async () => {
  const { requests } = await mountButton({
    tab: tabs.all,
    filters: { ...defaultFilters, period: 'custom', search: 'half a wo' },
    shownFilters: { ...defaultFilters, period: 'all' },
  });
  await exportAs('This view');
  await waitFor(() => expect(requests).toHaveLength(1));
  const [query] = requests.map(({ searchParams }) => searchParams);
  expect([query?.get('fix'), query?.get('search')]).toEqual(['all', null]);
});

test('counts that fail are left out, and nothing else', async () => {
  const { saved } = await mountButton({ tab: tabs.hold, failsCounts: true });
  const dialog = await openDialog();
  for (const label of ['This view', 'All Orders', 'Custom Search'])
    expect(within(dialog).getByRole('radio', { name: label })).toBeVisible();
  pressExport(dialog);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(within(dialog).queryByRole('radio', { name: /\(/ })).toBeNull();
});

test('custom search (sent as tab 1 with filters), through every page', { tags: '§7.30' }, async () => {
  const { requests, saved } = await mountButton({
    scenario: 'contract-only',
    filters: { ...defaultFilters, period: 'all', search: '58' },
    pageSize: 10,
  });
  await exportAs('Custom Search');
  expect(await within(await report()).findByText(/^Exported/)).toBeVisible();
  expect(requests.length).toBeGreaterThan(2);
  // The first page again at the end, to detect orders that moved.
  expect(requests.map(({ searchParams }) => searchParams.get('offset'))).toEqual([
    ...requests.slice(1).map((_, index) => String(index)),
    '0',
  ]);
  for (const { searchParams } of requests)
    expect([searchParams.get('tab'), searchParams.get('fix'), searchParams.get('search')]).toEqual(['1', 'all', '58']);
  expect(saved.map(({ name }) => name)).toEqual(['CUSTOM_SEARCH.csv']);
});

test('pressed twice, it exports once', async () => {
  const { requests, saved } = await mountButton();
  const dialog = await openDialog();
  fireEvent.click(radio(dialog, 'All Orders'));
  pressExport(dialog);
  pressExport(dialog);
  expect(await within(await report()).findByText(/^Exported/)).toBeVisible();
  expect(requests).toHaveLength(1);
  expect(saved).toHaveLength(1);
});

test(
  'hostile cells: no formula is live, and no quote or line break leaves its cell',
  { tags: 'hazard:formula-injection' },
  async () => {
    const hostile = [
      {
        id: 1,
        order_id: 1,
        order_name: '=HYPERLINK("http://x")',
        customer_name: 'a\r\n=1+1',
        shopify_created_at: '@SUM(A1)',
      },
      {
        id: 2,
        order_id: 2,
        order_name: '#2',
        customer_name: 'Smith, "Jo"',
        shopify_created_at: '2026-07-01T08:26:00Z',
      },
    ];
    const { saved } = await mountButton({ intercept: () => Response.json({ orders: hostile, hasNextPage: false }) });
    await exportAs('All Orders');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await textOf(saved[0]?.content)).replace(/^\uFEFF/, '')).toBe(
      [
        'id,order_id,fulfillment_status,order_name,shopify_created_at,shopify_close_at,shopify_cancelled_at,' +
          'customer_name,shipped_time,batch_time',
        `1,1,,"'=HYPERLINK(""http://x"")",'@SUM(A1),,,"'a\r\n'=1+1",,`,
        '2,2,,#2,2026-07-01 09:26:00 AM,,,"Smith, ""Jo""",,',
        '',
      ].join('\r\n'),
    );
  },
);

test('cancel midway: the loaded pages are dropped and no file is created', async () => {
  const { requests, saved } = await mountButton({
    scenario: 'contract-only',
    pageSize: 10,
    intercept: (url, init) =>
      url.searchParams.get('offset') === '2'
        ? new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
        : undefined,
  });
  await exportAs('All Orders');
  expect(await screen.findByText('20 orders so far')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel export' }));
  expect(await screen.findByText('Export canceled. No file was created.')).toBeVisible();
  expect(requests).toHaveLength(3);
  expect(saved).toEqual([]);
});

test('a page that fails: the whole export fails, and Retry requests it again from the start', async () => {
  let isBroken = true;
  const { requests, saved } = await mountButton({
    scenario: 'contract-only',
    pageSize: 20,
    intercept: (url) =>
      isBroken && url.searchParams.get('offset') === '1'
        ? Response.json({ message: 'No second page.' }, { status: 400 })
        : undefined,
  });
  await exportAs('Shipped Orders');
  expect(await screen.findByText('No second page.')).toBeVisible();
  expect(saved).toEqual([]);
  isBroken = false;
  const before = requests.length;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['SHIPPED_ORDERS.csv']));
  expect(requests[before]?.searchParams.get('offset')).toBe('0');
  expect(requests.every(({ searchParams }) => searchParams.get('tab') === '4')).toBe(true);
});

test.each<[ScenarioName, RegExp]>([
  ['failing', /The sandbox fails on purpose/],
  ['offline', /can’t reach the server/],
  ['malformed', /couldn’t read/],
  ['not-json', /couldn’t read/],
])('%s: the report says what happened, and the choices are kept', async (scenario, words) => {
  const { saved } = await mountButton({ scenario });
  await exportAs('Open Orders');
  expect(await within(await report()).findByText(words)).toBeVisible();
  expect(saved).toEqual([]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(radio(await openDialog(), 'Open Orders')).toBeChecked();
});

test('401: only the session alert; the report has nothing to retry', async () => {
  await mountButton({ scenario: 'session-expired' });
  await exportAs('All Orders');
  expect(await screen.findByText('Session expired, please reload the page!')).toBeVisible();
  expect(within(await report()).queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('broken rows are counted in a note', async () => {
  await mountButton({ scenario: 'broken-rows' });
  await exportAs('All Orders');
  expect(
    await within(await report()).findByText('2 orders couldn’t be read and are missing from the file.'),
  ).toBeVisible();
});

test('orders that leave while the pages are read are reported as missing; Reload exports the rest', async () => {
  const { saved } = await mountButton({ scenario: 'orders-vanish', pageSize: 10 });
  await exportAs('Open Orders');
  const missing = /^(\d+) of about (\d+) orders; 5 moved while loading\.$/;
  const notice = await within(await report()).findByText(missing);
  const read = Number(missing.exec(notice.textContent)?.[1]);
  expect((await textOf(saved[0]?.content)).trim().split('\r\n')).toHaveLength(read + 1);
  fireEvent.click(within(await report()).getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(within(await report()).queryByText(missing)).toBeNull();
});

test('a repeated order is one line of the file', async () => {
  const idsIn = async (scenario: ScenarioName) => {
    const { saved, unmount } = await mountButton({ scenario });
    await exportAs('Open Orders');
    await waitFor(() => expect(saved).toHaveLength(1));
    unmount();
    return (await textOf(saved[0]?.content))
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[1]);
  };
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await idsIn('repeated-orders')).toEqual(await idsIn('default'));
  expect(warn.mock.calls.filter(([text]) => String(text).includes('came more than once'))).toHaveLength(1);
  warn.mockRestore();
});

test('Export with no rows: "Orders does not found!"', { tags: '§5.19' }, async () => {
  const { saved } = await mountButton({ scenario: 'empty' });
  await exportAs('Custom Search');
  expect(await within(await report()).findByText('Orders does not found!')).toBeVisible();
  expect(saved).toEqual([]);
});
