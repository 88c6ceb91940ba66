import { gzipSync } from 'node:zlib';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';
import { shopInfoReply } from '../testing/shopInfoReply.ts';

const path = '/app/settings/import';
const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
/** Now: the newest order is rendered first. */
const at = `${new Date().toISOString().slice(0, 19).replace('T', ' ')} +0000`;
const rows = [
  `N1,A,Mug,6,${at},2.55,17850.0,United Kingdom`,
  `N2,C,Lamp,abc,${at},1,,France`,
  `N3,D,Cup,2,${at},1,,France`,
];
const text = [header, ...rows].join('\n');

async function choose(content: BlobPart, name = 'orders.csv') {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.');
  await userEvent.upload(input, new File([content], name), { applyAccept: false });
}

const start = async () => userEvent.click(await screen.findByRole('button', { name: 'Import' }));
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

describe('/app/settings/import', () => {
  test('a file is previewed and imported, and its rejected rows are downloaded', async () => {
    const saveFile = vi.fn<(name: string, content: Blob) => void>();
    const { calls, history } = mountSandbox(path, { overrides: { saveFile } });
    await choose(text);
    expect(await screen.findByText('Checked the 3 rows of this file: 1 will be refused.')).toBeInTheDocument();
    expect(calls('/hub/imports')).toEqual([]);
    await start();
    expect(await screen.findByText('Imported orders.csv, but some rows were refused')).toBeInTheDocument();
    expect(['Orders added', 'Orders already here', 'Rows read', 'Rows refused'].map(figure)).toEqual([
      '2',
      '0',
      '3',
      '1',
    ]);
    expect(calls('/hub/imports')[0]?.url.searchParams.get('file_name')).toBe('orders.csv');
    expect(calls('/hub/imports')[0]?.key).toMatch(/^[\da-f-]{36}$/);
    expect(new URLSearchParams(history.location.search).get('import')).toMatch(/^[\da-f]+$/);

    await userEvent.click(screen.getByRole('button', { name: 'Download refused rows' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, content] = saveFile.mock.calls[0] ?? [];
    expect(name).toBe('refused-rows-orders.csv');
    expect(await content?.text()).toContain('"Quantity ""abc"" is not a whole number",N2,C,Lamp,abc');
  });

  test('the imported orders are in the list', async () => {
    const { history } = mountSandbox(path);
    await choose(text);
    await start();
    await userEvent.click(await screen.findByRole('link', { name: 'See all orders' }));
    expect(await screen.findByText('#N1')).toBeInTheDocument();
    expect(history.location.pathname).toBe('/app/dashboard-v0/allorders');
  });

  test('a second import finds every order', async () => {
    mountSandbox(path);
    await choose(text);
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Import another file' }));
    await choose(text);
    await start();
    await screen.findByText(/^Imported orders\.csv/);
    expect(['Orders added', 'Orders already here'].map(figure)).toEqual(['0', '2']);
    expect(screen.queryByText(/^Nothing was added/)).toBeNull();
  });

  test('when another column is chosen, preview and server use it', async () => {
    const { calls } = mountSandbox(path);
    await choose(text.replace('StockCode', 'Code'));
    expect(await screen.findByRole('button', { name: 'Import' })).toHaveAccessibleDescription(/^No column for SKU\./);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'SKU (required)' }), 'Code');
    expect(screen.getByText(/1 will be refused\.$/)).toBeInTheDocument();
    await start();
    await waitFor(() => expect(calls('/hub/imports')).toHaveLength(1));
    expect(JSON.parse(calls('/hub/imports')[0]?.url.searchParams.get('columns') ?? '')).toMatchObject({ sku: 1 });
  });

  test.each([
    ['an empty file', '', 'The file is empty.'],
    ['a workbook', 'PK\u0003\u0004…', /This is a spreadsheet/],
    ['an open quote', `${header}\n"N1,A`, 'Line 2: A cell’s closing quote is missing.'],
    ['another encoding', new Uint8Array([0x4e, 0xe9, 0x0a]), /isn’t UTF-8/],
    ['damaged gzip', new Uint8Array([0x1f, 0x8b, 8, 0, 1]), 'The compressed file is damaged.'],
  ])('%s is rejected before anything is sent', async (_, content, reason) => {
    const { calls } = mountSandbox(path);
    await choose(content);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(calls('/hub/imports')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Choose a file' })).not.toHaveAttribute('aria-busy');
  });

  test('a compressed file is previewed and sent unchanged', async () => {
    const zipped = gzipSync(text);
    mountSandbox(path);
    await choose(zipped, 'orders.csv.gz');
    expect(await screen.findByText('Checked the 3 rows of this file: 1 will be refused.')).toBeInTheDocument();
    await start();
    expect(await screen.findByText(/^Imported orders\.csv\.gz/)).toBeInTheDocument();
  });

  test('only the beginning of a long file is read, and its cut row is no problem', async () => {
    mountSandbox(path);
    const long = Array.from({ length: 5_000 }, (_, index) => `L${index},A,"Mug, ö",1,2026-11-22 08:26:00,1,,France`);
    await choose([header, ...long].join('\n'));
    const checked = await screen.findByText(/^Checked the first [\d,]+ rows: all can be imported\.$/);
    expect(Number(/[\d,]+/.exec(checked.textContent)?.[0].replace(',', ''))).toBeGreaterThan(1_000);
  });

  test('a server that rejects the file: the reason, and the same key when it is sent again', async () => {
    let refusals = 1;
    const { calls } = mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname === '/hub/imports' && refusals-- > 0 ? Promise.reject(new TypeError('offline')) : undefined,
    });
    await choose(text);
    await start();
    expect(await screen.findByText(/^We can’t reach the server/)).toBeInTheDocument();
    await start();
    await screen.findByText(/^Imported orders\.csv/);
    const keys = calls('/hub/imports').map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('a running import is canceled, and it says what stays', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let status = 'running';
    const { calls } = mountSandbox(`${path}?import=i-1`, {
      intercept: ({ url }) => {
        if (url.pathname === '/hub/imports/i-1/cancel') {
          status = 'cancelled';
          return Response.json({ status: 'success' });
        }
        return url.pathname === '/hub/imports/i-1' ? progressReply({ status }) : undefined;
      },
    });
    expect(await screen.findByText('3.1 MB of 7.6 MB read')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel import' }));
    expect(await screen.findByText(/^The 3 orders added before that stay\./)).toBeInTheDocument();
    expect(calls('/hub/imports/i-1/cancel')).toHaveLength(1);
    // The pressed button is gone.
    expect(screen.getByRole('group', { name: 'Import orders' })).toHaveFocus();
    // An import that has ended is not polled.
    const earlierCalls = calls('/hub/imports/i-1').length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(calls('/hub/imports/i-1')).toHaveLength(earlierCalls);
  });

  test('a person who returns to the tab finds the running import', async () => {
    const { history } = mountSandbox(path, {
      intercept: ({ url }) =>
        /^\/hub\/imports\/[^/]+$/.test(url.pathname) ? progressReply({ status: 'running' }) : undefined,
    });
    await choose(text);
    await start();
    expect(await screen.findByText('Importing orders.csv')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    await waitFor(() => expect(history.location.pathname).toBe('/app/settings/billing'));
    await userEvent.click(screen.getByRole('link', { name: 'Import' }));
    expect(await screen.findByText('Importing orders.csv')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel import' }));
  });

  test('after a reload the import in the address still shows; an unknown one says so', async () => {
    const known = mountSandbox(`${path}?import=i-1`, {
      intercept: ({ url }) =>
        url.pathname === '/hub/imports/i-1' ? progressReply({ status: 'interrupted' }) : undefined,
    });
    expect(await screen.findByText('The import was interrupted')).toBeInTheDocument();
    known.unmount();
    const { history } = mountSandbox(`${path}?import=i-2`);
    expect(await screen.findByText('We can’t find this import.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
    expect(history.location.search).not.toContain('import=');
  });

  test.each([
    ['view-only', /edit permission for Store Settings/],
    ['no-dashboard', /edit permission for Dashboard/],
  ] as const)('%s: nothing can be chosen, and the button says why', async (scenario, reason) => {
    mountSandbox(path, { scenario });
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(reason);
  });

  test('a server without the capability has no such tab', async () => {
    const { history } = mountSandbox(path, {
      intercept: ({ url }) => (url.pathname === '/shopInfo' ? shopInfoReply({ capabilities: [] }) : undefined),
    });
    await waitFor(() => expect(history.location.pathname).toBe('/app/dashboard'));
    const { history: settings } = mountSandbox('/app/settings/companyinfo', {
      intercept: ({ url }) => (url.pathname === '/shopInfo' ? shopInfoReply({ capabilities: [] }) : undefined),
    });
    await screen.findByRole('region', { name: 'Store' });
    expect(settings.location.pathname).toBe('/app/settings/companyinfo');
    const tabs = screen.getByRole('navigation', { name: 'Settings tabs' });
    expect(within(tabs).queryByRole('link', { name: 'Import' })).toBeNull();
  });
});

function progressReply(facts: Record<string, unknown>): Response {
  return Response.json({
    status: 'running',
    message: '',
    lines_read: 10,
    orders_added: 3,
    orders_known: 0,
    lines_refused: 0,
    bytes_read: 3_100_000,
    bytes_total: 7_611_836,
    problems: [],
    ...facts,
  });
}
