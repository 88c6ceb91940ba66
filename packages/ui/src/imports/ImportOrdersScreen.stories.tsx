import { message } from '@hub/domain/messages';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { justSent } from '../testing/loadables.ts';
import { on320px } from '../testing/hostileFixtures.ts';
import { overflowProblems } from '../testing/overflowProblems.ts';
import {
  aPreview,
  aPreviewOfAnotherKind,
  aPreviewOfOutcomes,
  aPreviewWithRecipients,
  aProgress,
  doneProgress,
  storyPageHeader,
} from './importFixtures.ts';
import { ImportOrdersScreen } from './ImportOrdersScreen.tsx';
import type { ImportStep } from './ImportStep.ts';

const choose: ImportStep = { kind: 'choose', isReading: false, problem: null };
const noPermission: string | null = 'You need edit permission for Store Settings to do this.';
const readable: string | null = null;

const meta = preview.meta({
  component: ImportOrdersScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader,
    step: choose as ImportStep,
    disabledReason: readable,
    listPath: '/app/dashboard-v0/allorders?period=all',
    onChooseFile: fn(),
    onColumnChange: fn(),
    onStart: fn(),
    onCancel: fn(),
    onDownload: fn(),
    onRestart: fn(),
  },
});

const aFile = () => new File(['InvoiceNo,StockCode\n'], 'orders.csv', { type: 'text/csv' });

export const Empty = meta.story();

Empty.test('takes a file by button or drop', async ({ canvas, canvasElement, args, userEvent }) => {
  const input = canvasElement.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new globalThis.Error('There is no file input.');
  await userEvent.upload(input, aFile());
  const files = new DataTransfer();
  files.items.add(aFile());
  const box = canvas.getByRole('button', { name: 'Choose a file' });
  box.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
  await expect(args.onChooseFile).toHaveBeenCalledTimes(2);
});

Empty.test('says that the same file can be imported again', async ({ canvas }) => {
  await expect(canvas.getByText(/the same file can be imported again/)).toBeVisible();
});

/** A file was chosen, and the browser is reading it. */
export const ReadingTheFile = meta.story({ args: { step: { kind: 'choose', isReading: true, problem: null } } });

ReadingTheFile.test('shows a busy button', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /Choose a file/ })).toHaveAttribute('aria-busy', 'true');
  await expect(canvas.getByText('Reading the file…')).toBeVisible();
});

/** The chosen file is a spreadsheet. */
export const NotACsvFile = meta.story({
  args: {
    step: {
      kind: 'choose',
      isReading: false,
      problem: 'This is a spreadsheet, not a CSV file. Save it as “CSV UTF-8” and choose that file.',
    },
  },
});

NotACsvFile.test('says what the file is and what to do, and accepts another', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/Save it as “CSV UTF-8”/);
  await expect(canvas.getByRole('button', { name: 'Choose a file' })).not.toHaveAttribute('aria-disabled');
});

/** For staff who may not edit Store Settings. */
export const NoPermission = meta.story({ args: { disabledReason: noPermission } });

NoPermission.test('keeps the button focusable, says why it is disabled and ignores a dropped file', async (context) => {
  const { canvas, args, userEvent } = context;
  const button = canvas.getByRole('button', { name: 'Choose a file' });
  button.focus();
  await expect(button).toHaveFocus();
  await expect(button).toHaveAccessibleDescription('You need edit permission for Store Settings to do this.');
  await userEvent.keyboard('{Enter}');
  const files = new DataTransfer();
  files.items.add(aFile());
  button.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: files }));
  await expect(args.onChooseFile).not.toHaveBeenCalled();
});

/** A file was chosen, and some of its rows will be refused. */
export const Preview = meta.story({ args: { step: aPreview() } });

Preview.test('matches known headers, and lets a select change one', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('combobox', { name: 'SKU (required)' })).toHaveDisplayValue('StockCode');
  const country = canvas.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveDisplayValue('Country');
  await userEvent.selectOptions(country, 'Not in the file');
  await expect(args.onColumnChange).toHaveBeenLastCalledWith('country', null);
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Customer' }), 'Description');
  await expect(args.onColumnChange).toHaveBeenLastCalledWith('customer', 2);
});

