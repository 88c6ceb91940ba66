import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminQueueScreen } from './AdminQueueScreen.tsx';

const meta = preview.meta({
  component: AdminQueueScreen,
  args: {
    deadLetterPath: '/admin/dead-letters',
    outagePath: '/admin/outages',
    outages: { state: 'ready' as const, value: [] },
    queues: {
      state: 'ready' as const,
      value: { queues: [{ queue: 'outbox', waiting: 1, deferred: 0, active: 0, oldestSeconds: 40 }], deadLetters: [] },
    },
  },
});

export const Default = meta.story();

Default.test('highlights jobs that wait too long', async ({ canvas }) => {
  await expect(canvas.getByText('40 s, too long')).toBeVisible();
});
