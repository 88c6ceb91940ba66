import { detectColumns, type ImportColumns, type ImportProgress, previewImport } from '@hub/domain/imports';
import { message } from '@hub/domain/messages';
import type { PageHeaderProps } from '../layout/index.ts';
import type { PreviewStep, ProgressStep } from './ImportStep.ts';

const current = '/app/settings/import';

export const storyPageHeader: PageHeaderProps = {
  title: 'Settings',
  tabs: [
    { title: 'Company info', path: '/app/settings/companyinfo' },
    { title: 'Billing', path: '/app/settings/billing' },
    { title: 'Import', path: current },
  ],
  current,
};

const header = [
  'InvoiceNo',
  'StockCode',
  'Description',
  'Quantity',
  'InvoiceDate',
  'UnitPrice',
  'CustomerID',
  'Country',
];
const rows = [
  [
    '536365',
    '85123A',
    'WHITE HANGING HEART T-LIGHT HOLDER',
    '6',
    '2010-12-01 08:26:00',
    '2.55',
    '17850',
    'United Kingdom',
  ],
  ['536365', '71053', 'WHITE METAL LANTERN', '6', '2010-12-01 08:26:00', '3.39', '17850', 'United Kingdom'],
  ['536366', '22633', 'HAND WARMER UNION JACK', 'six', '2010-12-01 08:28:00', '1.85', '17850', 'United Kingdom'],
  ['536366', '22632', 'HAND WARMER RED POLKA DOT', '6', '2010-12-01 08:28:00', '1.85', '17850', 'United Kingdom'],
  ['536367', '84879', 'ASSORTED COLOUR BIRD ORNAMENT', '32', '2010-12-01 08:34:00', '1.69', '13047', 'United Kingdom'],
  ['536370', '22728', 'ALARM CLOCK BAKELIKE PINK', '24', '2010-12-01 08:45:00', '3.75', '12583', 'France'],
  ['536370', 'POST', 'POSTAGE', '3', '01/12/2010', '18', '12583', 'France'],
];

/** The start of the sample file; two orders have an invalid row. */
export function aPreview(changes: Partial<PreviewStep> = {}): PreviewStep {
  const columns = detectColumns(header);
  return {
    kind: 'preview',
    fileName: 'online-retail.csv.gz',
    fileSize: '7.6 MB',
    header,
    columns,
    preview: previewImport({ header, rows, isWholeFile: false }, columns, 'Europe/London'),
    sending: null,
    failure: null,
    ...changes,
  };
}

/** The store's own order export: a recipient in the first row of each order, one of them corrupted by a spreadsheet. */
export function aPreviewWithRecipients(): PreviewStep {
  const storeHeader = (
    'Name,Email,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,' +
    'Shipping Address1,Shipping City,Shipping Zip,Shipping Country,Shipping Phone,Payment Method'
  ).split(',');
  const at = '2026-11-20 09:00:00 +0000';
  const leeds = ['1 High Street', 'Leeds', 'LS1 4DY', 'GB', '+44 113 496 0123', 'Card'];
  const boston = ['20 Beacon Street', 'Boston', '2116', 'US', '617-555-0199', 'Card'];
  const storeRows = [
    ['#1001', 'ann@example.com', at, '1', 'Lantern', '3.39', '71053', 'Ann Lee', ...leeds],
    ['#1001', 'ann@example.com', at, '6', 'Hanging heart', '2.55', '85123A', '', '', '', '', '', '', ''],
    ['#1002', 'sam@example.com', at, '2', 'Alarm clock', '3.75', '22728', 'Sam Ray', ...boston],
  ];
  const columns = detectColumns(storeHeader);
  return aPreview({
    fileName: 'orders_export.csv',
    fileSize: '2 kB',
    header: storeHeader,
    columns,
    preview: previewImport({ header: storeHeader, rows: storeRows, isWholeFile: true }, columns, 'Europe/London'),
  });
}

/** The same file with paid, unpaid and shipped orders. */
export function aPreviewOfOutcomes(): PreviewStep {
  const step = aPreviewWithRecipients();
  const outcomes = [
    { stage: 'Open', reason: null, orders: 212 },
    { stage: 'On hold', reason: 'Waiting for payment: payment is pending', orders: 14 },
    { stage: 'Shipped', reason: null, orders: 1_870 },
    { stage: 'Canceled', reason: 'Canceled in the store', orders: 1 },
  ];
  return { ...step, preview: { ...step.preview, refused: [], outcomes } };
}

/** A bank statement, which contains no orders. */
export function aPreviewOfAnotherKind(): PreviewStep {
  const bankHeader = ['Booked on', 'Text', 'Amount', 'Currency'];
  const columns: ImportColumns = detectColumns(bankHeader);
  const bankRows = [
    ['2026-11-20', 'Rent', '-1200.00', 'GBP'],
    ['2026-11-21', 'Card payment', '-18.40', 'GBP'],
  ];
  return aPreview({
    fileName: 'statement.csv',
    fileSize: '412 bytes',
    header: bankHeader,
    columns,
    preview: previewImport({ header: bankHeader, rows: bankRows, isWholeFile: true }, columns, 'Europe/London'),
  });
}

export const runningProgress: ImportProgress = {
  status: 'running',
  message: '',
  linesRead: 214_500,
  ordersAdded: 10_240,
  ordersKnown: 12,
  linesRefused: 2,
  bytesRead: 3_100_000,
  bytesTotal: 7_611_836,
  problems: [
    { line: 4, reason: message('imports.isNot', { field: 'quantity', text: 'six', wanted: 'wholeNumber' }) },
    { line: 5, reason: message('imports.leftOut', { order: '536366', line: 4 }) },
  ],
};

export const doneProgress: ImportProgress = {
  ...runningProgress,
  status: 'done',
  linesRead: 541_909,
  ordersAdded: 25_887,
  bytesRead: 7_611_836,
};

/** A progress step with this import. */
export function aProgress(progress: Partial<ImportProgress> = {}, changes: Partial<ProgressStep> = {}): ProgressStep {
  return {
    kind: 'progress',
    fileName: 'online-retail.csv.gz',
    progress: { state: 'ready', value: { ...runningProgress, ...progress } },
    isCancelling: false,
    isDownloading: false,
    failure: null,
    ...changes,
  };
}
