import type { ShopFreeze } from '@hub/domain/plans';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { FreezeNotice } from './FreezeNotice.tsx';

const frozen: ShopFreeze = {
  since: '2026-11-20T08:13:19.000Z',
  endedAt: null,
  waiting: { decisions: 12, warehouseCalls: 3, storeChanges: 40, storeWrites: 0 },
};

const meta = preview.meta({
  component: FreezeNotice,
  args: { freeze: frozen, timeZone: 'Europe/London' },
});

export const Default = meta.story();

Default.test('says what has stopped and what waits', async ({ canvas }) => {
  await expect(
    canvas.getByText(/12 orders for workflows and routing, 3 tasks at 3PLs and 40 changes from your store\./),
  ).toBeVisible();
});

/** The shop is frozen, and no order has arrived since. */
export const NothingWaits = meta.story({
  args: { freeze: { ...frozen, waiting: { decisions: 0, warehouseCalls: 0, storeChanges: 0, storeWrites: 0 } } },
});

NothingWaits.test('says that nothing is lost', async ({ canvas }) => {
  await expect(canvas.getByText(/Nothing is waiting yet, and nothing will be lost\./)).toBeVisible();
});

/** The store no longer renews the app's token, so the app cannot access it. */
export const AccessEnded = meta.story({ args: { freeze: { ...frozen, cause: 'access' } } });

AccessEnded.test('says how to renew access', async ({ canvas }) => {
  await expect(canvas.getByText('Your store needs to let us in again')).toBeVisible();
  await expect(canvas.getByText(/Open the app from your store’s admin: that renews it/)).toBeVisible();
});

/** The bill was paid less than a day ago. */
export const Over = meta.story({ args: { freeze: { ...frozen, endedAt: '2026-11-22T09:00:00.000Z' } } });

Over.test('says what is happening now', async ({ canvas }) => {
  await expect(canvas.getByText(/^Catching up on what was waiting since 2026-11-20: 12 orders/)).toBeVisible();
});
