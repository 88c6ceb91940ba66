import { tabs } from '@hub/domain/orders';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { listStories } from '../../testing/listStories.ts';

/** /app/dashboard-v0/allorders: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Orders/All Orders',
  component: AppAt,
  parameters: { layout: 'fullscreen' },
});

const states = listStories(tabs.all);

export const Default = meta.story(states.default);

Default.test('title "All Orders", filter, period, zone, count, Export, and its orders newest first', states.isComplete);

/** Nothing has loaded yet. */
export const Loading = meta.story(states.loading);

Loading.test('shows title and filter while the orders load', states.isLoading);

export const Empty = meta.story(states.empty);

Empty.test('empty: "No Orders", and what would fill the list', { tags: ['§2.102'] }, states.isEmpty);

/** Every call after shop info fails with 500. */
export const Error = meta.story(states.error);

Error.test('shows an error with the failed call and Retry; the filter stays', states.isFailed);

export const SessionExpired = meta.story(states.sessionExpired);

SessionExpired.test('one alert "Session expired, please reload the page!"', states.isExpired);

export const ViewOnly = meta.story(states.viewOnly);

ViewOnly.test('a person without edit permission sees the orders; disabled controls say why', states.isViewOnly);
