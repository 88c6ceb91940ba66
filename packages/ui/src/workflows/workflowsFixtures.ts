import { type PageHeaderProps } from '../layout/index.ts';
import { stoppedFigures, type WorkflowFigures, workflowFigures } from '@hub/domain/workflows';
import { storySample } from '../insights/insightsFixtures.ts';
import { type OrderPath, type SampleState } from '../data/index.ts';
import type { StoppedOrders } from './StoppedOrdersScreen.tsx';

export const storyPageHeader = (slug: string): PageHeaderProps => ({
  title: 'Workflows',
  tabs: [
    { title: 'All workflows', path: '/app/workflows/allworkflows' },
    { title: 'Order update', path: '/app/workflows/orderupdate' },
    { title: 'Shipment update', path: '/app/workflows/shipmentupdate' },
  ],
  current: `/app/workflows/${slug}`,
});

/** Path of an order in a stage's list. */
export const storyOrderPath =
  (tab: number): OrderPath =>
  ({ orderId }) =>
    `/app/list/${tab}?order=${orderId}`;

/** Path of a SKU's orders in error; null without permission. */
export const storySkuPath = (sku: string): string | null => `/app/list/5?search=${sku}`;

/** Four orders, newest first. */
export const storyFigures: WorkflowFigures = workflowFigures(
  [
    {
      order: order(581_587),
      triggered: ['Pack fragile goods apart'],
      eligible: ['Christmas packaging'],
      clicks: ['Run Product Workflows'],
    },
    {
      order: order(581_586),
      triggered: ['Pack fragile goods apart', 'Tag wholesale customers'],
      eligible: [],
      clicks: ['Run Product Workflows', 'Run Product Workflows'],
    },
    {
      order: order(581_585),
      triggered: [],
      eligible: ['Christmas packaging', 'Merge orders of one customer'],
      clicks: [],
    },
    { order: order(581_584), triggered: [''], eligible: [], clicks: [] },
  ],
  ['Run Product Workflows', 'Run Shipment Workflows', 'Run now'],
);

/** 200 of 3,561 orders, all read; stories override. */
export const storyWorkflows: SampleState<WorkflowFigures> = { ...storySample, figures: storyFigures };

export const storyStopped: StoppedOrders = {
  figures: stoppedFigures(
    [
      {
        key: 'stock',
        label: 'Workflows Error',
        message: 'Not enough stock at any location',
        orders: [order(581_432), order(581_211)],
      },
      {
        key: 'amount',
        label: 'Workflows Error',
        message: 'Order amount is above the limit of the workflow',
        orders: [order(580_043)],
      },
    ],
    [
      [
        { sku: '85123A', require: 6 },
        { sku: '22423', require: null },
      ],
      [{ sku: '85123A', require: 12 }],
      [{ sku: null, require: null }],
    ],
  ),
  listed: 34,
  unreadable: 0,
  gap: null,
  period: 'Last 30d',
};

export const storyShipments: StoppedOrders = {
  ...storyStopped,
  figures: stoppedFigures(
    [
      {
        key: 'rate',
        label: 'Shipment Error',
        message: 'No rate found for this weight and country',
        orders: [order(581_579), order(581_454)],
      },
      {
        key: 'postcode',
        label: '3PL API Error',
        message: 'Invalid postcode for the destination country',
        orders: [order(580_956)],
      },
    ],
    [],
  ),
};

/** An error list without errors of this kind. */
export const storyNothingStopped: StoppedOrders = { ...storyStopped, figures: stoppedFigures([], []) };

function order(number: number) {
  return { orderId: String(number), orderName: `#${number}` };
}
