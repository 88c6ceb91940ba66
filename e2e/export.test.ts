import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import type { Download, Page } from '@playwright/test';
import { axeViolations } from './axeViolations.ts';
import { expect, type OpenApp, test } from './fixtures.ts';
import { overflowX } from './overflowX.ts';

/** Pages of 2,500 orders, so that the year is eleven of them. */
const pageSize = 2_500;

test.use({ sandbox: { pageSize } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export orders' });
const report = (page: Page) => page.getByRole('region', { name: 'Export orders' });
/** The button of the screen; the dialog has one of the same name. */
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Export', exact: true });
/** A type by its label, with or without its count. */
const labelled = (label: string) => new RegExp(`^${label}( \\([\\d,]+\\))?$`);
const choose = (page: Page, label: string) => dialog(page).getByText(labelled(label)).click();

async function openDialog(page: Page, openApp: OpenApp, path = '/app/dashboard'): Promise<void> {
  await openApp(path);
  await opener(page).click();
  await shown(page);
}

/** On a phone the dialog's own element has no height, what is in it has. */
async function shown(page: Page): Promise<void> {
  await expect(dialog(page).getByText('What to export', { exact: true })).toBeVisible();
}

/** Presses Export in the dialog and waits for the file. */
async function exported(page: Page): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  return download;
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}

interface SourceOrder {
  customer: string;
  /** Milliseconds since 1970, by the clock of the source file. */
  at: number;
}

/**
 * The source file, read here on its own: one order for each invoice, with the customer and the time of its first line.
 */
async function readSource(): Promise<Map<string, SourceOrder>> {
  const packed = await readFile(new URL('../packages/api-client/seed/online-retail.csv.gz', import.meta.url));
  const { data } = Papa.parse<Record<string, string>>(gunzipSync(packed).toString('utf8'), {
    header: true,
    skipEmptyLines: true,
  });
  const orders = new Map<string, SourceOrder>();
  for (const { InvoiceNo = '', CustomerID = '', InvoiceDate = '' } of data) {
    const number = CustomerID.replace(/\.0$/, '');
    if (!orders.has(InvoiceNo))
      orders.set(InvoiceNo, {
        customer: number === '' ? 'Guest' : `Customer ${number}`,
        at: Date.parse(`${InvoiceDate.replace(' ', 'T')}Z`),
      });
  }
  return orders;
}

const londonClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/London',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** §9: YYYY-MM-DD hh:ii:ss AA, on a clock in London. Written without the app's own code. */
function londonTime(epoch: number): string {
  const [date, time = ''] = londonClock.format(epoch).split(' ');
  const hour = Number(time.slice(0, 2));
  return `${date} ${String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0')}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether a request asks for the rows of the file. */
const hasNames = ({ searchParams }: URL) => searchParams.get('fields')?.includes('order_name') === true;

test(
  'export the year and compare every row with the source',
  { tag: ['@journey', '@§1.5', '@§2.64', '@§7.28'] },
  async ({ page, openApp }) => {
    const source = await readSource();
    expect(source.size).toBe(25_900);

    const observed: URL[] = [];
    let newest: { name: string; at: number } | undefined;
    page.on('response', async (reply) => {
      const url = new URL(reply.url());
      if (url.searchParams.get('export_data') !== 'true') return;
      observed.push(url);
      if (url.searchParams.get('offset') !== '0' || !hasNames(url)) return;
      const [first] = ((await reply.json()) as { orders: { order_name: string; shopify_created_at: string }[] }).orders;
      if (first) newest = { name: first.order_name, at: Date.parse(first.shopify_created_at) };
    });

    await openDialog(page, openApp);
    await choose(page, 'All Orders');
    const download = await exported(page);
    expect(download.suggestedFilename()).toBe('ALL_ORDERS.csv');
    await expect(report(page).getByText('Exported 25,900 orders')).toBeVisible();
    await expect(
      report(page).getByText('ALL_ORDERS.csv: this list, without the screen’s filters. Times in London time'),
    ).toBeVisible();

    const pages = observed.filter(hasNames);
    expect(pages.map(({ searchParams }) => searchParams.get('offset')).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 11 }, (_, index) => String(index)),
    );
    // The ids of the first page are read once more, to see whether orders have left it meanwhile.
    const others = observed.filter((url) => !hasNames(url));
    expect(others.map(({ searchParams }) => searchParams.get('offset'))).toEqual(['0']);
    for (const { searchParams } of pages) {
      expect([
        searchParams.get('tab'),
        searchParams.get('fix'),
        searchParams.get('limit'),
        searchParams.get('search'),
      ]).toEqual(['1', 'all', 'all', null]);
      expect(searchParams.get('fields')).toBe(
        'id,order_id,fulfillment_status,order_name,shopify_created_at,shopify_close_at,shopify_cancelled_at,' +
          'customer_name,shipped_time,batch_time',
      );
    }

    const text = await textOf(download);
    expect(text.startsWith('\uFEFFid,order_id,')).toBe(true);
    expect(/[^\r]\n/.test(text)).toBe(false);
    const { data: rows, errors } = Papa.parse<Record<string, string>>(text.slice(1), {
      header: true,
      skipEmptyLines: true,
    });
    expect(errors).toEqual([]);
    expect(rows).toHaveLength(source.size);

    const first = newest;
    if (!first) throw new Error('No page of the export was seen.');
    const shift = first.at - (source.get(first.name.slice(1))?.at ?? Number.NaN);
    expect(shift).toBeGreaterThan(0);
    const wrong: unknown[] = [];
    const seen = new Set<string>();
    for (const row of rows) {
      const invoice = row.order_name?.slice(1) ?? '';
      const order = source.get(invoice);
      seen.add(invoice);
      const isRight =
        order !== undefined &&
        row.order_name === `#${invoice}` &&
        row.customer_name === order.customer &&
        row.shopify_created_at === londonTime(order.at + shift) &&
        (row.shopify_cancelled_at !== '') === invoice.startsWith('C');
      if (!isRight) wrong.push({ row, order });
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(seen.size).toBe(source.size);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(source.size);
    expect(new Set(rows.map(({ order_id: orderId }) => orderId)).size).toBe(source.size);
  },
);

