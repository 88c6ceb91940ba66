import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminDeadLetterScreen } from './AdminDeadLetterScreen.tsx';

const meta = preview.meta({
  component: AdminDeadLetterScreen,
  args: {
    page: 0,
    rowsPerPage: 50,
    onPage: fn(),
    now: new Date('2026-11-20T09:00:00Z'),
    queue: null,
    result: null,
    isBusy: false,
    shopPath: (domain: string) => `/admin/store?shop=${domain}`,
    onQueue: fn(),
    onRetry: fn(),
    onDiscard: fn(),
    letters: { state: 'ready' as const, value: { rows: [], total: 0, causes: [] } },
  },
});

export const Default = meta.story();

Default.test('says so when there are no dead letters', async ({ canvas }) => {
  await expect(canvas.getByText(/^No dead letters/)).toBeVisible();
});
