import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { ShortcutButton } from './ShortcutButton.tsx';

const meta = preview.meta({ component: ShortcutButton, args: { onOpen: fn() } });

export const Default = meta.story();

Default.test('opens the sheet of shortcuts without a key', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
  await expect(args.onOpen).toHaveBeenCalled();
});