test(
  'custom search is sent as tab 1 with the filters of the screen, and the note says them',
  { tag: '@§7.30' },
  async ({ page, openApp }) => {
    await openDialog(page, openApp, '/app/dashboard?period=last_7d&by=sku_wise&search=85123A');
    await choose(page, 'Custom Search');
    await expect(
      dialog(page).getByText(/^CUSTOM_SEARCH\.csv: Last 7d, Search by SKU "85123A"\. Times in London time/),
    ).toBeVisible();
    await choose(page, 'Batched');
    await choose(page, 'Shipped');
    const [reply, download] = await Promise.all([
      page.waitForResponse((response) => response.url().includes('export_data=true')),
      exported(page),
    ]);
    const query = new URL(reply.url()).searchParams;
    expect(['tab', 'fix', 'search_by_filter', 'search'].map((name) => query.get(name))).toEqual([
      '1',
      'last_7d',
      'sku_wise',
      '85123A',
    ]);
    expect(download.suggestedFilename()).toBe('CUSTOM_SEARCH.csv');
    const rows = Papa.parse<string[]>((await textOf(download)).slice(1), { skipEmptyLines: true }).data;
    expect(rows[0]).toEqual([
      'id',
      'order_id',
      'fulfillment_status',
      'order_name',
      'shopify_created_at',
      'shopify_close_at',
      'shopify_cancelled_at',
      'customer_name',
    ]);
    expect(rows.length).toBeGreaterThan(5);

    const [note] = await Promise.all([
      page.waitForEvent('download'),
      report(page).getByRole('button', { name: 'Save a note (CUSTOM_SEARCH.txt)' }).click(),
    ]);
    expect(await textOf(note)).toMatch(
      /Filter: Last 7d, Search by SKU "85123A"\r\n.*Time zone of all times: Europe\/London/s,
    );
  },
);

test('"This view" of a list: its filter, its count, and both in the name of the file', async ({ page, openApp }) => {
  const source = await readSource();
  await openDialog(page, openApp, '/app/dashboard-v0/allorders?period=all&search=5815');
  const view = dialog(page).getByRole('radio', { name: /^This view \([\d,]+\)$/ });
  await expect(view).toBeChecked();
  const matches = [...source.keys()].filter((invoice) => invoice.includes('5815'));
  expect(matches.length).toBeGreaterThan(5);
  await expect(dialog(page).getByText(`This view (${matches.length})`, { exact: true })).toBeVisible();
  await expect(dialog(page).getByText('All Orders (25,900)', { exact: true })).toBeVisible();
  const download = await exported(page);
  expect(download.suggestedFilename()).toMatch(/^ALL_ORDERS_all-time_order-5815_exported-\d{4}-\d\d-\d\d\.csv$/);
  await expect(report(page).getByText(`Exported ${matches.length} orders`)).toBeVisible();
  const rows = Papa.parse<Record<string, string>>((await textOf(download)).slice(1), {
    header: true,
    skipEmptyLines: true,
  }).data;
  expect(rows.map(({ order_name: name }) => name?.slice(1)).sort()).toEqual(matches.sort());
});

