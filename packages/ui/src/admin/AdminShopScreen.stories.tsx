import type { AdminLongJob, AdminShopDetail } from '@hub/domain/admin';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AdminShopScreen } from './AdminShopScreen.tsx';

const aLongJob = (changes: Partial<AdminLongJob>): AdminLongJob => ({
  queue: 'backfill-store',
  subject: '',
  done: 0,
  total: null,
  startedAt: '2026-11-20T07:30:00Z',
  aliveAt: '2026-11-20T08:59:50Z',
  resumed: 0,
  ...changes,
});

const shop: AdminShopDetail = {
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
  longJobs: [],
  deadLetters: 0,
};

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
      value: shop,
    },
  },
});

export const Default = meta.story();

/** The first reading of a shop's orders has not moved for minutes, and its products are being read. */
export const StandingStill = meta.story({
  args: {
    shop: {
      state: 'ready',
      value: {
        ...shop,
        longJobs: [
          aLongJob({
            queue: 'backfill-store',
            done: 4_700,
            total: 25_405,
            aliveAt: '2026-11-20T07:40:00Z',
            resumed: 1,
          }),
          aLongJob({ queue: 'read-store-products', done: 310, aliveAt: '2026-11-20T08:59:50Z' }),
        ],
      },
    },
  },
});

StandingStill.test('says what each long job does, and which is stalled', async ({ canvas }) => {
  const rows = within(canvas.getByRole('table', { name: 'Long jobs' })).getAllByRole('row');
  await expect(rows[1]).toHaveTextContent(/Stores to read for the first time\s*Stands still\s*4,700\s*25,405/);
  await expect(rows[2]).toHaveTextContent(/Products to read from stores\s*Runs\s*310\s*–/);
});

Default.test('shows the plan with its price', async ({ canvas }) => {
  await expect(canvas.getByText('Growth, $500 per month')).toBeVisible();
});
