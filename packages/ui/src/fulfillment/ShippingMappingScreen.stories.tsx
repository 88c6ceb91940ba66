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
import { ShippingMappingScreen } from './ShippingMappingScreen.tsx';

const meta = preview.meta({
  component: ShippingMappingScreen,
  args: {
    pageHeader: storyPageHeader('shipping-mapping'),
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

Default.test('shipments by delivery status, with units and those without a tracking number', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Shipments by delivery status')).toEqual([
    ['Status', 'Shipments', 'Units', 'No tracking number'],
    ['Delivered', '1', '60', '0'],
    ['Tracking Added', '1', '30', '1'],
    ['In transit', '1', '6', '0'],
    ['Canceled', '1', '6', '0'],
    ['Label printed', '1', '2', '0'],
    ['Failure', '1', '1', '0'],
    ['Total', '6', '105', '1'],
  ]);
});

Default.test('of one location', async ({ canvas, userEvent }) => {
  const choice = canvas.getByRole('combobox', { name: 'Location' });
  await expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All locations', 'Northampton warehouse', 'Leeds overflow', 'Unknown location (90009)', 'No location']);
  await userEvent.selectOptions(choice, 'Northampton warehouse');
  await expect(tableRows(canvas, 'Shipments by delivery status').map(([status]) => status)).toEqual([
    'Status',
    'Delivered',
    'In transit',
    'Canceled',
    'Total',
  ]);
  await userEvent.selectOptions(choice, 'No location');
  await expect(tableRows(canvas, 'Shipments by delivery status')).toContainEqual(['Failure', '1', '1', '0']);
});

Default.test('shipments without a tracking number lead to their orders', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Shipments without a tracking number')).toEqual([
    ['Shipment', 'Location', 'Status'],
    ['#581496.2', 'Leeds overflow', 'Tracking Added'],
  ]);
  await expect(canvas.getByRole('link', { name: '#581496.2' })).toHaveAttribute('href', '/app/list/1?search=%23581496');
});

Default.test('says that nothing maps shipping methods', { tags: ['§2.28'] }, async ({ canvas }) => {
  await expect(
    canvas.getByText(
      /^Where your shipments are now, by delivery status\. Set up shipping methods and carriers in your store admin/,
    ),
  ).toBeVisible();
  await expect(canvas.queryAllByRole('button')).toEqual([]);
});

export const Loading = meta.story({ args: { locations: { state: 'loading' }, sample: { state: 'loading' } } });

Loading.test('both cards say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(2);
});

export const LocationsError = meta.story({ args: { locations: failed } });

LocationsError.test('the shipments stay, labelled with their ids', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Shipments without a tracking number')[1]).toEqual([
    '#581496.2',
    'Location 72002',
    'Tracking Added',
  ]);
});

export const Error = meta.story({ args: { sample: failed } });

Error.test('what happened, and Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(canvas.getAllByText(/^Couldn’t load this/)).toHaveLength(2);
});

/** There are orders in the period, and none has been shipped. */
export const NothingShipped = meta.story({
  args: { sample: ready({ ...storySample, figures: storyOrders.slice(0, 1) }) },
});

NothingShipped.test('says so, and that nothing lacks a number', async ({ canvas }) => {
  await expect(canvas.getByText('No shipments in these orders yet.')).toBeVisible();
  await expect(canvas.getByText('Every shipment has a tracking number.')).toBeVisible();
});

/** More untracked shipments than are listed. */
export const Many = meta.story({
  args: {
    sample: ready({
      ...storySample,
      figures: Array.from({ length: 30 }, (_, index) => ({
        ...storyOrders[1],
        orderId: String(index),
        orderName: `#${index}`,
        createdAt: null,
        isFinal: false,
        toSend: 0,
        short: 0,
        shipments: (storyOrders[1]?.shipments ?? []).map((shipment) => ({
          ...shipment,
          name: `#${index}.${shipment.name.at(-1)}`,
        })),
      })),
    }),
  },
});

Many.test('the newest twenty, and how many there are', async ({ canvas }) => {
  await expect(canvas.getByText('Showing the newest 20 of 30 shipments.')).toBeVisible();
  await expect(tableRows(canvas, 'Shipments without a tracking number')).toHaveLength(21);
});

export const Empty = meta.story({ args: { sample: ready(emptySample) } });

Empty.test('says what would show something', async ({ canvas }) => {
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
});

/** Unusual locations, shipments and statuses. */
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
