import { namedLocations } from '@hub/domain/fulfillment';
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
  storyPageHeader,
  storySample,
  storyZone,
} from './fulfillmentFixtures.tsx';
import { LocationsScreen } from './LocationsScreen.tsx';

const meta = preview.meta({
  component: LocationsScreen,
  args: {
    pageHeader: storyPageHeader('locations'),
    controls: storyControls,
    locations: ready(storyLocations),
    sample: ready(storySample),
    orderPath: storyOrderPath,
    timeZone: storyZone,
    adminLink: storyAdminLink,
    isAllTime: false,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test(
  'every location with its open shipments, those that the store does not name, and those without one',
  async ({ canvas }) => {
    await expect(tableRows(canvas, 'Locations')).toEqual([
      ['Location', 'Open shipments', 'Units', 'Orders'],
      ['Northampton warehouse', '1', '6', '1'],
      ['Leeds overflow', '1', '30', '1'],
      ['Rotterdam (EU)', '0', '0', '0'],
      ['Unknown location (90009)', '1', '2', '1'],
      ['No location', '1', '1', '1'],
      ['Total', '4', '39', '3'],
    ]);
  },
);

Default.test('the oldest and the newest order with an open shipment lead to it', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Oldest and newest order with an open shipment' }));
  await expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Northampton warehouse',
    'Leeds overflow',
    'Unknown location (90009)',
    'No location',
  ]);
  await expect(table.getAllByRole('link', { name: '#581416, 2026-11-19' })[0]).toHaveAttribute(
    'href',
    '/app/list/1?search=%23581416',
  );
});

Default.test('derived, from which orders of which days; nothing can be changed, and why', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'Based on the shipments of the newest 200 of 3,561 orders (Last 30d), created from 2026-11-19 to 2026-11-20.',
    ),
  ).toBeVisible();
  await expect(canvas.getByText(/^Locations come from your store\./)).toBeVisible();
  await expect(canvas.queryAllByRole('button')).toEqual([]);
});

export const Loading = meta.story({ args: { locations: { state: 'loading' }, sample: { state: 'loading' } } });

Loading.test('both cards say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(2);
});

/** Locations are loaded, the orders still load. */
export const Reading = meta.story({
  args: { sample: ready({ ...storySample, phase: 'reading', facts: { ...storySample.facts, shownBatches: 87 } }) },
});

Reading.test('the locations are named before anything is counted, and none reads as empty', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Locations')).toEqual([
    ['Location'],
    ['Northampton warehouse'],
    ['Leeds overflow'],
    ['Rotterdam (EU)'],
  ]);
  await expect(canvas.getByText('Open shipments appear once the orders have loaded.')).toBeVisible();
});

export const LocationsError = meta.story({ args: { locations: failed } });

LocationsError.test('shipments are counted by id, and no location is called unknown', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Locations').map(([name]) => name)).toEqual([
    'Location',
    'Location 72002',
    'Location 72001',
    'Location 90009',
    'No location',
    'Total',
  ]);
  await expect(canvas.getByText('Couldn’t load your location names, so you see their IDs.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

export const OrdersError = meta.story({ args: { sample: failed } });

OrdersError.test('the locations stay, and nothing is counted', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Locations')).toHaveLength(4);
  await expect(
    within(canvas.getByRole('region', { name: 'Oldest and newest order with an open shipment' })).getByText(
      /^Couldn’t load this/,
    ),
  ).toBeVisible();
});

export const Error = meta.story({ args: { locations: failed, sample: failed } });

Error.test('one banner for the same error, with Retry', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  await expect(canvas.getAllByText(/^Couldn’t load this/)).toHaveLength(2);
});

export const Empty = meta.story({ args: { sample: ready(emptySample) } });

Empty.test('a store that has sold nothing has its locations all the same', async ({ canvas }) => {
  await expect(tableRows(canvas, 'Locations').map(([name]) => name)).toEqual([
    'Location',
    'Northampton warehouse',
    'Leeds overflow',
    'Rotterdam (EU)',
    'Total',
  ]);
  await expect(canvas.getByText(/^There are no orders in this period/)).toBeVisible();
});

/** A repeated id, a location without a name, and an unreadable one. */
export const Odd = meta.story({
  args: {
    locations: ready({
      names: namedLocations([
        { locationId: '72001', name: 'Northampton' },
        { locationId: '72001', name: 'Northampton warehouse' },
        { locationId: '72002', name: '' },
      ]),
      unreadable: 1,
    }),
  },
});

Odd.test('each id once, with all its names; what is odd is noted', async ({ canvas }) => {
  await expect(
    tableRows(canvas, 'Locations')
      .map(([name]) => name)
      .slice(1, 3),
  ).toEqual(['Northampton / Northampton warehouse', 'Location without a name (72002)']);
  await expect(
    canvas.getByText(
      '1 location came with the ID of another one. Each ID is shown once. 1 location could not be read.',
    ),
  ).toBeVisible();
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
