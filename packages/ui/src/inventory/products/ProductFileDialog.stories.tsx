import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { ProductFileDialog } from './ProductFileDialog.tsx';

const use = fn();

const meta = preview.meta({
  component: ProductFileDialog,
  args: { open: true, file: null, isReading: false, onChooseFile: fn(), onUse: use, onCancel: fn() },
});

const dialog = async () => within(await screen.findByRole('dialog'));

/** No file is chosen yet. */
export const Default = meta.story();

Default.test('has nothing to use before a file is chosen', async () => {
  const button = (await dialog()).getByRole('button', { name: 'Use these changes' });
  await expect(button).toHaveAccessibleDescription('Choose a CSV file');
});

/** Some rows of the file will be left out. */
export const WithBadRows = meta.story({
  args: {
    file: {
      edits: [],
      badRows: [{ line: 7, reason: 'SKU 99999 is not a product of your store' }],
      products: 12,
      changed: 11,
    },
  },
});

WithBadRows.test('says why each row is left out, and lets the rest be used', async ({ userEvent }) => {
  const shown = await dialog();
  await expect(shown.getByText('SKU 99999 is not a product of your store')).toBeVisible();
  await userEvent.click(shown.getByRole('button', { name: 'Use these changes' }));
  await expect(use).toHaveBeenCalled();
});

/** The chosen file is not a CSV file. */
export const Unreadable = meta.story({ args: { file: 'We can’t read the file. Save it as CSV with UTF-8.' } });

Unreadable.test('says why the file cannot be read', async () => {
  await expect((await dialog()).getByText(/can’t read the file/)).toBeVisible();
});
