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
      { status: 'in_transit', badge: <b>In transit</b>, tone: 'info' as const },
      { status: 'delivered', badge: <b>Delivered</b>, tone: 'success' as const },
      { status: 'failure', badge: <b>Failure</b>, tone: 'critical' as const },
    ],
  },
});

export const Default = meta.story();

Default.test('each badge says in words what its colour means', async ({ canvas }) => {
  const rows = canvas.getAllByRole('row').slice(1);
  await expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['In transit', 'For information'],
    ['Delivered', 'Arrived'],
    ['Failure', 'Needs attention'],
  ]);
});
