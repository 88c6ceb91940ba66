import { message, wordsText } from '@hub/domain/messages';
import { privacyTexts as texts } from '@hub/domain/store';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { failed, ready } from '../testing/loadables.ts';
import { PrivacyCard } from './PrivacyCard.tsx';
import {
  aDataRequest,
  anExport,
  anUnfinishedExport,
  aPrivacyStatus,
  aRedaction,
  storyNow,
  storyZone,
} from './storeFixtures.ts';

const meta = preview.meta({
  component: PrivacyCard,
  args: {
    privacy: ready(aPrivacyStatus()),
    timeZone: storyZone,
    now: storyNow,
    disabledReason: null,
    isStarting: false,
    cancelling: null,
    downloading: null,
    onExport: fn(),
    onCancelExport: fn(),
    onDownloadExport: fn(),
    onDownloadRequest: fn(),
  },
});

const downloadExport = `${texts.download} the export of 2026-11-19 02:02:00 PM`;
const cancelExport = `${texts.cancel} the export of 2026-11-20 08:58:30 AM`;
const downloadRequest = `${texts.download} the file of customer 7718204, requested 2026-11-12 10:20:00 AM`;

/** There are an export, a customer who requested their data and one whose data was removed. */
export const Default = meta.story();

Default.test('shows each with its dates, and offers both files for download', async ({ canvas, args, userEvent }) => {
  const region = canvas.getByRole('region', { name: texts.title });
  await expect(region).toHaveTextContent('Ready: 214,370 records. Kept until 2026-11-26 02:05:10 PM.');
  await expect(region).toHaveTextContent('Requested by Ana Souza, 2026-11-19 02:02:00 PM');
  await expect(region).toHaveTextContent('The file is kept until 2026-12-12 10:20:00 AM.');
  await expect(region).toHaveTextContent('Removed from 3 orders.');
  await expect(region).toHaveTextContent('Requested 2026-11-10 04:40:00 PM, done 2026-11-10 04:40:03 PM');
  await expect(region).toHaveTextContent(texts.uninstallNote);
  await userEvent.click(canvas.getByRole('button', { name: downloadExport }));
  await expect(args.onDownloadExport).toHaveBeenCalledWith(anExport());
  await userEvent.click(canvas.getByRole('button', { name: downloadRequest }));
  await expect(args.onDownloadRequest).toHaveBeenCalledWith(aDataRequest());
  await userEvent.click(canvas.getByRole('button', { name: texts.start }));
  await expect(args.onExport).toHaveBeenCalledOnce();
});

/** The shop's customers have requested nothing. */
export const Empty = meta.story({
  args: { privacy: ready({ exports: [], requests: [], redactions: [] }) },
});

Empty.test('says so for each, and can start an export', async ({ canvas, args, userEvent }) => {
  for (const text of [texts.noExports, texts.noRequests, texts.noRedactions, texts.uninstallNote])
    await expect(canvas.getByText(text)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: texts.start }));
  await expect(args.onExport).toHaveBeenCalledOnce();
});

/** The export is being requested. */
export const Starting = Empty.extend({ args: { isStarting: true } });

Starting.test('ignores a second click', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('button', { name: texts.start })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(canvas.getByRole('button', { name: texts.start }));
  await expect(args.onExport).not.toHaveBeenCalled();
});

/** An export was requested and has not started. */
export const ExportWaiting = meta.story({
  args: {
    privacy: ready(
      aPrivacyStatus({
        exports: [anUnfinishedExport({ state: 'waiting', rowsWritten: 0, rowsTotal: null }), anExport()],
      }),
    ),
  },
});

ExportWaiting.test(
  'says that the export is being prepared, and lets no second one start',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(texts.underway);
    await expect(canvas.getByText('Waiting to start.')).toBeVisible();
    const start = canvas.getByRole('button', { name: texts.start });
    await expect(start).toHaveAccessibleDescription(wordsText(message('calls.exportUnderway')));
    await userEvent.click(start);
    await expect(args.onExport).not.toHaveBeenCalled();
  },
);

export const ExportRunning = meta.story({
  args: { privacy: ready(aPrivacyStatus({ exports: [anUnfinishedExport(), anExport()] })) },
});

ExportRunning.test(
  'shows how many records of how many, and offers the previous export for download',
  async ({ canvas }) => {
    await expect(canvas.getByText('84,000 of 214,370 records written.')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: texts.bar })).toHaveAttribute('value', '84000');
    await expect(canvas.getByRole('button', { name: downloadExport })).toBeEnabled();
  },
);

ExportRunning.test('offers Cancel for the one that is being made', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: cancelExport }));
  await expect(args.onCancelExport).toHaveBeenCalledOnce();
  await expect(args.onCancelExport).toHaveBeenCalledWith(anUnfinishedExport());
});

/** Cancel was pressed, and the server has not answered. */
export const Cancelling = ExportRunning.extend({ args: { cancelling: 'export-2' } });

Cancelling.test('ignores a second click', async ({ canvas, args, userEvent }) => {
  const button = canvas.getByRole('button', { name: cancelExport });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  await expect(args.onCancelExport).not.toHaveBeenCalled();
});

/** An export that a person canceled while it was being made. */
export const ExportCancelled = meta.story({
  args: { privacy: ready(aPrivacyStatus({ exports: [anUnfinishedExport({ state: 'cancelled' }), anExport()] })) },
});

ExportCancelled.test('says so, and can start a new one', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Canceled. Start a new one when you need it.')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: cancelExport })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: texts.start }));
  await expect(args.onExport).toHaveBeenCalledOnce();
});

export const ExportError = meta.story({
  args: {
    privacy: ready(aPrivacyStatus({ exports: [anUnfinishedExport({ state: 'failed' }), anExport()] })),
  },
});

