import { stoppedFigures, type UpdateKind } from '@hub/domain/workflows';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tabs } from '@hub/domain/orders';
import { ready, storyNow, storyZone } from '../insights/insightsFixtures.ts';
import { hostileNames, hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { PeriodBar } from '../data/index.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { StoppedOrdersScreen } from './StoppedOrdersScreen.tsx';
import {
  storyNothingStopped,
  storyOrderPath,
  storyPageHeader,
  storyShipments,
  storySkuPath,
  storyStopped,
} from './workflowsFixtures.ts';

const meta = preview.meta({
  component: StoppedOrdersScreen,
  args: {
    pageHeader: storyPageHeader('orderupdate'),
    kind: 'order' as UpdateKind,
    controls: (
      <PeriodBar
        options={[{ value: 'last_30d', label: 'Last 30d' }]}
        period="last_30d"
        onChange={fn()}
        timeZone={storyZone}
        now={storyNow}
        fetchedAt={null}
      />
    ),
    stopped: ready(storyStopped),
    orderPath: storyOrderPath(tabs.errors),
    errorPath: '/app/list/5',
    allPath: '/app/workflows/allworkflows',
    skuPath: storySkuPath,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

Default.test(
  'says that no reply distinguishes these workflows from the others',
  { tags: ['§2.20'] },
  async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Orders that a workflow could not finish\. All workflows lists both kinds together\./),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all workflows' })).toHaveAttribute(
      'href',
      '/app/workflows/allworkflows',
    );
  },
);

Default.test('orders stopped by a workflow error, by cause, and what tries them again', async ({ canvas }) => {
  await expect(canvas.getByText(/^Based on the Errors list: 3 of its 34 orders \(Last 30d\)\./)).toBeVisible();
  await expect(canvas.getByText(/^To try an order again, open it in Errors and choose “Run now”\./)).toBeVisible();
  const table = within(canvas.getByRole('table', { name: 'Orders stopped by a workflow error' }));
  await expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual(['Not enough stock at any location2#581432', 'Order amount is above the limit of the workflow1#580043']);
  await expect(table.getByRole('link', { name: '#581432' })).toHaveAttribute('href', '/app/list/5?order=581432');
  await expect(canvas.getByRole('link', { name: 'See all orders in Errors' })).toHaveAttribute('href', '/app/list/5');
});

Default.test('the SKUs that the errors name, with what they require', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'SKUs in these errors' }));
  await expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'SKUOrdersRequire',
    '85123A218',
    '224231Not given',
  ]);
  await expect(table.getByRole('link', { name: '85123A' })).toHaveAttribute('href', '/app/list/5?search=85123A');
});

/** The tab of shipments that could not be made. */
export const Shipments = meta.story({
  args: { pageHeader: storyPageHeader('shipmentupdate'), kind: 'shipment', stopped: ready(storyShipments) },
});

Shipments.test('shipment and 3PL API errors by cause, each with its label', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'Orders stopped by a shipment or 3PL API error' }));
  await expect(table.getAllByRole('rowheader').map((row) => row.textContent)).toEqual([
    'Shipment Error: No rate found for this weight and country',
    '3PL API Error: Invalid postcode for the destination country',
  ]);
  await expect(canvas.getByText(/choose “Run Shipment Workflows” or “Move to Open”/)).toBeVisible();
  await expect(canvas.queryByRole('region', { name: 'SKUs in these errors' })).toBeNull();
});

/** For staff who may not view the lists of orders. */
export const WithoutLists = meta.story({ args: { orderPath: () => null, errorPath: null, skuPath: () => null } });

WithoutLists.test('no link leads to a list', async ({ canvas }) => {
  await expect(
    canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('/app/list')),
  ).toEqual([]);
});

export const Loading = meta.story({ args: { stopped: { state: 'loading' } } });

Loading.test('both cards say that they load', async ({ canvas }) => {
  await expect(canvas.getAllByRole('status', { name: /^Loading/ })).toHaveLength(2);
});

export const Empty = meta.story({ args: { stopped: ready(storyNothingStopped) } });

Empty.test('is good news in words', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      /^No orders stopped by a workflow error in this period\. Based on the Errors list: 0 of its 34 orders/,
    ),
  ).toBeVisible();
  await expect(canvas.getByText('These errors name no SKU.')).toBeVisible();
});

export const NoneReadable = meta.story({
  args: { stopped: ready({ ...storyNothingStopped, listed: 0, unreadable: 120 }) },
});

NoneReadable.test('whether an order that cannot be read is stopped is not known', async ({ canvas }) => {
  await expect(
    canvas.getByText(
      'No stopped orders among those we could read. 120 orders could not be read, so this report leaves them out.',
    ),
  ).toBeVisible();
  await expect(canvas.queryByText(/^No orders stopped by/)).toBeNull();
});

export const Error = meta.story({
  args: {
    stopped: {
      state: 'failed',
      message: 'The server had a problem.',
      detail: 'GET /list-order · status 500',
      onRetry: fn(),
    },
  },
});

Error.test('what happened, with Retry', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText(/GET \/list-order · status 500/)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.stopped.state === 'failed' && args.stopped.onRetry).toHaveBeenCalledOnce();
});

/** Each message names its order, so that all differ. */
export const ManyCauses = meta.story({
  args: {
    stopped: ready({
      ...storyStopped,
      figures: {
        orders: 120,
        skus: [],
        causes: Array.from({ length: 120 }, (_, index) => ({
          key: `${index}`,
          label: 'Workflows Error',
          message: `Order ${index} has no route`,
          orders: 1,
          newest: { orderId: `${index}`, orderName: `#${index}` },
        })),
      },
    }),
  },
});

ManyCauses.test('a hundred at first, the rest by a button, by keyboard alone', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(100);
  canvas.getByRole('button', { name: /^Show 20 more/ }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(120);
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.getByRole('group', { name: 'Orders stopped by a workflow error' })).toHaveFocus();
});

const hostileOrderNames = [hostileTexts.arabic, hostileTexts.sku, hostileTexts.emoji];
const hostileCauses = [...hostileNames, hostileTexts.error].map((message, index) => ({
  key: message,
  label: 'Shipment Error',
  message,
  orders: hostileOrderNames.slice(index % 3).map((orderName) => ({ orderId: orderName, orderName })),
}));

/** Unusual errors, order names and SKUs. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    stopped: ready({
      ...storyStopped,
      figures: stoppedFigures(hostileCauses, [
        [hostileTexts.sku, ...hostileNames].map((sku) => ({ sku, require: 144_000 })),
      ]),
    }),
  },
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

/** The cause follows the error list's label. */
export const LongNamesOfShipments = LongNames.extend({
  args: { pageHeader: storyPageHeader('shipmentupdate'), kind: 'shipment' as UpdateKind },
});

LongNamesOfShipments.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvasElement }) => {
    await expectReadable(canvasElement);
  },
);
