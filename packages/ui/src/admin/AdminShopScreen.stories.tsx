import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminShopScreen } from './AdminShopScreen.tsx';

const meta = preview.meta({
  component: AdminShopScreen,
  args: {
    now: new Date('2026-11-20T09:00:00Z'),
    domain: 'willow.myshopify.com',
    listPath: '/admin/store',
    deadLetterPath: '/admin/dead-letters',
    leaving: null,
    discountForm: {
      now: () => new Date('2026-11-20T09:00:00Z'),
      isBusy: false,
      result: null,
      newer: null,
      before: null,
      onEdit: fn(),
      onSave: fn(),
    },
    shop: {
      state: 'ready' as const,
      value: {
        domain: 'willow.myshopify.com',
        chargeType: 2,
        createdAt: '2026-01-05T09:00:00Z',
        orders: 1_204,
        errors: 2,
        lastOrderAt: '2026-11-20T08:00:00Z',
        lastActiveAt: null,
        accounts: 2,
        failing: 1,
        paused: 0,
        waitingOrders: 6,
        storeState: 'installed' as const,
        uninstalledAt: null,
        discount: { percent: 0, startsAt: null, endsAt: null, note: '', version: 0, savedAt: null, savedBy: null },
        connections: [],
        queues: [],
        deadLetters: 0,
      },
    },
  },
});

export const Default = meta.story();

Default.test('shows the plan with its price', async ({ canvas }) => {
  await expect(canvas.getByText('Growth, $500 per month')).toBeVisible();
});
