import { tabs } from '@hub/domain/orders';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inScenario } from '../../testing/inScenario.ts';
import { listStories } from '../../testing/listStories.ts';

/** /app/dashboard-v0/needsreview: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Orders/Needs User Review',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
  // On one page, all would share one set of mocks.
});

const states = listStories(tabs.needsReview);

export const Default = meta.story(states.default);

Default.test(
  'title "Needs User Review", filter, period, zone, count, Export, and its orders newest first',
  { tags: ['§2.80'] },
  states.isComplete,
);

/** A morning after a sale: four pages of fifty. */
export const Paged = meta.story({
  ...inScenario('review-queue-200', { pageSize: 50 }),
  args: { path: '/app/dashboard-v0/needsreview' },
  play: states.default.play,
});

Paged.test(
  'previous/next page buttons with page number; select-all checkbox "Select All Hold Orders"',
  { tags: ['§2.82'] },
  async ({ canvas, userEvent }) => {
    const pages = await canvas.findByRole('navigation', { name: 'Pages of Needs User Review' });
    await expect(within(pages).getByText('Page 1')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Select All Hold Orders/ })).toBeVisible();
    await userEvent.click(within(pages).getByRole('button', { name: 'Next page' }));
    await expect(await within(pages).findByText('Page 2')).toBeVisible();
  },
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