Preview.test('shows the first rows, and the refused ones with line and reason', async ({ canvas }) => {
  await expect(canvas.getByText('Checked the first 7 rows: 4 will be refused.')).toBeVisible();
  const refused = within(canvas.getByRole('table', { name: 'Rows that will be refused' }))
    .getAllByRole('row')
    .slice(1);
  await expect(refused.map(({ textContent }) => textContent)).toEqual([
    '4Quantity "six" is not a whole number',
    '5Order 536366 is left out: line 4 of the file can’t be read',
    '7Order 536370 is left out: line 8 of the file can’t be read',
    '8Order date "01/12/2010" is not a date like 2024-05-01 10:00:00',
  ]);
  const first = within(canvas.getByRole('table', { name: 'First rows' }));
  await expect(first.getAllByText('Refused')).toHaveLength(4);
});

Preview.test('starts the import or takes another file, by keyboard', async ({ canvas, args, userEvent }) => {
  canvas.getByRole('button', { name: 'Import' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onStart).toHaveBeenCalledOnce();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRestart).toHaveBeenCalledOnce();
});

/** The chosen file says where each order goes. */
export const PreviewWithRecipients = meta.story({ args: { step: aPreviewWithRecipients() } });

PreviewWithRecipients.test(
  'recognizes the recipient’s columns, and gives the reason for a corrupted one',
  async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText(/We use 13 of the file’s 14 columns/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Address line 1' })).toHaveDisplayValue('Shipping Address1');
    await expect(canvas.getByRole('combobox', { name: 'Company' })).toHaveDisplayValue('Not in the file');
    const first = within(canvas.getByRole('table', { name: 'First rows' }));
    await expect(first.getByRole('columnheader', { name: 'Postal code' })).toBeVisible();
    await expect(first.queryByRole('columnheader', { name: 'Company' })).toBeNull();
    await expect(canvas.getByText(/a leading 0 may be lost/)).toBeVisible();
  },
);

/** The store's own file includes the outcome of its orders. */
export const PreviewOfOutcomes = meta.story({ args: { step: aPreviewOfOutcomes() } });

PreviewOfOutcomes.test(
  'says how many orders are shipped, and why the others wait or have ended',
  async ({ canvas }) => {
    await expect(canvas.getByText('212 orders: Open')).toBeVisible();
    await expect(canvas.getByText('14 orders: On hold. Waiting for payment: payment is pending')).toBeVisible();
  },
);

const { preview: fewProblems } = aPreview();

/** One order of a hundred rows is left out because of one row, and a hundred more rows are wrong. */
export const PreviewOfManyProblems = meta.story({
  args: {
    step: aPreview({
      preview: {
        ...fewProblems,
        refused: Array.from({ length: 200 }, (_, index) => ({
          line: index + 2,
          reason: index < 100 ? 'Order 7 is left out: line 102 of the file can’t be read' : `Quantity "${index}x"`,
        })),
      },
    }),
  },
});

PreviewOfManyProblems.test(
  'lists an order as one line, and fifty of them with the number of others',
  async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Rows that will be refused' }));
    await expect(table.getAllByRole('row')).toHaveLength(51);
    await expect(table.getByRole('rowheader', { name: '2–101' })).toBeVisible();
    await expect(canvas.getByText('and 51 more rows.')).toBeVisible();
  },
);

/** The chosen file does not contain orders. */
export const PreviewOfAnotherKind = meta.story({ args: { step: aPreviewOfAnotherKind() } });

PreviewOfAnotherKind.test(
  'names the fields without a column, and disables Import',
  async ({ canvas, args, userEvent }) => {
    const text = /No column for Order number, SKU, Quantity, Unit price and Order date/;
    await expect(canvas.getAllByText(text)[0]).toBeVisible();
    const start = canvas.getByRole('button', { name: 'Import' });
    await expect(start).toHaveAccessibleDescription(text);
    await userEvent.click(start);
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(canvas.getByRole('combobox', { name: 'SKU (required)' })).toBeInvalid();
  },
);

PreviewOfAnotherKind.test("shows the file's own columns, to find the right ones", async ({ canvas }) => {
  const [head, first] = within(canvas.getByRole('table', { name: 'First rows' })).getAllByRole('row');
  await expect(head?.textContent).toBe('LineBooked onTextAmountCurrency');
  await expect(first?.textContent).toBe('22026-11-20Rent-1200.00GBP');
});

