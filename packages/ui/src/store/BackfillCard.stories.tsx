import { type BackfillState, storeTexts as texts } from '@hub/domain/store';
import { message } from '@hub/domain/messages';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { BackfillCard } from './BackfillCard.tsx';
import { aStore, storyZone } from './storeFixtures.ts';

const { backfill } = aStore();

const meta = preview.meta({
  component: BackfillCard,
  args: {
    backfill: { ...backfill, state: 'running' as BackfillState, ordersRead: 8_450, endedAt: null },
    timeZone: storyZone,
    disabledReason: null,
    isBusy: false,
    onResume: fn(),
  },
});

/** Orders are being imported. */
export const Default = meta.story();

Default.test('shows the progress and its start, and says that work can go on', async ({ canvas }) => {
  await expect(canvas.getByText('8,450 of 25,900 orders loaded.')).toBeVisible();
  await expect(canvas.getByText('Started 2026-08-20 09:00:00 AM')).toBeVisible();
  await expect(canvas.getByText(texts.backfillNote)).toBeVisible();
});

/** The store prepares its orders before they can be read. */
export const Preparing = meta.story({
  args: { backfill: { ...backfill, state: 'running', ordersRead: 0, ordersTotal: null, endedAt: null } },
});

Preparing.test('shows a bar without an end', async ({ canvas }) => {
  await expect(canvas.getByRole('progressbar', { name: texts.bar })).not.toHaveAttribute('value');
});

export const Done = meta.story({ args: { backfill } });

Done.test('says that all orders are imported', async ({ canvas }) => {
  await expect(canvas.getByText('All 25,900 orders loaded. New orders arrive automatically.')).toBeVisible();
});

export const Error = meta.story({
  args: {
    backfill: { ...backfill, state: 'failed', ordersRead: 8_450, words: message('store.noOrders') },
  },
});

Error.test('says why, what stays, and how to resume', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/Loading stopped after 8,450 orders\..*The orders that are here stay/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: texts.resume }));
  await expect(args.onResume).toHaveBeenCalledOnce();
});

/** For staff who may not edit Store Settings. */
export const ErrorViewOnly = Error.extend({
  args: { disabledReason: 'You need edit permission for Store Settings to do this.' },
});

ErrorViewOnly.test('says why it cannot be resumed', async ({ canvas, args, userEvent }) => {
  const button = canvas.getByRole('button', { name: texts.resume });
  await expect(button).toHaveAccessibleDescription('You need edit permission for Store Settings to do this.');
  await userEvent.click(button);
  await expect(args.onResume).not.toHaveBeenCalled();
});
