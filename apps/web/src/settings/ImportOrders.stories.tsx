import { expect, userEvent, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../testing/AppAt.tsx';
import { inOwnSituation } from '../testing/inOwnSituation.ts';
import { inScenario } from '../testing/inScenario.ts';

/** /app/settings/import: the real client against the sandbox, whose shop gets the orders. */
const meta = preview.meta({
  title: 'Screens/Settings/Import orders',
  component: AppAt,
  args: { path: '/app/settings/import' },
  parameters: { layout: 'fullscreen' },
});

type Canvas = ReturnType<typeof within>;

const rows = [
  'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country',
  'N1001,85123A,WHITE HANGING HEART T-LIGHT HOLDER,6,2026-11-20 08:26:00,2.55,17850,United Kingdom',
  'N1001,71053,WHITE METAL LANTERN,6,2026-11-20 08:26:00,3.39,17850,United Kingdom',
  'N1002,22633,HAND WARMER UNION JACK,six,2026-11-20 08:28:00,1.85,13047,France',
];

async function upload(canvas: Canvas, content: string): Promise<void> {
  await canvas.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new globalThis.Error('There is no file input.');
  await userEvent.upload(input, new File([content], 'orders.csv', { type: 'text/csv' }));
}

async function chooseFile(canvas: Canvas): Promise<void> {
  await upload(canvas, rows.join('\n'));
  await canvas.findByText(/^Checked the 3 rows/);
}

const sent = (until: (canvas: Canvas) => Promise<unknown>) => ({
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await chooseFile(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await until(canvas);
  }),
});

export const Default = meta.story({
  ...inScenario('default'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
  }),
});

Default.test('is one of the settings tabs', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Import' })).toHaveAttribute('aria-current', 'page');
});

/** A file is chosen and not sent yet. */
export const Preview = meta.story({
  ...inScenario('default'),
  play: inOwnSituation(({ canvas }: { canvas: Canvas }) => chooseFile(canvas)),
});

Preview.test('shows what will be refused before anything is sent', async ({ canvas }) => {
  await expect(canvas.getByText('Quantity "six" is not a whole number')).toBeVisible();
});

/** The import has ended, and one row was rejected. */
export const Imported = meta.story({
  ...inScenario('default'),
  ...sent((canvas) => canvas.findByText('Imported orders.csv, but some rows were refused')),
});

Imported.test('imports the order, and the refused row can be downloaded', async ({ canvas }) => {
  await expect(canvas.getByText('Orders added').nextElementSibling).toHaveTextContent('1');
  await expect(canvas.getByRole('button', { name: 'Download refused rows' })).toBeVisible();
});

/** The file is sent, and the server has not answered yet. */
export const Loading = meta.story({
  ...inScenario('hanging'),
  ...sent((canvas) => canvas.findByRole('button', { name: /^Import/, busy: true })),
});

Loading.test('the button is busy, and no order counts as imported', async ({ canvas }) => {
  await expect(canvas.queryByText('Orders added')).toBeNull();
});

/** The chosen file has a header and no orders. */
export const Empty = meta.story({
  ...inScenario('default'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await upload(canvas, `${rows[0]}\n`);
    await canvas.findAllByText(/The file has a header but no orders/);
  }),
});

Empty.test('says so before anything is sent, and another file can be chosen', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Import' })).toHaveAccessibleDescription(/no orders/);
  await expect(canvas.getByRole('button', { name: 'Choose another file' })).not.toHaveAttribute('aria-disabled');
});

/** The server could not accept the file. */
export const Error = meta.story({
  ...inScenario('failing'),
  ...sent((canvas) => canvas.findByText(/POST \/hub\/imports · status 500/)),
});

Error.test('the file and its columns stay, and it can be sent again', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'SKU (required)' })).toHaveDisplayValue('StockCode');
  await expect(canvas.getByRole('button', { name: 'Import' })).toBeEnabled();
});

export const SessionExpired = meta.story({
  ...inScenario('session-expired'),
  ...sent((canvas) => canvas.findByRole('alertdialog')),
});

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

export const ViewOnly = meta.story({
  ...inScenario('view-only'),
  play: inOwnSituation(async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('button', { name: 'Choose a file' });
  }),
});

ViewOnly.test('without edit permission, the button says why it is disabled', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(/Store Settings/);
});
