import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileLineItems } from '../hostileOrderFixtures.ts';
import { aFulfillment, aLineItem, anOrder, anOrderDetail, manyLineItems } from '../orderFixtures.ts';
import { StockFacts } from './StockFacts.tsx';

const short = [
  aLineItem({ threePlStatus: 3 }),
  aLineItem({ lineItemId: '2', sku: '71053', name: 'WHITE METAL LANTERN' }),
  aLineItem({
    lineItemId: '3',
    sku: '22752',
    name: 'SET 7 BABUSHKA NESTING BOXES',
    quantity: 2,
    fulfillableQuantity: 2,
  }),
];

const meta = preview.meta({
  component: StockFacts,
  args: { order: anOrder({ backOrderState: 1 }), detail: anOrderDetail({ lineItems: short }) },
});

export const Default = meta.story();

Default.test('names each SKU that is short and how many, and what a partial release would send', async ({ canvas }) => {
  const facts = canvas.getByRole('region', { name: 'Waiting for stock' });
  await expect(facts).toHaveTextContent('Short 6 units of 1 SKU');
  await expect(facts).toHaveTextContent('A partial release would send 8 units of 2 SKUs');
  await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '85123A × 6',
    '71053 × 6',
    '22752 × 2',
  ]);
});

/** Four of the six units were shipped before. */
export const PartlyReleased = meta.story({
  args: {
    order: anOrder({ backOrderState: 2, threePlStatus: 7 }),
    detail: anOrderDetail({ lineItems: short, fulfillments: [aFulfillment({ quantity: 4 })] }),
  },
});

PartlyReleased.test(
  'no longer counts shipped units as short, and offers no partial release when there is none',
  async ({ canvas }) => {
    const facts = canvas.getByRole('region', { name: 'Waiting for stock' });
    await expect(facts).toHaveTextContent('85123A × 2');
    await expect(facts).not.toHaveTextContent('partial release');
  },
);

/** A large order is short of many products. */
export const Wholesale = meta.story({
  args: {
    detail: anOrderDetail({
      lineItems: manyLineItems(200).map((item, index) => ({ ...item, sku: `${item.sku}-${index}`, threePlStatus: 3 })),
    }),
  },
});

Wholesale.test('opens a long list on request', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  await expect(canvas.getByText('nothing')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /Show all 200/ }));
  await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
});

/** Everything that the order needs is in stock. */
export const NothingShort = meta.story({ args: { detail: anOrderDetail() } });

NothingShort.test('renders nothing for an order that waits for nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

/** The order is closed. */
export const Closed = meta.story({ args: { order: anOrder({ backOrderState: 1, closedAt: '2011-12-09T12:00:00Z' }) } });

Closed.test('renders nothing for a closed order', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    detail: anOrderDetail({
      lineItems: hostileLineItems.map((item, index) => (index < 3 ? { ...item, threePlStatus: 3 } : item)),
    }),
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region'));
  },
);
