import { ExportIcon } from '@shopify/polaris-icons';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { ActionButton } from './ActionButton.tsx';

const meta = preview.meta({
  component: ActionButton,
  args: { label: 'Export', disabledReason: null, onAction: fn(), icon: ExportIcon },
});

export const Default = meta.story();

Default.test('acts when clicked', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await expect(args.onAction).toHaveBeenCalledOnce();
});

export const Busy = meta.story({ args: { loading: true } });

Busy.test('ignores a second click while it runs', async ({ canvas, args, userEvent }) => {
  canvas.getByRole('button').click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).not.toHaveBeenCalled();
});

/** The action is not available now. */
export const Unavailable = meta.story({
  args: { disabledReason: 'You need edit permission for Dashboard to do this.' },
});

Unavailable.test('stays focusable (aria-disabled) while disabled and says why', async ({ canvas, args, userEvent }) => {
  const control = canvas.getByRole('button', { name: 'Export' });
  await userEvent.tab();
  await expect(control).toHaveFocus();
  await expect(control).toHaveAttribute('aria-disabled', 'true');
  await expect(control).toHaveAccessibleDescription('You need edit permission for Dashboard to do this.');
  await expect(await screen.findByRole('tooltip')).toHaveTextContent(
    'You need edit permission for Dashboard to do this.',
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.click(control);
  await expect(args.onAction).not.toHaveBeenCalled();
});