export const Sending = meta.story({ args: { step: aPreview({ sending: { since: justSent } }) } });

Sending.test('allows no changes while the file is being sent', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Sending the file', { selector: '[role=status]' })).toBeVisible();
  await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeDisabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
  await expect(args.onRestart).not.toHaveBeenCalled();
});

/** The server could not accept the file. */
export const NotSent = meta.story({
  args: {
    step: aPreview({
      failure: {
        message: 'We can’t reach the server. Check your connection and try again.',
        detail: 'POST /hub/imports',
      },
    }),
  },
});

NotSent.test('says why, and lets Import be pressed again', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/can’t reach the server/);
  await expect(canvas.getByRole('button', { name: 'Import' })).not.toHaveAttribute('aria-disabled');
});

export const Running = meta.story({ args: { step: aProgress() } });

Running.test('shows rows, orders and bytes so far', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3.1 MB of 7.6 MB read');
  await expect(canvas.getByText('214,500')).toBeVisible();
  await expect(canvas.getByText('10,240')).toBeVisible();
});

Running.test('says on Cancel that added orders stay', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Orders that are already added stay.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel import' }));
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

export const Cancelled = meta.story({ args: { step: aProgress({ status: 'cancelled' }) } });

Cancelled.test('says what stays, and how to import the rest', async ({ canvas, args, userEvent }) => {
  await expect(
    canvas.getByText(/^The 10,240 orders added before that stay\. .* Nothing is added twice\.$/),
  ).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
  await expect(args.onRestart).toHaveBeenCalledOnce();
});

export const Done = meta.story({ args: { step: aProgress({ ...doneProgress, linesRefused: 0, problems: [] }) } });

Done.test('says how many were added and how many existed already, with a link to the orders', async ({ canvas }) => {
  await expect(canvas.getByText('25,887')).toBeVisible();
  await expect(canvas.getByText('Orders already here')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'See all orders' })).toHaveAttribute(
    'href',
    '/app/dashboard-v0/allorders?period=all',
  );
  await expect(canvas.queryByRole('table')).toBeNull();
});

/** The import has ended, and some rows were refused. */
export const DoneWithRefusedRows = meta.story({ args: { step: aProgress({ ...doneProgress, linesRefused: 1_204 }) } });

DoneWithRefusedRows.test('lists the refused rows with reasons, and offers all of them as a file', async (context) => {
  const { canvas, args, userEvent } = context;
  await expect(within(canvas.getByRole('table', { name: 'Refused rows' })).getAllByRole('row')).toHaveLength(3);
  await expect(canvas.getByText('and 1,202 more, all in the download.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Download refused rows' }));
  await expect(args.onDownload).toHaveBeenCalledOnce();
});

export const Error = meta.story({
  args: {
    step: aProgress({
      status: 'failed',
      message: message('imports.inLine', { line: 214_502, problem: message('imports.unclosedQuote') }),
    }),
  },
});

Error.test('says why, and what stays', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    /A cell’s closing quote is missing\. The 10,240 orders added before that stay\./,
  );
});

/** The server stopped in the middle of the import. */
export const Interrupted = meta.story({ args: { step: aProgress({ status: 'interrupted' }) } });

Interrupted.test('says that the server stopped, and that the file can be imported again', async ({ canvas }) => {
  await expect(canvas.getByText(/^The server stopped before the end of the file\./)).toBeVisible();
});

export const ProgressError = meta.story({
  args: {
    step: aProgress({}, { fileName: null, progress: { state: 'failed', message: 'We can’t find this import.' } }),
  },
});

ProgressError.test('still offers to import another file', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('We can’t find this import.');
  await expect(canvas.getByRole('button', { name: 'Import another file' })).toBeVisible();
});

export const OnAPhone = meta.story({ ...on320px, args: { step: aPreview() } });

OnAPhone.test('scrolls only the table of the first rows at 320 px', async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  await expect(overflowProblems(canvas.getByRole('region', { name: 'Rows that will be refused' }))).toEqual([]);
});

export const ResultOnAPhone = meta.story({ ...on320px, args: { step: aProgress(doneProgress) } });

ResultOnAPhone.test('has room for every text at 320 px', async ({ canvas }) => {
  for (const region of canvas.getAllByRole('region')) await expect(overflowProblems(region)).toEqual([]);
});
