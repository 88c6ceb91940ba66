import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import type { Download, Page } from '@playwright/test';
import { expect, type OpenApp, test } from './fixtures.ts';
import { overflowX } from './overflowX.ts';

/** 2,500 orders per page, so the sample data fills eleven pages. */
const pageSize = 2_500;

// Servers that support windows don't use pages.
test.use({ sandbox: { scenario: 'contract-only', pageSize } });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export orders' });
const report = (page: Page) => page.getByRole('region', { name: 'Export orders' });
/** The button on the screen; the dialog has one with the same name. */
const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Export', exact: true });
/** Matches an order type by its label, with or without a count. */
const labelled = (label: string) => new RegExp(`^${label}( \\([\\d,]+\\))?$`);
const choose = (page: Page, label: string) => dialog(page).getByText(labelled(label)).click();

async function openDialog(page: Page, openApp: OpenApp, path = '/app/dashboard'): Promise<void> {
  await openApp(path);
  await opener(page).click();
  await shown(page);
}

/** On a phone the dialog element has no height; its content has. */
async function shown(page: Page): Promise<void> {
  await expect(dialog(page).getByText('What to export', { exact: true })).toBeVisible();
}

/** Presses Export in the dialog and waits for the download. */
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
  /** Milliseconds since 1970, with the times of the file read as UTC. */
  at: number;
}

/** Reads the source file without the app's code: one order per invoice, with the customer and time of its first line. */
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

/** §9: YYYY-MM-DD hh:ii:ss AA in London time, without the app's code. */
function londonTime(epoch: number): string {
  const [date, time = ''] = londonClock.format(epoch).split(' ');
  const hour = Number(time.slice(0, 2));
  return `${date} ${String(hour % 12 === 0 ? 12 : hour % 12).padStart(2, '0')}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Whether a request fetches rows for the file. */
const hasNames = ({ searchParams }: URL) => searchParams.get('fields')?.includes('order_name') === true;

test(
  'exports the sample data, and every row matches its source',
  { tag: ['@§1.5', '@§2.64', '@§7.28'] },
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
    // The export reads the ids of the first page again, in case orders have left it since.
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

test('runs as a job: continues on other screens, warns before the page closes, and leaves no file after Cancel', async ({
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

test('does not scroll sideways at 320 px with the dialog and the report', async ({ page, openApp }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openDialog(page, openApp, '/app/dashboard?period=custom');
  await choose(page, 'Custom Search');
  expect(await overflowX(page)).toBeLessThanOrEqual(0);
  await choose(page, 'Hold Orders');
  await exported(page);
  await expect(report(page).getByText(/^Exported/)).toBeVisible();
  await expect(dialog(page)).not.toBeAttached();
  expect(await overflowX(page)).toBeLessThanOrEqual(0);
});
