import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { storyPageHeader } from './settingsFixtures.ts';
import { TrackingScreen } from './TrackingScreen.tsx';

const meta = preview.meta({
  component: TrackingScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: storyPageHeader('Tracking'),
    statuses: [
      { status: 'delivered', badge: <b>Delivered</b>, meaning: 'Your customer has it.', tone: 'success' as const },
    ],
  },
});

/** A server without a page for customers. */
export const Default = meta.story();

Default.test('explains the delivery statuses', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'Delivery statuses' })).toBeVisible();
});
