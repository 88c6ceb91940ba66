import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inOwnSituation } from '../../testing/inOwnSituation.ts';
import { inScenario } from '../../testing/inScenario.ts';

/** Export from the dashboard: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Orders/Export',
  component: AppAt,
  args: { path: '/app/dashboard?period=all', overrides: { saveFile() {} } },
  parameters: { layout: 'fullscreen' },
});

/** Opens the dialog and chooses; the caller presses Export. */
async function chosen(label: string): Promise<HTMLElement> {
  (await within(await screen.findByRole('main')).findByRole('button', { name: 'Export' })).click();
  const dialog = await screen.findByRole('dialog');
  within(dialog)
    .getByRole('radio', { name: new RegExp(`^${label}( \\([\\d,]+\\))?$`) })
    .click();
  return dialog;
}

async function exportOf(label: string): Promise<HTMLElement> {
  const dialog = await chosen(label);
  within(dialog).getByRole('button', { name: 'Export' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return screen.findByRole('region', { name: 'Export orders' });
}

/** Export was pressed on the dashboard. */
export const Choosing = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  play: inOwnSituation(async () => {
    await chosen('Custom Search');
  }),
});

Choosing.test(
  'custom search starts with the screen’s filter, and another period can be chosen',
  async ({ userEvent }) => {
    const dialog = screen.getByRole('dialog');
    await expect(within(dialog).getByText(/^CUSTOM_SEARCH\.csv: Every period\./)).toBeVisible();
    await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Period' }), 'Custom');
    await expect(within(dialog).getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
      'Choose the first and the last day.',
    );
  },
);

/** On a list, with its filter. */
export const OfList = meta.story({
  ...inScenario('default'),
  args: { path: '/app/dashboard-v0/openorders?period=all' },
  play: inOwnSituation(async () => {
    (await within(await screen.findByRole('main')).findByRole('button', { name: 'Export' })).click();
    await within(await screen.findByRole('dialog')).findByRole('radio', { name: /^This view \(\d+\)$/ });
  }),
});

OfList.test('the view is preselected, each type shows its count, and the file is named', async () => {
  const dialog = within(screen.getByRole('dialog'));
  await expect(dialog.getByRole('radio', { name: /^This view/ })).toBeChecked();
  await waitFor(async () => {
    const counts = dialog.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
    await expect(counts.filter((label) => !/ \(\d+\)$/.test(label ?? ''))).toEqual([]);
  });
  await expect(
    dialog.getByText(/^OPEN_ORDERS_all-time_exported-[\d-]+\.csv: Open Orders, Every period\. Times in/),
  ).toBeVisible();
});

export const Done = meta.story({
  ...inScenario('default', { pageSize: 10 }),
  play: inOwnSituation(async () => {
    await within(await exportOf('All Orders')).findByText(/^Exported \d+ orders/);
  }),
});

Done.test('every page is in the file, which can be saved again with a note about its contents', async ({ canvas }) => {
  const report = within(canvas.getByRole('region', { name: 'Export orders' }));
  const [, count = ''] =
    /^Exported (\d+) orders/.exec(report.getByText(/^Exported \d+ orders/).textContent ?? '') ?? [];
  await expect(Number(count)).toBeGreaterThan(10);
  await expect(report.getByRole('button', { name: 'Save again' })).toBeVisible();
  await expect(report.getByRole('button', { name: 'Save a note (ALL_ORDERS.txt)' })).toBeVisible();
});

export const Running = meta.story({
  ...inScenario('hanging'),
  play: inOwnSituation(async () => {
    await within(await exportOf('Open Orders')).findByText('Requesting the orders …');
  }),
});

Running.test('canceling creates no file', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
  await expect(canvas.getByText('Export canceled. No file was created.')).toBeVisible();
});

export const Error = meta.story({
  ...inScenario('failing'),
  play: inOwnSituation(async () => {
    await within(await exportOf('Shipped Orders')).findByText('Export failed. No file was created.');
  }),
});

Error.test('a failed export names the call, offers Retry, and no file', async ({ canvas }) => {
  const report = within(canvas.getByRole('region', { name: 'Export orders' }));
  await expect(report.getByText(/GET \/list-order · status 500/)).toBeVisible();
  await expect(report.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(report.queryByRole('button', { name: 'Save again' })).toBeNull();
});

/** Some of the exported orders could not be read. */
export const BrokenRows = meta.story({
  ...inScenario('broken-rows'),
  play: inOwnSituation(async () => {
    await within(await exportOf('All Orders')).findByText('2 orders couldn’t be read and are missing from the file.');
  }),
});

BrokenRows.test('a file without all orders is not a plain success', async ({ canvas }) => {
  await expect(within(canvas.getByRole('region', { name: 'Export orders' })).getByRole('alert')).toHaveTextContent(
    /^Exported \d+ orders/,
  );
});

export const Empty = meta.story({
  ...inScenario('empty'),
  play: inOwnSituation(async () => {
    await within(await exportOf('Hold Orders')).findByText('Orders does not found!');
  }),
});

Empty.test('without orders there is nothing to save', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Save again' })).toBeNull();
});
