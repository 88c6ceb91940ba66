import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminOutageScreen } from './AdminOutageScreen.tsx';

const meta = preview.meta({
  component: AdminOutageScreen,
  args: {
    now: new Date('2026-11-20T09:00:00Z'),
    shopPath: (domain: string) => `/admin/store?shop=${domain}`,
    outages: { state: 'ready' as const, value: [] },
  },
});

export const Default = meta.story();

Default.test('says so when there are no outages', async ({ canvas }) => {
  await expect(canvas.getByText(/Every 3PL answers/)).toBeVisible();
});
