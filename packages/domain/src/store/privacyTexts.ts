import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatTime } from '../shared/formatTime.ts';
import {
  type CustomerRedaction,
  type DataRequest,
  hasCustomerFile,
  type ShopExport,
  shopExportStage,
} from './Privacy.ts';

/** Texts about privacy; all ours. */
export const privacyTexts = {
  title: 'Privacy',
  note: 'What we store about your shop and its customers, as a file, and who was removed.',
  subject: 'privacy requests',
  exports: 'Export of your shop’s data',
  exportsNote:
    'Everything we store about your shop, one line of JSON per record. Credentials of 3PLs are left out. ' +
    'The file holds your customers’ names and addresses.',
  noExports: 'No export has been made yet.',
  start: 'Export all data',
  starting: 'the export',
  started: 'We’re preparing your export. You can leave this page.',
  bar: 'Records written',
  download: 'Download',
  downloading: 'the file',
  requests: 'Customers who asked for their data',
  requestsNote: 'Send the file to the customer. It is kept for 30 days after the request.',
  noRequests: 'No customer has asked for their data.',
  redactions: 'Customers who were removed',
  redactionsNote:
    'Names, addresses, emails and phone numbers are removed everywhere, and exports and files made before are deleted. ' +
    'Orders stay with their items, without the customer: you need them for your books.',
  noRedactions: 'No customer has been removed.',
  uninstallNote: 'When you uninstall the app, everything is deleted after 48 hours.',
} as const;

/** Where an export stands, in a sentence. */
export function shopExportText(shopExport: ShopExport, timeZone: string, now: Date): string {
  const { rowsWritten, rowsTotal, expiresAt } = shopExport;
  const count = formatCount(rowsWritten);
  switch (shopExportStage(shopExport, now)) {
    case 'waiting':
      return 'Waiting to start.';
    case 'running':
      return rowsTotal === null || rowsTotal === 0
        ? 'Counting records.'
        : `${count} of ${formatCount(Math.max(rowsTotal, rowsWritten))} records written.`;
    case 'ready':
      return `Ready: ${records(rowsWritten)}. Kept until ${formatTime(expiresAt ?? '', timeZone)}.`;
    case 'expired':
      return 'Deleted. Start a new one if you still need it.';
    case 'failed':
      return 'Couldn’t be made. Start a new one.';
  }
}

/** "Asked for by Robin Carter, 2026-11-20 09:00:00 AM". */
export function shopExportOrigin({ requestedBy, requestedAt }: ShopExport, timeZone: string): string {
  return `Asked for by ${bidiIsolate(requestedBy)}, ${formatTime(requestedAt, timeZone)}`;
}

/** "Customer 77"; the store names customers in its admin. */
export function dataRequestName({ customerId }: DataRequest): string {
  return customerId === null ? 'A customer' : `Customer ${bidiIsolate(customerId)}`;
}

/** Where a request for data stands, in a sentence. */
export function dataRequestText(request: DataRequest, timeZone: string, now: Date): string {
  const asked = `Asked ${formatTime(request.requestedAt, timeZone)}.`;
  if (request.readyAt === null) return `${asked} The file is being made.`;
  if (!hasCustomerFile(request, now)) return `${asked} The file is deleted.`;
  return `${asked} The file is kept until ${formatTime(request.expiresAt, timeZone)}.`;
}

/** What was removed, in a sentence. */
export function redactionText({ doneAt, orders }: CustomerRedaction): string {
  if (doneAt === null || orders === null) return 'Being removed.';
  if (orders === 0) return 'We had no orders of this customer.';
  return orders === 1 ? 'Removed from 1 order.' : `Removed from ${formatCount(orders)} orders.`;
}

/** "Asked 2026-11-20 09:00:00 AM, done 2026-11-20 09:00:02 AM". */
export function redactionTimes({ requestedAt, doneAt }: CustomerRedaction, timeZone: string): string {
  const asked = `Asked ${formatTime(requestedAt, timeZone)}`;
  return doneAt === null ? asked : `${asked}, done ${formatTime(doneAt, timeZone)}`;
}

const records = (count: number) => (count === 1 ? '1 record' : `${formatCount(count)} records`);
