import { expect, fn, screen, within } from 'storybook/test';
import preview from '#storybook/preview';
import { aReship, anOrder } from '../orderFixtures.ts';
import { CancelReship } from './CancelReship.tsx';

const meta = preview.meta({
  component: CancelReship,
  args: {
    order: anOrder({ orderName: '#536365', stage: 'shipped' }),
    reship: aReship(),
    disabledReason: null,
    isBusy: false,
    onEnd: fn(),
  },
});

/** The 3PL has the reship and has not packed it. */
export const Default = meta.story();

Default.test('asks before it cancels', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel reship' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Cancel .*#536365-R1/ }));
  await expect(dialog.getByText(/Shipbob.* is asked not to ship it/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep reship' }));
  await expect(args.onEnd).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel reship' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel reship' }));
  await expect(args.onEnd).toHaveBeenCalledOnce();
});

/** The 3PL refused the reship, and a person has seen why. */
export const NotSent = meta.story({ args: { reship: aReship({ state: 'refused' }) } });

NotSent.test('dismisses without a question', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onEnd).toHaveBeenCalledOnce();
});

/** For staff who may view but not change orders. */
export const ViewOnly = meta.story({ args: { disabledReason: 'You can’t edit orders.' } });

ViewOnly.test('says why it can’t be used', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Cancel reship/ }));
  await expect(args.onEnd).not.toHaveBeenCalled();
});
