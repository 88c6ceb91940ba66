import type { AttentionQueue, AttentionTab } from '@hub/domain/dashboard';
import type { ConnectionAttention } from '@hub/domain/integrations';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Loadable } from '../data/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { on320px, on490px } from '../testing/hostileFixtures.ts';
import { AttentionStrip } from './AttentionStrip.tsx';

const queue = (tab: AttentionTab, orders: number, fields: Partial<AttentionQueue> = {}): AttentionQueue => ({
  tab,
  orders,
  oldestAt: '2026-11-01T07:00:00Z',
  waitingSince: '2026-11-18T07:00:00Z',
  endingHolds: 0,
  ...fields,
});

const queues = [
  queue(tabs.errors, 3),
  queue(tabs.needsReview, 13, { waitingSince: '2026-11-20T02:00:00Z' }),
  queue(tabs.hold, 7, { endingHolds: 2 }),
  queue(tabs.backOrders, 71, { waitingSince: '2026-02-20T02:00:00Z' }),
];

const ready: Loadable<readonly AttentionQueue[]> = { state: 'ready', value: queues };

const meta = preview.meta({
  component: AttentionStrip,
  args: {
    queues: ready,
    now: new Date('2026-11-20T08:00:00Z'),
    pathOf: (tab: TabNumber) => `/list/${tab}`,
  },
});

export const Default = meta.story();

Default.test('shows how many orders each part has and for how long, and links to their list', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 errors waiting for up to 2 days', '/list/5'],
    ['13 to review waiting for up to 6 hours', '/list/8'],
    ['7 on hold waiting for up to 2 days · 2 end on a timer', '/list/6'],
    ['71 back orders waiting for up to 9 months', '/list/7'],
  ]);
});

const shipbobDown: ConnectionAttention = {
  count: 'Shipbob has refused your credentials',
  detail: 'for 2 hours · 14 orders wait',
  problem: null,
};

/** A 3PL has stopped taking orders, and there are other problems too. */
export const ProviderDown = meta.story({
  args: { connection: shipbobDown, connectionPath: '/app/integration/directory?open=shipbob' },
});

ProviderDown.test('puts a 3PL that takes no orders first, with a link to its settings', async ({ canvas }) => {
  const [first, ...others] = canvas.getAllByRole('link');
  await expect(first).toHaveTextContent('Shipbob has refused your credentials for 2 hours · 14 orders wait');
  await expect(first).toHaveAttribute('href', '/app/integration/directory?open=shipbob');
  await expect(others).toHaveLength(4);
});

/** A 3PL has stopped taking orders, and this person may not open the settings. */
export const ProviderDownOnly = meta.story({
  args: { queues: { state: 'ready', value: [] }, connection: shipbobDown, connectionPath: null },
});

ProviderDownOnly.test('shows it without a link to people who may not open the settings', async ({ canvas }) => {
  await expect(canvas.getByText('Shipbob has refused your credentials')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
  await expect(canvas.queryByText('Nothing needs your attention.')).toBeNull();
});

export const ProviderDownOnAPhone = meta.story({
  ...on490px,
  args: { connection: shipbobDown, connectionPath: '/app/integration' },
});

ProviderDownOnAPhone.test('keeps every part readable', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('region', { name: 'Needs attention' }));
});

export const OnAPhone = meta.story({ ...on490px });

OnAPhone.test('keeps every part readable', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('region', { name: 'Needs attention' }));
});

export const OnASmallPhone = meta.story({ ...on320px });

OnASmallPhone.test('keeps every part readable', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('region', { name: 'Needs attention' }));
});

/** Only one kind of problem has orders. */
export const OneQueue = meta.story({ args: { queues: { state: 'ready', value: [queue(tabs.errors, 1)] } } });

OneQueue.test('leaves out queues without orders', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['1 error waiting for 2 days']);
});

/** No order needs attention. */
export const Nothing = meta.story({ args: { queues: { state: 'ready', value: [queue(tabs.errors, 0)] } } });

Nothing.test('sums up a day without problems in one line', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing needs your attention.')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const Loading = meta.story({ args: { queues: { state: 'loading' } } });

Loading.test('reserves its space', async ({ canvas }) => {
  const strip = canvas.getByRole('region', { name: 'Needs attention' });
  await expect(strip).toHaveAttribute('aria-busy', 'true');
  await expect(strip.getBoundingClientRect().height).toBeGreaterThan(50);
});

export const Error = meta.story({
  args: { queues: { state: 'failed', message: 'The server did not answer.', onRetry: fn() } },
});

Error.test('says so and offers Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Couldn’t load what needs your attention.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect('onRetry' in args.queues && args.queues.onRetry).toHaveBeenCalledOnce();
});

/** The counts were loaded before, and the last refresh failed. */
export const ErrorAgain = meta.story({
  args: { queues: { state: 'failed', message: 'The server did not answer.', value: queues } },
});

ErrorAgain.test('keeps the counts that were loaded before', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link')).toHaveLength(4);
});

/** The shop is very large and has very many problems. */
export const ManyOrders = meta.story({
  args: {
    queues: {
      state: 'ready',
      value: queues.map((one) => ({ ...one, orders: 1_204_993, endingHolds: one.tab === tabs.hold ? 99_999 : 0 })),
    },
  },
});

ManyOrders.test('keeps a million orders readable', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /1,204,993 errors/ })).toBeVisible();
  await expectReadable(canvas.getByRole('region', { name: 'Needs attention' }));
});
