import type { BackOrderFacts } from '@hub/domain/orders/detail';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { OrderList } from '../list/OrderList.tsx';
import { anOrder, ready, storeAdminUrl, storyNow, storyTimeZone } from '../orderFixtures.ts';
import type { Loadable } from '../../data/Loadable.ts';
import { BackOrderNote, type BackOrderNoteProps } from './BackOrderNote.tsx';

const units = (sku: string, quantity: number, name = 'WHITE METAL LANTERN') => ({ sku, name, quantity });
const facts: BackOrderFacts = {
  short: [units('85123A', 6), units('84406B', 8)],
  sendable: [units('71053', 6), units('22752', 2)],
};

/** Rendered in its row, which sets width and height. */
const meta = preview.meta({
  component: BackOrderNote,
  args: { order: anOrder({ backOrderState: 1 }), facts: ready(facts) },
  render: ({ order, facts: read }: BackOrderNoteProps) => (
    <OrderList
      orders={ready([order])}
      label="Back Orders"
      timeZone={storyTimeZone}
      now={storyNow}
      storeAdminUrl={storeAdminUrl}
      expandedIds={noExpandedIds}
      onToggle={() => {}}
      renderDetail={() => null}
      renderNote={() => <BackOrderNote order={order} facts={read} />}
    />
  ),
});

const noExpandedIds: ReadonlySet<string> = new Set();

export const Default = meta.story();

Default.test('names the short SKU and how many, and what a partial release would send', async ({ canvas }) => {
  const row = await canvas.findByRole('row', { name: /#536365/ });
  await expect(row).toHaveTextContent('Short: 85123A × 6, 84406B × 8');
  await expect(row).toHaveTextContent('A partial release would send 8 units of 2 SKUs: 71053 × 6, 22752 × 2');
});

Default.test(
  'is red only for what needs a person, not for an order that waits for stock',
  async ({ canvasElement, canvas }) => {
    await canvas.findByRole('row');
    await expect(canvasElement.querySelector('[data-tone="critical"]')).toBeNull();
  },
);

/** Part of the order was released before, and the rest waits as a whole. */
export const PartlyReleased = meta.story({
  args: { order: anOrder({ backOrderState: 2, threePlStatus: 7, fulfillmentStatus: 'partial' }) },
});

PartlyReleased.test('mentions a partial release only when is_back_order is 1', async ({ canvas }) => {
  const row = await canvas.findByRole('row');
  await expect(row).toHaveTextContent('Short: 85123A × 6');
  await expect(row).not.toHaveTextContent('partial release');
});

/** No item of the order is in stock. */
export const NothingToSend = meta.story({ args: { facts: ready({ ...facts, sendable: [] }) } });

NothingToSend.test('says that a partial release would send nothing', async ({ canvas }) => {
  await expect(await canvas.findByRole('row')).toHaveTextContent('A partial release would send nothing');
});

/** The details of the order are loading. */
export const Reading = meta.story({ args: { facts: { state: 'loading' } } });

Reading.test('keeps the row at its final height while loading', async ({ canvas }) => {
  const row = await canvas.findByRole('row');
  await expect(canvas.getByText('Checking what is short')).toBeInTheDocument();
  await expect(row.offsetHeight).toBe(69);
});

Default.test('keeps the row at the same height once loaded', async ({ canvas }) => {
  await expect((await canvas.findByRole('row')).offsetHeight).toBe(69);
});

const failed: Loadable<BackOrderFacts> = { state: 'failed', message: 'The server had a problem.' };

/** The details of the order could not be loaded. */
export const NotRead = meta.story({ args: { facts: failed } });

NotRead.test('shows a loading error on its row', async ({ canvas }) => {
  const row = await canvas.findByRole('row');
  await expect(row).toHaveTextContent('We couldn’t check what is short');
  await expect(row.offsetHeight).toBe(69);
});

const wholesale: BackOrderFacts = {
  short: Array.from({ length: 40 }, (_, index) => units(`SKU-WITH-A-LONG-NAME-${index}`, 1200 + index)),
  sendable: [
    units('', 12, 'No stock code: REGENCY CAKESTAND 3 TIER, a name that goes on and on'),
    ...Array.from({ length: 60 }, (_, index) => units(`מק״ט-${index}`, 3)),
  ],
};

/** A large order is short of many products. */
export const Wholesale = meta.story({ args: { facts: ready(wholesale) } });

Wholesale.test('names the first of many SKUs and counts the others, on one line', async ({ canvas }) => {
  const row = await canvas.findByRole('row');
  await expect(row).toHaveTextContent('SKU-WITH-A-LONG-NAME-0 × 1,200');
  await expect(row).toHaveTextContent('and 37 more SKUs');
  await expect(row.offsetHeight).toBe(69);
  await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});

export const OnAPhone = meta.story({
  args: { facts: ready(wholesale) },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
});

OnAPhone.test('stacks short SKUs and release on a phone, and does not scroll sideways', async ({ canvas }) => {
  const row = await canvas.findByRole('row');
  await expect(row.offsetHeight).toBe(125);
  await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    facts: ready({
      short: [units(hostileTexts.sku, 144_000), units(hostileTexts.arabic, 26)],
      sendable: [units(hostileTexts.hebrew, 12), units(hostileTexts.sku, 8)],
    }),
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(await canvas.findByRole('row'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(await canvas.findByRole('row'));
  },
);
