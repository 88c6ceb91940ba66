import { type ExportFacts, exportColumns, exportType } from '@hub/domain/orders';
import { bidiIsolate } from '@hub/domain/shared';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { ExportNotice } from './ExportNotice.tsx';
import type { ExportState } from './ExportState.ts';

const type = exportType(0);
if (!type) throw new Error('There is no custom search.');
const facts: ExportFacts = {
  type,
  columns: exportColumns,
  filters: 'Last 7d, Search by SKU "85123A"',
  timeZone: 'Europe/London',
  requestedAt: new Date('2026-11-20T08:00:00Z'),
};

const loading: ExportState = { state: 'loading', facts, loaded: 0, since: Date.now() };

const meta = preview.meta({
  title: 'orders/export/ExportNotice',
  component: ExportNotice,
  args: { job: loading, onCancel: fn(), onRetry: fn(), onDismiss: fn(), onSaveFile: fn(), onSaveNote: fn() },
});

export const Asking = meta.story();

Asking.test('goes on under its name, and can be cancelled', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'Exporting CUSTOM_SEARCH.csv' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

export const SomePages = meta.story({ args: { job: { state: 'loading', facts, loaded: 12_400, since: Date.now() } } });

SomePages.test('progress with count', async ({ canvas }) => {
  await expect(canvas.getByText('12,400 orders so far')).toBeVisible();
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '12,400 orders so far');
});

export const WaitingForLong = meta.story({
  args: { job: { state: 'loading', facts, loaded: 12_400, since: Date.now() - 11_000 } },
});

WaitingForLong.test(
  'after 10 s without a page it says that it still waits, with Cancel and Retry',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Still waiting for the orders of the export')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
);

export const Writing = meta.story({ args: { job: { state: 'writing', facts, written: 9000, total: 25_900 } } });

Writing.test('how much of the file is written, in words and as a bar', async ({ canvas }) => {
  await expect(canvas.getByText('Writing 9,000 of 25,900 orders')).toBeVisible();
  const bar = canvas.getByRole<HTMLProgressElement>('progressbar');
  await expect(bar.position).toBeCloseTo(9000 / 25_900);
});

export const Done = meta.story({ args: { job: { state: 'done', facts, outcome: { orders: 25_900, unreadable: 0 } } } });

Done.test('the filter and the zone are written down with the file', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Exported 25,900 orders')).toBeVisible();
  await expect(
    canvas.getByText('CUSTOM_SEARCH.csv: Last 7d, Search by SKU "85123A". Times in London time (GMT).'),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save a note (CUSTOM_SEARCH.txt)' }));
  await expect(args.onSaveNote).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Save again' }));
  await expect(args.onSaveFile).toHaveBeenCalledOnce();
});

export const BrokenRows = meta.story({
  args: { job: { state: 'done', facts, outcome: { orders: 25_898, unreadable: 2 } } },
});

BrokenRows.test('broken rows are counted and said', async ({ canvas }) => {
  await expect(canvas.getByText('2 orders could not be read and are missing in the file.')).toBeVisible();
});

export const Empty = meta.story({ args: { job: { state: 'empty', facts, unreadable: 0 } } });

Empty.test('§8 Export empty: "Orders does not found!"', { tags: ['§8.13'] }, async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Orders does not found!')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

export const Cancelled = meta.story({ args: { job: { state: 'cancelled', facts } } });

Cancelled.test('says that no file was made, and can be dismissed', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('The export was cancelled. No file was made.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss notification' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

export const Failed = meta.story({
  args: {
    job: {
      state: 'failed',
      facts,
      message: 'The server could not answer. Try again in a moment.',
      detail: 'GET /list-order · status 500',
      canRetry: true,
    },
  },
});

Failed.test('what failed, and Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('The export failed. No file was made.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

export const SessionExpired = meta.story({
  args: { job: { state: 'failed', facts, message: 'Not loaded, because the session has expired.', canRetry: false } },
});

SessionExpired.test('after a 401 there is nothing to retry', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
});

/** Long and unusual texts. */
export const Hostile = meta.story({
  ...on320px,
  args: {
    job: {
      state: 'done',
      facts: {
        ...facts,
        filters: `Last 7d, Search by SKU "${bidiIsolate(hostileTexts.hebrew)}", Search by Order "${hostileTexts.sku}"`,
      },
      outcome: { orders: 25_900, unreadable: 2 },
    },
  },
});

Hostile.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);

export const HostileAt490 = Hostile.extend(on490px);

HostileAt490.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);
