import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { calendarDay } from '../shared/dates/calendarDay.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { formatTime } from '../shared/dates/formatTime.ts';
import {
  type CustomerRedaction,
  type DataRequest,
  hasCustomerFile,
  type ShopExport,
  shopExportRefusal,
  shopExportStage,
} from './Privacy.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts about privacy. */
export const privacyTexts = inLanguage('privacyTexts', {
  title: 'Privacy',
  note: 'Download what we store about your shop and its customers, and see whose data was removed.',
  subject: 'your privacy data',
  exports: 'Your shop’s data',
  exportsNote:
    'Everything we store about your shop, one line of JSON per record, without the credentials of your 3PLs. ' +
    'The file holds your customers’ names and addresses, so keep it safe.',
  noExports: 'No export has been made yet.',
  start: 'Export all data',
  starting: 'the export',
  started: 'Preparing your export.',
  underway: 'Your export is being prepared. You can leave this page and come back for it.',
  ready: 'Your latest export is ready to download.',
  bar: 'Records written',
  cancel: 'Cancel',
  cancelling: 'Canceling the export',
  cancelled: 'Export canceled.',
  download: 'Download',
  downloading: 'the file',
  otherDownload: 'Wait until the other file is downloaded.',
  requests: 'Customers who asked for their data',
  requestsNote: 'Download the file and send it to the customer. It is deleted 30 days after the request.',
  noRequests: 'No customer has asked for their data.',
  redactions: 'Customers whose data was removed',
  redactionsNote:
    'Their names, addresses, emails and phone numbers are removed everywhere, and files made before that are deleted. ' +
    'The orders stay, without the customer, because you need them for your books.',
  noRedactions: 'No customer’s data has been removed.',
  uninstall: 'If you uninstall the app',
  uninstallNote:
    'Work stops at once: no more orders are sent to your 3PLs, and nothing is written to your store. ' +
    'After 48 hours everything we store about your shop is deleted for good, so export your data first if you need it. ' +
    'To keep it, install the app again before then.',
});

/** Sentences for exports and requests. */
export const privacyWords = inLanguage('privacyWords', {
  waiting: 'Waiting to start.',
  counting: 'Counting records.',
  written: (written: string, total: number) => `${written} of ${formatQuantity(total, 'record')} written.`,
  ready: (records: number, until: string) => `Ready: ${formatQuantity(records, 'record')}. Kept until ${until}.`,
  expired: 'Deleted. Start a new one if you still need it.',
  failed: 'This export failed. Start a new one.',
  cancelled: 'Canceled. Start a new one when you need it.',
  fileOf: (customer: string, time: string) => `the file of ${lowerFirst(customer)}, requested ${time}`,
  requested: (time: string) => `Requested ${time}.`,
  preparing: 'The file is being prepared.',
  deleted: 'The file was deleted.',
  kept: (until: string) => `The file is kept until ${until}.`,
});

/** An export's status in a sentence. */
export function shopExportText(shopExport: ShopExport, timeZone: string, now: Date): string {
  const { rowsWritten, rowsTotal, expiresAt } = shopExport;
  const count = formatCount(rowsWritten);
  switch (shopExportStage(shopExport, now)) {
    case 'waiting':
      return privacyWords.waiting;
    case 'running':
      return rowsTotal === null || rowsTotal === 0
        ? privacyWords.counting
        : privacyWords.written(count, Math.max(rowsTotal, rowsWritten));
    case 'ready':
      return privacyWords.ready(rowsWritten, formatTime(expiresAt ?? '', timeZone));
    case 'expired':
      return privacyWords.expired;
    case 'failed':
      return privacyWords.failed;
    case 'cancelled':
      return privacyWords.cancelled;
  }
}

/** What to say about the newest export; empty when its row says enough. */
export function latestExportText(exports: readonly ShopExport[], now: Date): string {
  if (shopExportRefusal(exports, now) !== null) return privacyTexts.underway;
  const [latest] = exports;
  return latest !== undefined && shopExportStage(latest, now) === 'ready' ? privacyTexts.ready : '';
}

/** An export's file name: `demo-all-data-2026-11-20.jsonl`. `shop` is `demo.myshopify.com`. */
export function shopExportFileName(shop: string, { requestedAt }: ShopExport, timeZone: string): string {
  return `${shop.split('.')[0]}-all-data-${dayOf(requestedAt, timeZone)}.jsonl`;
}

/** A customer's file name: `customer-77-data-2026-11-20.json`. Only the store's id identifies them. */
export function customerFileName({ customerId, requestedAt }: DataRequest, timeZone: string): string {
  const id = customerId !== null && /^\w+$/.test(customerId) ? `-${customerId}` : '';
  return `customer${id}-data-${dayOf(requestedAt, timeZone)}.json`;
}

/** The day in the shop's zone; empty for an unreadable time. */
function dayOf(time: string, timeZone: string): string {
  const epoch = Date.parse(time);
  return Number.isNaN(epoch) ? 'no-date' : calendarDay(epoch, timeZone);
}

/** "Requested by Robin Carter, 2026-11-20 09:00:00 AM". */
export const shopExportOrigin = inLanguage(
  'shopExportOrigin',
  ({ requestedBy, requestedAt }: ShopExport, timeZone: string): string =>
    `Requested by ${bidiIsolate(requestedBy)}, ${formatTime(requestedAt, timeZone)}`,
);

/** "Customer 77"; the store names customers in its admin. */
export const dataRequestName = inLanguage('dataRequestName', ({ customerId }: DataRequest): string =>
  customerId === null ? 'A customer' : `Customer ${bidiIsolate(customerId)}`,
);

/** Which export a button is for; follows "Download". */
export const shopExportAbout = inLanguage(
  'shopExportAbout',
  ({ requestedAt }: ShopExport, timeZone: string): string => `the export of ${formatTime(requestedAt, timeZone)}`,
);

/** Whose file a button is for; follows "Download". */
export function dataRequestAbout(request: DataRequest, timeZone: string): string {
  return privacyWords.fileOf(dataRequestName(request), formatTime(request.requestedAt, timeZone));
}

/** A data request's status in a sentence. */
export function dataRequestText(request: DataRequest, timeZone: string, now: Date): string {
  const asked = privacyWords.requested(formatTime(request.requestedAt, timeZone));
  if (request.readyAt === null) return `${asked} ${privacyWords.preparing}`;
  if (!hasCustomerFile(request, now)) return `${asked} ${privacyWords.deleted}`;
  return `${asked} ${privacyWords.kept(formatTime(request.expiresAt, timeZone))}`;
}

/** What was removed, in a sentence. */
export const redactionText = inLanguage('redactionText', ({ doneAt, orders }: CustomerRedaction): string => {
  if (doneAt === null || orders === null) return 'Being removed.';
  if (orders === 0) return 'We had no orders from this customer.';
  return orders === 1 ? 'Removed from 1 order.' : `Removed from ${formatCount(orders)} orders.`;
});

/** "Requested 2026-11-20 09:00:00 AM, done 2026-11-20 09:00:02 AM". */
export const redactionTimes = inLanguage(
  'redactionTimes',
  ({ requestedAt, doneAt }: CustomerRedaction, timeZone: string): string => {
    const asked = `Requested ${formatTime(requestedAt, timeZone)}`;
    return doneAt === null ? asked : `${asked}, done ${formatTime(doneAt, timeZone)}`;
  },
);

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
