import { tabs } from '@hub/domain/orders';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inOwnSituation } from '../../testing/inOwnSituation.ts';
import { inScenario } from '../../testing/inScenario.ts';
import { listStories } from '../../testing/listStories.ts';

/** /app/dashboard-v0/shippedorders: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Orders/Shipped Orders',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
});

const states = listStories(tabs.shipped);

export const Default = meta.story(states.default);

Default.test(
  'title "Shipped Orders", filter, period, zone, count, Export, and its orders newest first',
  states.isComplete,
);

/** Nothing has loaded yet. */
export const Loading = meta.story(states.loading);

Loading.test('shows title and filter while the orders load', states.isLoading);

export const Empty = meta.story(states.empty);

Empty.test('empty: "No Orders", and what would fill the list', states.isEmpty);

/** Every call after shop info fails with 500. */
export const Error = meta.story(states.error);

Error.test('shows an error with the failed call and Retry; the filter stays', states.isFailed);

export const SessionExpired = meta.story(states.sessionExpired);

SessionExpired.test('one alert "Session expired, please reload the page!"', states.isExpired);

export const ViewOnly = meta.story(states.viewOnly);

ViewOnly.test('a person without edit permission sees the orders; disabled controls say why', states.isViewOnly);

/** The store took back units of a shipped order, and the customer disputes the payment. */
export const TakenBack = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  args: { path: '/app/dashboard-v0/shippedorders?period=all&search=581324' },
  play: inOwnSituation(async ({ canvas }: { canvas: ReturnType<typeof within> }) => {
    const row = within(await canvas.findByRole('row', { name: /#581324/ }));
    row.getByRole('button', { name: /^Expand/ }).click();
    await canvas.findByRole('region', { name: 'Timeline' });
  }),
});

TakenBack.test('each line shows the state of its units, and the row shows the payment dispute', async ({ canvas }) => {
  const row = within(canvas.getByRole('row', { name: /#581324/ }));
  await expect(row.getAllByText('Payment dispute: Needs a response')[0]).toBeVisible();
  for (const note of ['1 returned', '1 refunded', '1 in exchange for a return'])
    await expect(canvas.getByText(note)).toBeVisible();
});

TakenBack.test('its timeline says what the store took back', async ({ canvas }) => {
  const timeline = canvas.getByRole('region', { name: 'Timeline' });
  for (const entry of [
    /Return #581324-R1 .* closed in the store/,
    /Refunded in the store/,
    /Payment dispute in the store/,
  ])
    await expect(within(timeline).getByText(entry)).toBeVisible();
});
