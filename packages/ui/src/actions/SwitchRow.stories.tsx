import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { SwitchRow } from './SwitchRow.tsx';

const meta = preview.meta({
  component: SwitchRow,
  args: {
    label: 'Combine orders',
    help: 'Tells the warehouse which orders go to one address.',
    isOn: false,
    onChange: fn(),
  },
});

/** A setting that is on or off, with what it does. */
export const Default = meta.story();

Default.test('is named by its label, described by its help, and switches', async ({ canvas, args, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Combine orders' });
  await expect(control).toHaveAccessibleDescription('Tells the warehouse which orders go to one address.');
  await userEvent.click(control);
  await expect(args.onChange).toHaveBeenCalledWith(true);
});

/** The label says everything. */
export const WithoutHelp = meta.story({ args: { label: 'Customers can open this page', help: undefined, isOn: true } });

WithoutHelp.test('has no description', async ({ canvas }) => {
  await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('');
});
