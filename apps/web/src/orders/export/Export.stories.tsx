import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AppAt } from '../../testing/AppAt.tsx';
import { inScenario } from '../../testing/inScenario.ts';

/** Export from the dashboard: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Export',
  component: AppAt,
  args: { path: '/app/dashboard?period=all', world: { saveFile() {} } },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

const longEnough = { timeout: 10_000 };

/** Opens the dialog and chooses; `Export` is pressed by whoever calls. */
async function chosen(label: string): Promise<HTMLElement> {
  (await within(await screen.findByRole('main', undefined, longEnough)).findByRole('button', { name: 'Export' }, longEnough)).click();
  const dialog = await screen.findByRole('dialog', undefined, longEnough);
  within(dialog).getByRole('radio', { name: label }).click();
  return dialog;
}

async function exportOf(label: string): Promise<HTMLElement> {
  const dialog = await chosen(label);
  within(dialog).getByRole('button', { name: 'Export' }).click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), longEnough);
  return screen.findByRole('region', { name: 'Export orders' }, longEnough);
}

export const Choosing = meta.story({
  ...inScenario('default'),
  async play() {
    await chosen('Custom Search');
  },
});

Choosing.test('custom search begins with the filter of the screen, and another period can be chosen', async ({ userEvent }) => {
  const dialog = screen.getByRole('dialog');
  await expect(within(dialog).getByText(/^CUSTOM_SEARCH\.csv: Every period\./)).toBeVisible();
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'Period' }), 'Custom');
  await expect(within(dialog).getByRole('button', { name: 'Export' })).toHaveAccessibleDescription('Choose the first and the last day.');
});

export const Done = meta.story({
  ...inScenario('default', { pageSize: 10 }),
  async play() {
    await within(await exportOf('All Orders')).findByText(/^Exported \d+ orders/, undefined, longEnough);
  },
});

export const Running = meta.story({
  ...inScenario('hanging'),
  async play() {
    await within(await exportOf('Open Orders')).findByText('Asking for the orders …', undefined, longEnough);
  },
});

Running.test('cancelled it makes no file', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel export' }));
  await expect(canvas.getByText('The export was cancelled. No file was made.')).toBeVisible();
});

export const Failing = meta.story({
  ...inScenario('failing'),
  async play() {
    await within(await exportOf('Shipped Orders')).findByText('The export failed. No file was made.', undefined, longEnough);
  },
});

export const BrokenRows = meta.story({
  ...inScenario('broken-rows'),
  async play() {
    await within(await exportOf('All Orders')).findByText('2 orders could not be read and are missing in the file.', undefined, longEnough);
  },
});

export const Empty = meta.story({
  ...inScenario('empty'),
  async play() {
    await within(await exportOf('Hold Orders')).findByText('Orders does not found!', undefined, longEnough);
  },
});
