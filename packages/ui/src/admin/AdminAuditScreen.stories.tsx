import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminAuditScreen } from './AdminAuditScreen.tsx';

const meta = preview.meta({
  component: AdminAuditScreen,
  args: {
    page: 0,
    rowsPerPage: 50,
    onPage: fn(),
    entries: {
      state: 'ready' as const,
      value: {
        rows: [
          { at: '2026-11-20T08:00:00Z', actor: 'token 3f2a91bc from 192.0.2.1', action: 'adminQueues', details: {} },
        ],
        total: 1,
      },
    },
  },
});

export const Default = meta.story();

Default.test('shows what happened, when and by whom', async ({ canvas }) => {
  await expect(canvas.getByText('Looked at the queue')).toBeVisible();
});
