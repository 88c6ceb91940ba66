import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminShopListScreen } from './AdminShopListScreen.tsx';

const meta = preview.meta({
  component: AdminShopListScreen,
  args: {
    page: 0,
    rowsPerPage: 50,
    onPage: fn(),
    now: new Date('2026-11-20T09:00:00Z'),
    search: '',
    isDiscounted: false,
    shopPath: (domain: string) => `/admin/store?shop=${domain}`,
    onSearch: fn(),
    shops: {
      state: 'ready' as const,
      value: {
        total: 1,
        rows: [
          {
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
          },
        ],
      },
    },
  },
});

export const Default = meta.story();

Default.test('shows each shop with its health', async ({ canvas }) => {
  await expect(canvas.getByText('1 connection failing')).toBeVisible();
});