test('"This view" of one cause: its count, its rows, and its name in that of the file', async ({ page, openApp }) => {
  await openApp('/app/dashboard-v0/errororders?period=all');
  const chip = page.getByRole('group', { name: 'By cause' }).getByRole('button').first();
  const [, count = ''] = /(\d+)$/.exec((await chip.textContent()) ?? '') ?? [];
  await chip.click();
  await expect(page).toHaveURL(/[?&]cause=\w/);
  await page.reload();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', count);
  await opener(page).click();
  await shown(page);
  await expect(dialog(page).getByRole('radio', { name: `This view (${count})` })).toBeChecked();
  const download = await exported(page);
  expect(download.suggestedFilename()).toMatch(/^ERROR_ORDERS_all-time_cause-[\w-]+_exported-\d{4}-\d\d-\d\d\.csv$/);
  const rows = Papa.parse<string[]>(await textOf(download), { skipEmptyLines: true }).data;
  expect(rows).toHaveLength(Number(count) + 1);
});

test('errors are exported from fulfill_error_data', { tag: '@§7.8' }, async ({ page, openApp }) => {
  await openDialog(page, openApp);
  await choose(page, 'Errors');
  const download = await exported(page);
  expect(download.suggestedFilename()).toBe('ERROR_ORDERS.csv');
  expect(Papa.parse<string[]>(await textOf(download), { skipEmptyLines: true }).data.length).toBeGreaterThan(10);
});

test('no rows: "Orders does not found!", and what was chosen is kept', { tag: '@§5.19' }, async ({ page, openApp }) => {
  await openDialog(page, openApp, '/app/dashboard?search=nothing-is-called-so');
  await choose(page, 'Custom Search');
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await expect(report(page).getByText('Orders does not found!')).toBeVisible();
  await expect(dialog(page)).not.toBeAttached();
  await opener(page).click();
  await shown(page);
  await expect(dialog(page).getByRole('radio', { name: labelled('Custom Search') })).toBeChecked();
});

test('Export needs a chosen type, otherwise the dialog closes; Escape closes it too; the focus returns', async ({
  page,
  openApp,
}) => {
  await openDialog(page, openApp);
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await expect(dialog(page)).not.toBeAttached();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await shown(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).not.toBeAttached();
  await expect(opener(page)).toBeFocused();
  await expect(report(page)).toHaveCount(0);
});

test('it runs as a job: it continues on another screen, leaving the page warns, Cancel ends it without a file', async ({
  page,
  openApp,
}) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/export_data=true/, async (route) => {
    if (!route.request().url().includes('offset=0')) await held;
    await route.continue().catch(() => {});
  });
  await openDialog(page, openApp);
  await choose(page, 'All Orders');
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await expect(report(page).getByText('2,500 orders so far')).toBeVisible();

  await expect(dialog(page)).not.toBeAttached();
  await opener(page).click();
  const exportButton = dialog(page).getByRole('button', { name: 'Export', exact: true });
  await expect(exportButton).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).not.toBeAttached();

  await page.getByRole('navigation').getByRole('link', { name: 'Workflows' }).click();
  await expect(page.getByRole('heading', { name: 'Workflows', level: 1 })).toBeVisible();
  await expect(report(page).getByText('2,500 orders so far')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const observed = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const warning = await observed;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();

  const downloads: Download[] = [];
  page.on('download', (download) => downloads.push(download));
  await report(page).getByRole('button', { name: 'Cancel export' }).click();
  await expect(report(page).getByText('Export canceled. No file was created.')).toBeVisible();
  release();
  await report(page).getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(report(page)).toHaveCount(0);
  expect(downloads).toEqual([]);
});

test('a page that fails: what failed, no file, and Retry exports the same', async ({ page, openApp, pageErrors }) => {
  let isBroken = true;
  await page.route(/\/list-order\?.*offset=3&/, (route) =>
    isBroken ? route.fulfill({ status: 500, json: { message: 'The export is tired.' } }) : route.continue(),
  );
  await openDialog(page, openApp);
  await choose(page, 'All Orders');
  await dialog(page).getByRole('button', { name: 'Export', exact: true }).click();
  await expect(report(page).getByText('The export is tired.')).toBeVisible();
  // The browser notes each of the three tries of a GET.
  expect(pageErrors.splice(0).map((text) => text.includes('500'))).toEqual([true, true, true]);
  isBroken = false;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report(page).getByRole('button', { name: 'Retry' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('ALL_ORDERS.csv');
  await expect(report(page).getByText('Exported 25,900 orders')).toBeVisible();
});

test('the dialog and the report have no accessibility violation, and at 320 px nothing scrolls sideways', async ({
  page,
  openApp,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openDialog(page, openApp, '/app/dashboard?period=custom');
  await choose(page, 'Custom Search');
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowX(page)).toBeLessThanOrEqual(0);
  await choose(page, 'Hold Orders');
  await exported(page);
  await expect(report(page).getByText(/^Exported/)).toBeVisible();
  await expect(dialog(page)).not.toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowX(page)).toBeLessThanOrEqual(0);
});
