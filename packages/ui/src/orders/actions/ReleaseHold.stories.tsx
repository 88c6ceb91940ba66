import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { anOrder } from '../orderFixtures.ts';
import { ReleaseHold } from './ReleaseHold.tsx';

const hold = { holdId: '7001', reason: 'INCORRECT_ADDRESS', note: null, canRelease: true };

const meta = preview.meta({
  component: ReleaseHold,
  args: {
    order: anOrder({ stage: 'hold' }),
    holds: [hold, { ...hold, holdId: '7002', reason: 'OTHER', note: 'Call the customer first' }],
    disabledReason: null,
    isBusy: false,
    onRelease: fn(),
  },
});

export const Default = meta.story();

Default.test(
  'asks first, says why the store holds the order, then passes on the holds',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release hold in store' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/incorrect address; Call the customer first/)).toBeVisible();
    await expect(args.onRelease).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Release hold in store' }));
    await expect(args.onRelease).toHaveBeenCalledWith(['7001', '7002']);
  },
);

Default.test('does nothing when declined', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Release hold in store' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await expect(args.onRelease).not.toHaveBeenCalled();
});

/** The question is open. */
export const Asking = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release hold in store' }));
  },
});

Asking.test('names the order and the consequences in its question', async () => {
  const dialog = within(await screen.findByRole('dialog'));
  await expect(dialog.getByRole('button', { name: 'Release hold in store' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

/** Only the store may release the hold. */
export const NotHere = meta.story({ args: { holds: [{ ...hold, canRelease: false }] } });

NotHere.test('shows a sentence and no button when the store does not permit a release', async ({ canvas }) => {
  await expect(canvas.getByText(/Release it in the store/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});