ExportError.test('says so, and can start a new one', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('This export failed. Start a new one.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: texts.start }));
  await expect(args.onExport).toHaveBeenCalledOnce();
});

/** The files have passed their retention period. */
export const Deleted = meta.story({
  args: {
    privacy: ready(
      aPrivacyStatus({
        exports: [anExport({ expiresAt: '2026-11-20T08:59:59.000Z' })],
        requests: [aDataRequest({ expiresAt: '2026-11-20T08:59:59.000Z' })],
      }),
    ),
  },
});

Deleted.test('can no longer be downloaded', async ({ canvas }) => {
  await expect(canvas.getByText('Deleted. Start a new one if you still need it.')).toBeVisible();
  await expect(canvas.getByText(/The file was deleted\.$/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: new RegExp(texts.download) })).toBeNull();
});

/** The store has just sent its privacy requests. */
export const Underway = meta.story({
  args: {
    privacy: ready(
      aPrivacyStatus({
        exports: [],
        requests: [aDataRequest({ customerId: null, readyAt: null }), aDataRequest({ requestId: 'request-0' })],
        redactions: [aRedaction({ doneAt: null, orders: null }), aRedaction({ redactionId: 'redaction-0' })],
      }),
    ),
  },
});

Underway.test('says that the file is not ready, and that the removal is not done', async ({ canvas }) => {
  await expect(canvas.getByText(/The file is being prepared\.$/)).toBeVisible();
  await expect(canvas.getByText('Being removed.')).toBeVisible();
  await expect(canvas.getAllByRole('button', { name: new RegExp(texts.download) })).toHaveLength(1);
});

/** One file is being downloaded. */
export const Downloading = meta.story({ args: { downloading: 'export-1' } });

Downloading.test('makes the other file wait', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('button', { name: downloadExport })).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByRole('button', { name: downloadRequest })).toHaveAccessibleDescription(texts.otherDownload);
  await userEvent.click(canvas.getByRole('button', { name: downloadExport }));
  await userEvent.click(canvas.getByRole('button', { name: downloadRequest }));
  await expect(args.onDownloadExport).not.toHaveBeenCalled();
  await expect(args.onDownloadRequest).not.toHaveBeenCalled();
});

/** There are many more than fit. */
export const ManyRequests = meta.story({
  args: {
    privacy: ready(
      aPrivacyStatus({
        exports: Array.from({ length: 10 }, (_, index) => anExport({ exportId: `export-${index}` })),
        requests: Array.from({ length: 500 }, (_, index) =>
          aDataRequest({ requestId: `request-${index}`, customerId: String(7_700_000 + index) }),
        ),
        redactions: Array.from({ length: 50 }, (_, index) => aRedaction({ redactionId: `redaction-${index}` })),
      }),
    ),
  },
});

ManyRequests.test('shows the first few', async ({ canvas }) => {
  const list = canvas.getByRole('group', { name: texts.requests });
  await expect(within(list).getAllByRole('listitem').length).toBeLessThan(500);
  await expect(within(list).getByRole('button', { name: /more/ })).toBeVisible();
});

/** For staff who may not edit Store Settings. */
export const ViewOnly = meta.story({
  args: {
    privacy: ready(aPrivacyStatus({ exports: [anUnfinishedExport(), anExport()] })),
    disabledReason: 'You need edit permission for Store Settings to do this.',
  },
});

ViewOnly.test('shows everything, and starts, cancels and downloads nothing', async ({ canvas, args, userEvent }) => {
  const buttons = canvas.getAllByRole('button');
  await expect(buttons).toHaveLength(4);
  for (const button of buttons) {
    await expect(button).toHaveAccessibleDescription('You need edit permission for Store Settings to do this.');
    await userEvent.click(button);
  }
  for (const call of [args.onExport, args.onCancelExport, args.onDownloadExport, args.onDownloadRequest])
    await expect(call).not.toHaveBeenCalled();
});

export const Loading = meta.story({ args: { privacy: { state: 'loading' } } });

Loading.test('says what is loading, and still says what leaving means', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: `Loading ${texts.subject}` })).toBeInTheDocument();
  await expect(canvas.getByText(texts.uninstallNote)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: texts.start })).toBeNull();
});

export const Error = meta.story({ args: { privacy: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** The lists were loaded before, and the last refresh failed. */
export const ErrorLater = meta.story({ args: { privacy: { ...failed, value: aPrivacyStatus(), readAt: 0 } } });

ErrorLater.test('keeps the lists', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: downloadExport })).toBeVisible();
});

export const SessionExpired = meta.story({
  args: { privacy: { state: 'failed', message: 'Not loaded: your session expired.' } },
});

SessionExpired.test('offers no Retry, which would be refused too', async ({ canvas }) => {
  await expect(canvas.getByText('Not loaded: your session expired.')).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** The server refused to show the lists to this person. */
export const NoPermission = meta.story({
  args: {
    privacy: {
      state: 'failed',
      isForbidden: true,
      message: 'You need view permission for Store Settings. The store owner can grant it.',
    },
  },
});

NoPermission.test('says whom to ask', async ({ canvas }) => {
  await expect(canvas.getByText(/The store owner can grant it\.$/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    privacy: ready(
      aPrivacyStatus({
        exports: [
          anExport({ requestedBy: hostileTexts.longWord }),
          anExport({ exportId: 'x', requestedBy: hostileTexts.hebrew }),
        ],
        requests: [aDataRequest({ customerId: '9'.repeat(60) })],
      }),
    ),
  },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => expectReadable(canvasElement));

export const OnAPhone = ExportRunning.extend(on490px);

OnAPhone.test('cuts nothing off', async ({ canvasElement }) => expectReadable(canvasElement));
