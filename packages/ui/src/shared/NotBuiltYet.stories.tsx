import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { NotBuiltYet } from './NotBuiltYet.tsx';

const meta = preview.meta({ component: NotBuiltYet, args: { title: 'Inventory' } });

export const Default = meta.story();

Default.test('shows its title', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Inventory' })).toBeVisible();
});
