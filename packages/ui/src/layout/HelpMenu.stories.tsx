import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { on490px } from '../testing/hostileFixtures.ts';
import { HelpMenu } from './HelpMenu.tsx';

const supportPath: string | null = '/app/settings/contactus';

const meta = preview.meta({ component: HelpMenu, args: { supportPath, onShortcuts: fn() } });

export const Default = meta.story();

Default.test('opens, links to documentation and support, and closes on Escape', async ({ canvas, userEvent }) => {
  const help = canvas.getByRole('button', { name: 'Help' });
  await expect(canvas.queryByRole('link')).toBeNull();
  await userEvent.click(help);
  await expect(canvas.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', supportPath);
  await expect(canvas.getByRole('link', { name: 'Documentation (new tab)' })).toHaveAttribute('target', '_blank');
});

Default.test('opens the shortcuts without a key, and closes the menu', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
  await expect(args.onShortcuts).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('button', { name: 'Keyboard shortcuts' })).toBeNull();
});

/** For staff who may not view Store Settings. */
export const WithoutSettings = meta.story({ args: { supportPath: null } });

WithoutSettings.test('shows no support link to people who may not view the settings', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Documentation (new tab)']);
});

export const OnAPhone = meta.story({ ...on490px });

OnAPhone.test('is hidden on phones', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
