import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AdminPage } from './AdminPage.tsx';

const meta = preview.meta({
  component: AdminPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Store',
    current: '/admin/store',
    links: [
      { title: 'Editor', path: '/admin/editor' },
      { title: 'Store', path: '/admin/store' },
    ],
  },
});

export const Default = meta.story();

Default.test('a page that is not built yet says so', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Store' })).toBeVisible();
  await expect(canvas.getByText('This page is not built yet.')).toBeVisible();
});
