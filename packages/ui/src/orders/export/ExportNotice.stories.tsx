import { type ExportFacts, exportColumns, exportType, type ExportState } from '@hub/domain/orders/export';
import { bidiIsolate } from '@hub/domain/shared';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { justSent } from '../../testing/loadables.ts';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { ExportNotice } from './ExportNotice.tsx';

const type = exportType(0);
if (!type) throw new globalThis.Error('There is no custom search.');
const facts: ExportFacts = {
  type,
  columns: exportColumns,
  filters: 'Last 7d, Search by SKU "85123A"',
  timeZone: 'Europe/London',
  requestedAt: new Date('2026-11-20T08:00:00Z'),
};

const loading: ExportState = { state: 'loading', facts, loaded: 0, since: justSent };

const meta = preview.meta({
  component: ExportNotice,
  args: { job: loading, onCancel: fn(), onRetry: fn(), onDismiss: fn(), onSaveFile: fn(), onSaveNote: fn() },
});

/** An export was just started. */
export const Asking = meta.story();

Asking.test('runs under its name, and can be canceled', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'Exporting CUSTOM_SEARCH.csv' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

/** Some pages of the list have been read. */
export const SomePages = meta.story({ args: { job: { state: 'loading', facts, loaded: 12_400, since: justSent } } });

SomePages.test('shows progress with count', async ({ canvas }) => {
  await expect(canvas.getByText('12,400 orders so far')).toBeVisible();
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12,400 orders so far');
});

/** Part of the list has been read, and the server has sent its total. */
export const PartOfTheCounted = meta.story({
  args: {
    job: { state: 'loading', facts: { ...facts, expected: 24_960 }, loaded: 12_400, since: justSent },
  },
});

PartOfTheCounted.test("shows progress as a share of the server's count", async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar');
  await expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['12400', '24960']);
});

/** The next page has not arrived after ten seconds. */
export const WaitingForLong = meta.story({
  args: { job: { state: 'loading', facts, loaded: 12_400, since: Date.now() - 11_000 } },
});

WaitingForLong.test(
  'says after 10 s without a page that it is still waiting, with Cancel and Retry',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Still waiting for the orders to export')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
);

/** All orders are read, and the file is being written. */
export const Writing = meta.story({ args: { job: { state: 'writing', facts, written: 9000, total: 25_900 } } });

Writing.test('shows how much of the file is written, in words and as a bar', async ({ canvas }) => {
  await expect(canvas.getByText('Writing 9,000 of 25,900 orders')).toBeVisible();
  const bar = canvas.getByRole<HTMLProgressElement>('progressbar');
  await expect(bar.position).toBeCloseTo(9000 / 25_900);
});

export const Done = meta.story({
  args: { job: { state: 'done', facts, outcome: { orders: 25_900, unreadable: 0, gap: null } } },
});

Done.test('records the filter and the zone with the file', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Exported 25,900 orders')).toBeVisible();
  await expect(
    canvas.getByText('CUSTOM_SEARCH.csv: Last 7d, Search by SKU "85123A". Times in London time (GMT).'),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save a note (CUSTOM_SEARCH.txt)' }));
  await expect(args.onSaveNote).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
  await expect(args.onSaveFile).toHaveBeenCalledOnce();
});

/** Some orders could not be read. */
export const BrokenRows = meta.story({
  args: { job: { state: 'done', facts, outcome: { orders: 25_898, unreadable: 2, gap: null } } },
});

BrokenRows.test('counts broken rows in a note', async ({ canvas }) => {
  await expect(canvas.getByText('2 orders couldn’t be read and are missing from the file.')).toBeVisible();
});

/** Orders changed stage while the list was being read. */
export const OrdersMoved = meta.story({
  args: { job: { state: 'done', facts, outcome: { orders: 120, unreadable: 0, gap: { read: 120, expected: 125 } } } },
});

OrdersMoved.test('says what is missing, with a button that reads again', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('120 of about 125 orders; 5 moved while loading.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Orders changed stage while the list was being read, and their number is unknown. */
export const OrdersMovedUncounted = meta.story({
  args: { job: { state: 'done', facts, outcome: { orders: 120, unreadable: 3, gap: { read: 123, expected: null } } } },
});

OrdersMovedUncounted.test(
  'says that some may be missing, in addition to unreadable ones, without a count',
  async ({ canvas }) => {
    await expect(canvas.getByText('Orders moved while these 123 were loading, so some may be missing.')).toBeVisible();
    await expect(canvas.getByText('3 orders couldn’t be read and are missing from the file.')).toBeVisible();
  },
);

export const NoneReadable = meta.story({ args: { job: { state: 'empty', facts, unreadable: 120, gap: null } } });

NoneReadable.test('does not report orders that cannot be read as no orders', async ({ canvas }) => {
  await expect(canvas.getByText('None of these orders could be read. No file was created.')).toBeVisible();
  await expect(canvas.getByText('120 orders couldn’t be read and are missing from the file.')).toBeVisible();
  await expect(canvas.queryByText('Orders does not found!')).toBeNull();
});

/** Every order left the list while it was being read. */
export const AllMoved = meta.story({
  args: { job: { state: 'empty', facts, unreadable: 0, gap: { read: 0, expected: 5 } } },
});

AllMoved.test('does not report orders that moved during the load as no orders', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('No orders were read. No file was created.')).toBeVisible();
  await expect(canvas.getByText('0 of about 5 orders; 5 moved while loading.')).toBeVisible();
  await expect(canvas.queryByText('Orders does not found!')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const Empty = meta.story({ args: { job: { state: 'empty', facts, unreadable: 0, gap: null } } });

Empty.test(
  'says "Orders does not found!" when empty (§8)',
  { tags: ['§8.13'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Orders does not found!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
);

export const Cancelled = meta.story({ args: { job: { state: 'cancelled', facts } } });

Cancelled.test('says that no file was made, and can be dismissed', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Export canceled. No file was created.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

export const Error = meta.story({
  args: {
    job: {
      state: 'failed',
      facts,
      message: 'The server had a problem. Try again in a moment.',
      detail: 'GET /list-order · status 500',
      canRetry: true,
    },
  },
});

Error.test('says what failed, and offers Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Export failed. No file was created.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const SessionExpired = meta.story({
  args: { job: { state: 'failed', facts, message: 'Not loaded: your session expired.', canRetry: false } },
});

SessionExpired.test('offers no Retry after a 401', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    job: {
      state: 'done',
      facts: {
        ...facts,
        filters: `Last 7d, Search by SKU "${bidiIsolate(hostileTexts.hebrew)}", Search by Order "${hostileTexts.sku}"`,
      },
      outcome: { orders: 25_900, unreadable: 2, gap: { read: 25_902, expected: 25_907 } },
    },
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);
