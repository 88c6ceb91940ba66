import { backOrderChoices } from '@hub/domain/orders/detail';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { BackOrderSelect } from './BackOrderSelect.tsx';

const meta = preview.meta({
  component: BackOrderSelect,
  args: { label: 'Bulk actions for Back Orders', choices: backOrderChoices(12), disabledReason: null, onChoose: fn() },
});

export const Default = meta.story();

Default.test(
  'is an Action select with options "N sent to Open Orders" and "N sent to Open Partially"',
  { tags: ['§2.91'] },
  async ({ canvas, args, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Action' });
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Action', '12 sent to Open Orders', '12 sent to Open Partially']);
    await userEvent.selectOptions(select, 'move_to_open_partially');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('available-partially');
  },
);

Default.test('shows "Invalid Action" otherwise', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
  await expect(canvas.getByText('Invalid Action')).toBeVisible();
  await expect(args.onChoose).not.toHaveBeenCalled();
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'move_to_open');
  await expect(canvas.queryByText('Invalid Action')).toBeNull();
});

/** No back order is selected yet. */
export const NothingSelected = meta.story({
  args: { choices: backOrderChoices(0), disabledReason: 'Select at least one order first.' },
});

NothingSelected.test('is disabled with nothing selected, and says why', { tags: ['§2.92'] }, async ({ canvas }) => {
  const select = canvas.getByRole('combobox', { name: 'Action' });
  await expect(select).toHaveAttribute('aria-disabled', 'true');
  await expect(select).toHaveAccessibleDescription('Select at least one order first.');
  await expect(within(select).getAllByRole('option')).toHaveLength(1);
  await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
});
