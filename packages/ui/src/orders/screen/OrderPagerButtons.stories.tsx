import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { OrderPagerButtons } from './OrderPagerButtons.tsx';

const meta = preview.meta({
  component: OrderPagerButtons,
  args: { position: 3, count: 1284, isPaged: false, onNavigate: fn() },
});

export const Default = meta.story();

Default.test('links to the previous and the next order', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('3 of 1,284')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Previous order' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next order' }));
  await expect(args.onNavigate).toHaveBeenNthCalledWith(1, -1);
  await expect(args.onNavigate).toHaveBeenNthCalledWith(2, 1);
});

/** The list has actions: the person chooses whether the next order opens after each. */
export const OpensNext = meta.story({ args: { openNext: { isOn: false, onChange: fn() } } });

OpensNext.test('has a switch for the choice', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Open the next order after each action' }));
  await expect(args.openNext?.onChange).toHaveBeenCalledWith(true);
});

/** The first order of the list is open. */
export const First = meta.story({ args: { position: 1 } });

First.test(
  'keeps Previous focusable at the first order, and says why it is disabled',
  async ({ canvas, args, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous order' });
    await expect(previous).toHaveAccessibleDescription('This is the first order in this list.');
    await userEvent.click(previous);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
);

/** The last order of a page is open, and the list has more pages. */
export const LastOfPage = meta.story({ args: { position: 50, count: 50, isPaged: true } });

LastOfPage.test('says that the last order is the last of its page, if the server pages', async ({ canvas }) => {
  await expect(canvas.getByText('50 of 50 on this page')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Next order' })).toHaveAccessibleDescription(
    'This is the last order on this page.',
  );
});
