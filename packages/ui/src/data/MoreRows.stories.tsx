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
  'a hundred, then a hundred more, then the rest; the focus stays on the button until it goes, then on the rows',
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

/** All rows are in sight already. */
export const Few = meta.story({ args: { rows: [1, 2, 3] } });

Few.test('offers nothing that is not there', async ({ canvas }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await expect(canvas.queryByRole('button')).toBeNull();
});
