import { wordsText } from '../messages/messageWords.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import { type ImportProgress, keptProblems } from './ImportProgress.ts';
import type { ImportColumns } from './ImportFormat.ts';
import type { ImportPreview } from './previewImport.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the import screen. */
export const importTexts = inLanguage('importTexts', {
  title: 'Import orders',
  note:
    'Bring in orders from a CSV file, such as an order export from Shopify. ' +
    'Orders that are already here stay as they are, so the same file can be imported again.',
  choose: 'Choose a file',
  drop: 'or drop a CSV file here. It may be compressed (.csv.gz).',
  reading: 'Reading the file…',
  notReadable: 'We can’t read the file. Choose it again.',
  another: 'Choose another file',
  columnsNote: 'Match each field with a column of the file. Fields marked “required” need one.',
  recipient: 'Recipient',
  recipientNote:
    'Where each order goes. An order without an address is imported too, but most warehouses won’t ship it.',
  noColumn: 'Not in the file',
  chooseColumn: 'Choose a column',
  required: 'required',
  firstRows: 'First rows',
  line: 'Line',
  reason: 'Reason',
  refusedRow: 'Refused',
  refusedInPreview: 'Rows that will be refused',
  outcomes: 'Results for these orders',
  start: 'Import',
  starting: 'Sending the file',
  rowsRead: (rows: number) => `${formatQuantity(rows, 'row')} read`,
  startCancelled:
    'You stopped waiting. Part of the file may have been imported. Import it again to add the rest: nothing is added twice.',
  progress: 'Progress',
  result: 'Result',
  cancel: 'Cancel import',
  cancelling: 'Canceling the import',
  cancelNote: 'Orders that are already added stay.',
  refused: 'Refused rows',
  nothingNew: 'Nothing was added: all orders in the file were already here.',
  refusedNote: 'Download the refused rows, correct them and import that file. Everything else was imported.',
  download: 'Download refused rows',
  downloading: 'Downloading the refused rows',
  importAnother: 'Import another file',
  seeOrders: 'See all orders',
  table: { rows: 'Rows read', added: 'Orders added', known: 'Orders already here', refused: 'Rows refused' },
});

/** `Column 3` for a header without a name. */
export const columnName = inLanguage('columnName', (header: readonly string[], index: number): string => {
  const name = (header[index] ?? '').replace(/^\uFEFF/, '').trim();
  return name === '' ? `Column ${index + 1}` : name;
});

/** `We use 17 of the file’s 79 columns.` */
export const recognisedText = inLanguage(
  'recognisedText',
  (header: readonly string[], columns: ImportColumns): string => {
    const used = new Set(Object.values(columns)).size;
    return `We use ${formatCount(used)} of the file’s ${formatCount(header.length)} columns.`;
  },
);

/** What the preview covers: `All 12 rows can be imported.` or `3 of the first 500 rows will be refused.` */
export const previewText = inLanguage('previewText', ({ rowCount, refused, isWholeFile }: ImportPreview): string => {
  const rows = `${formatCount(rowCount)} ${rowCount === 1 ? 'row' : 'rows'}`;
  const covered = isWholeFile ? `the ${rows} of this file` : `the first ${rows}`;
  if (refused.length === 0) return `Checked ${covered}: all can be imported.`;
  return `Checked ${covered}: ${formatCount(refused.length)} will be refused.`;
});

/** `3 orders: On hold. Waiting for payment: pending`. `stage`: its label. */
export const outcomeText = inLanguage('outcomeText', (orders: number, stage: string, reason: string | null): string =>
  [`${ordersText(orders)}: ${stage}`, ...(reason === null ? [] : [reason])].join('. '),
);

/** Words for an import's status. */
export const importStatusWords = inLanguage('importStatusWords', {
  theFile: 'the file',
  noneAdded: 'No orders were added.',
  stay: (added: number) => `The ${ordersText(added)} added before that ${added === 1 ? 'stays' : 'stay'}.`,
  again: 'Import the file again to add the rest. Nothing is added twice.',
  running: (file: string) => `Importing ${file}`,
  done: (file: string) => `Imported ${file}`,
  doneWithRefused: (file: string) => `Imported ${file}, but some rows were refused`,
  cancelled: 'The import was canceled',
  failed: 'The import failed',
  interrupted: 'The import was interrupted',
  serverStopped: 'The server stopped before the end of the file.',
  read: (read: string, total: string) => `${read} of ${total} read`,
});

/** Heading and explanation of an import's status. `fileName` is `null` after a reload. */
export function importStatusText(
  { status, message, ordersAdded, ordersKnown, linesRefused }: ImportProgress,
  fileName: string | null,
): { title: string; text: string | null; tone: 'info' | 'success' | 'warning' | 'critical' } {
  const words = importStatusWords;
  const file = fileName ?? words.theFile;
  const stays = ordersAdded === 0 ? words.noneAdded : words.stay(ordersAdded);
  switch (status) {
    case 'running':
      return { title: words.running(file), text: null, tone: 'info' };
    case 'done':
      if (linesRefused > 0)
        return { title: words.doneWithRefused(file), text: importTexts.refusedNote, tone: 'warning' };
      return {
        title: words.done(file),
        text: ordersAdded === 0 && ordersKnown > 0 ? importTexts.nothingNew : null,
        tone: 'success',
      };
    case 'cancelled':
      return { title: words.cancelled, text: `${stays} ${words.again}`, tone: 'warning' };
    case 'failed':
      return {
        title: words.failed,
        text: [wordsText(message), stays].filter((part) => part !== '').join(' '),
        tone: 'critical',
      };
    case 'interrupted':
      return {
        title: words.interrupted,
        text: `${words.serverStopped} ${stays} ${words.again}`,
        tone: 'warning',
      };
  }
}

/** `3.1 MB of 7.6 MB read`; `null` when the size is unknown. */
export function bytesText({ bytesRead, bytesTotal }: Pick<ImportProgress, 'bytesRead' | 'bytesTotal'>): string | null {
  return bytesTotal === null ? null : importStatusWords.read(formatBytes(bytesRead), formatBytes(bytesTotal));
}

/** `7.6 MB`, `12 kB`, `900 bytes`. */
export const formatBytes = inLanguage('formatBytes', (bytes: number): string => {
  if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1)} MB`;
  return bytes >= 1e3 ? `${formatCount(bytes / 1e3)} kB` : `${formatCount(bytes)} bytes`;
});

/** Note under a preview that lists only `listed` problems; `null` when it lists all. */
export const morePreviewProblemsText = inLanguage(
  'morePreviewProblemsText',
  ({ refused }: ImportPreview, listed: number): string | null => {
    const more = refused.length - listed;
    return more <= 0 ? null : `and ${formatCount(more)} more ${more === 1 ? 'row' : 'rows'}.`;
  },
);

/** Words for the note under the listed problems. `kept` is how many the download has. */
export const moreProblemsWords = inLanguage('moreProblemsWords', {
  first: (more: number, kept: number) =>
    `and ${formatCount(more)} more, the first ${formatCount(kept)} in the download.`,
  all: (more: number) => `and ${formatCount(more)} more, all in the download.`,
});

/** Note when not all problems are listed; otherwise `null`. */
export function moreProblemsText({ problems, linesRefused }: ImportProgress): string | null {
  const more = linesRefused - problems.length;
  if (more <= 0) return null;
  return linesRefused > keptProblems ? moreProblemsWords.first(more, keptProblems) : moreProblemsWords.all(more);
}
