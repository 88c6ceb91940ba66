import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { MoreRows } from './MoreRows.tsx';

const meta = preview.meta({
  component: MoreRows<number>,
  args: {
    rows: Array.from({ length: 230 }, (_, index) => index),
    label: 'Numbers',
    children: (shown) => (
      <ol>
        {shown.map((number) => (
          <li key={number}>{number}</li>
        ))}
      </ol>
    ),
  },
});

export const Default = meta.story();

Default.test(
  'shows a hundred more on each press, then the rest; the focus stays on the button until it disappears, then moves to the rows',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    canvas.getByRole('button', { name: 'Show 100 more: Numbers' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
    await expect(canvas.getByRole('button', { name: 'Show 30 more: Numbers' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(230);
    await expect(canvas.getByRole('group', { name: 'Numbers' })).toHaveFocus();
  },
);

/** All rows are visible already. */
export const Few = meta.story({ args: { rows: [1, 2, 3] } });

Few.test('offers no button when all rows are shown', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await expect(canvas.queryByRole('button')).toBeNull();
});
