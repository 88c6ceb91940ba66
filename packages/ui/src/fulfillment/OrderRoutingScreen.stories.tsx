import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { tableRows } from '../testing/tableRows.ts';
import {
  emptySample,
  failed,
  hostileLocations,
  hostileOrders,
  ready,
  storyAdminLink,
  storyControls,
  storyLocations,
  storyOrderPath,
  storyOrders,
  storyPageHeader,
  storySample,
} from './fulfillmentFixtures.tsx';
import { OrderRoutingScreen } from './OrderRoutingScreen.tsx';

const meta = preview.meta({
  component: OrderRoutingScreen,
  args: {
    pageHeader: storyPageHeader('order-routing'),
    controls: storyControls,
    locations: ready(storyLocations),
    sample: ready(storySample),
    orderPath: storyOrderPath,
    adminLink: storyAdminLink,
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test(
  'share of orders and of units by location, what the shares are of, and what is not counted',
  async ({ canvas }) => {
    await expect(tableRows(canvas, 'Where orders went')).toEqual([
      ['Location', 'Orders (share)', 'Units (share)'],
      ['Northampton warehouse', '2 (67%)', '66 (67%)'],
      ['Leeds overflow', '1 (33%)', '30 (30%)'],
      ['Unknown location (90009)', '1 (33%)', '2 (2%)'],
      ['No location', '1 (33%)', '1 (1%)'],
      ['Total', '3', '99'],
    ]);
    await expect(
      canvas.getByText(/^In shipments: 99 units of 3 orders\. .* 1 canceled or empty shipment left out\.$/),
    ).toBeVisible();
  },
);

Default.test('orders split over several locations lead to them', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Orders shipped from several locations')).toEqual([
    ['Order', 'Locations'],
    ['#581496', 'Leeds overflow, Northampton warehouse'],
  ]);
  await expect(canvas.getByRole('link', { name: '#581496' })).toHaveAttribute('href', '/app/list/1?search=%23581496');
});

Default.test('orders with units in no shipment, but for those that are closed or cancelled', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Orders still waiting for a shipment')).toEqual([
    ['Order', 'Units to send', 'Units waiting for stock'],
    ['#581587', '104', '12'],
  ]);
});

Default.test('says that no call reads or changes the rules', async ({ canvas }) => {
  await expect(canvas.getByText(/^Where your orders shipped from\./)).toBeVisible();
  await expect(canvas.queryAllByRole('button')).toEqual([]);
});

export const Loading = meta.story({ args: { sample: { state: 'loading' } } });

Loading.test('three cards say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(3);
});

export const Error = meta.story({ args: { sample: failed } });

Error.test('what happened, and Retry; no card claims anything', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(canvas.getAllByText(/^Couldn’t load this/)).toHaveLength(3);
});

export const LocationsError = meta.story({ args: { locations: failed } });

LocationsError.test('the shares stay, by id', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Where orders went').map(([name]) => name)).toEqual([
    'Location',
    'Location 72001',
    'Location 72002',
    'Location 90009',
    'No location',
    'Total',
  ]);
});

/** One order, not shipped. */
export const NothingToSay = meta.story({ args: { sample: ready({ ...storySample, figures: storyOrders.slice(4) }) } });

NothingToSay.test('each card says that there is nothing', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing has shipped in these orders yet.')).toBeVisible();
  await expect(canvas.getByText('Each of these orders ships from one location.')).toBeVisible();
  await expect(canvas.getByText(/^Every unit that has to ship is in a shipment/)).toBeVisible();
});

/** Without permission for the lists. */
export const NoLists = meta.story({ args: { orderPath: () => null } });

NoLists.test('orders are named, and nothing is a link', async ({ canvas }) => {
  await expect(
    within(canvas.getByRole('table', { name: 'Orders shipped from several locations' })).queryAllByRole('link'),
  ).toEqual([]);
});

export const Empty = meta.story({ args: { sample: ready(emptySample), isAllTime: true } });

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(canvas.getByText(/New orders from your store appear here/)).toBeVisible();
});

/** Unusual names of locations and orders. */
export const LongNames = meta.story({
  ...on320px,
  args: { locations: ready(hostileLocations), sample: ready({ ...storySample, figures: hostileOrders }) },
});

LongNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);

LongNames.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  on490px,
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);
