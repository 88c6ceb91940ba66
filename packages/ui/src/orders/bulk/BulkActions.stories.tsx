import { tabs } from '@hub/domain/orders';
import { bulkOffers } from '@hub/domain/orders/bulk';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { BulkActions } from './BulkActions.tsx';

const fullAccess = { canEdit: true, blockCloseOrder: false, isRunning: false };

const meta = preview.meta({
  component: BulkActions,
  args: { label: 'Bulk actions for Hold Orders', offers: bulkOffers(tabs.hold, 3, fullAccess), onChoose: fn() },
});

export const Default = meta.story();

Default.test('reports the action of each button, and does nothing itself', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Move to Open' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Ship Now' }));
  await expect(args.onChoose).toHaveBeenNthCalledWith(1, 'move-to-open');
  await expect(args.onChoose).toHaveBeenNthCalledWith(2, 'ship-now');
});

/** No order is selected yet. */
export const NothingSelected = meta.story({ args: { offers: bulkOffers(tabs.hold, 0, fullAccess) } });

NothingSelected.test(
  'disables every button with nothing selected, and says why',
  async ({ canvas, args, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    for (const button of buttons) {
      await expect(button).toHaveAccessibleDescription(/\S/);
      await userEvent.click(button);
    }
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
);

/** For staff who may do everything except edit Insights. */
export const CloseBlocked = meta.story({
  args: { offers: bulkOffers(tabs.hold, 3, { ...fullAccess, blockCloseOrder: true }) },
});

CloseBlocked.test('disables only Move to Close without edit on Insights', async ({ canvas }) => {
  const off = canvas.getAllByRole('button').filter((button) => button.hasAttribute('aria-disabled'));
  await expect(off.map(({ textContent }) => textContent)).toEqual(['Move to Close']);
  await expect(off[0]).toHaveAccessibleDescription('Closing orders needs edit permission for Insights.');
});
