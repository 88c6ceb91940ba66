import { orderEvent } from '@hub/domain/events';
import type { OrderDetail } from '@hub/domain/orders/detail';
import { Button, ButtonGroup } from '@shopify/polaris';
import { expect, fn, spyOn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileDetail, hostileLocations, hostileOrder } from '../hostileOrderFixtures.ts';
import {
  aFulfillment,
  aLineItem,
  anOrder,
  anOrderDetail,
  aTimelineEntry,
  manyLineItems,
  ready,
  storyLocations,
  storyTimeZone,
} from '../orderFixtures.ts';
import { OrderDetailPanel } from './OrderDetailPanel.tsx';

const postage = aLineItem({
  lineItemId: '536370-20',
  name: 'POSTAGE',
  sku: 'POST',
  quantity: 3,
  fulfillableQuantity: 0,
  price: 18,
  virtualItem: 2,
  productWeight: '',
});
const lantern = aLineItem({
  lineItemId: '536365-2',
  name: 'WHITE METAL LANTERN',
  sku: '71053',
  price: 3.39,
  quantity: 6,
  fulfillableQuantity: 4,
  productWeight: '0.8',
});
const hanger = aLineItem({
  lineItemId: '536365-3',
  name: 'CREAM CUPID HEARTS COAT HANGER',
  sku: '84406B',
  quantity: 8,
  price: 2.75,
  threePlStatus: 3,
  productWeight: '',
});
const bottle = aLineItem({
  lineItemId: '536365-4',
  name: 'KNITTED UNION FLAG HOT WATER BOTTLE',
  sku: '84029G',
  price: 3.39,
  isCancelled: true,
});
const boxes = aLineItem({
  lineItemId: '536365-6',
  name: 'SET 7 BABUSHKA NESTING BOXES',
  sku: '22752',
  quantity: 2,
  fulfillableQuantity: 2,
  price: 7.65,
});

/** One item per section and two shipments; one has part of an item. */
const everything: OrderDetail = {
  lineItems: [aLineItem(), lantern, hanger, bottle, boxes, postage],
  fulfillments: [
    aFulfillment({ shipmentStatus: 'delivered' }),
    aFulfillment({
      name: '#536365.2',
      fulfillmentId: '9002',
      lineItemId: '536365-2',
      quantity: 2,
      trackingNumber: '1Z999AA10123456784',
      shipmentStatus: null,
      locationId: '77',
    }),
  ],
  eligibleFlows: [{ name: 'Express for France' }, { name: 'Hold wholesale over £5,000' }],
  triggeredFlows: [{ name: 'Gift wrap on orders over £100' }, { name: 'Split back orders' }],
  timeline: [
    aTimelineEntry(),
    aTimelineEntry({ message: 'Run Product Workflows clicked by Amira', createdAt: '2011-12-09T09:10:00Z' }),
    aTimelineEntry({ message: 'Sent to Milton Keynes warehouse', createdAt: '2011-12-09T08:40:00Z' }),
  ],
};

const meta = preview.meta({
  component: OrderDetailPanel,
  args: {
    order: anOrder(),
    detail: ready(anOrderDetail()),
    locations: storyLocations,
    timeZone: storyTimeZone,
    currency: 'GBP',
  },
});

export const Default = meta.story();

Default.test('shows the Total Items and Total Shipments counts', { tags: ['§2.93'] }, async ({ canvas }) => {
  await expect(canvas.getByText('Total Items').nextSibling).toHaveTextContent('7');
  await expect(canvas.getByText('Total Shipments').nextSibling).toHaveTextContent('0');
});

Default.test('shows "Flow Triggered" with quoted flow names', { tags: ['§2.94'] }, async ({ canvas }) => {
  await expect(canvas.getByText('Flow Triggered "Gift wrap on orders over £100"')).toBeVisible();
});

Default.test('shows the product weight 00 when empty', { tags: ['§2.103'] }, async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /CREAM CUPID HEARTS COAT HANGER/ })).toHaveTextContent(/00$/);
});

/** The order has something in every section. */
export const Everything = meta.story({
  args: {
    detail: ready(everything),
    actions: (
      <ButtonGroup>
        <Button variant="primary">Ship Now</Button>
        <Button>Close Order</Button>
      </ButtonGroup>
    ),
  },
});

/** The server sends where the order goes, how to reach its customer, and what they wrote. */
export const WithCustomer = meta.story({
  args: {
    detail: ready(
      anOrderDetail({
        shipTo: {
          name: 'Ada Byron',
          company: 'Analytical Engines',
          address1: '12 Mill Lane',
          address2: '',
          city: 'Springfield',
          state: 'IL',
          postcode: '62704',
          country: 'US',
          email: 'ada.byron@example.com',
          phone: '+1 217 555 0100',
        },
        note: 'Ring twice.\nThe dog is friendly.',
        attributes: [{ key: 'Delivery date', value: '2011-12-24' }],
      }),
    ),
  },
});

WithCustomer.test('writes the address as its country does, and copies each part', async ({ canvas, userEvent }) => {
  const section = within(canvas.getByRole('region', { name: 'Ship to' }));
  await expect(section.getByRole('button', { name: 'Copy: address' }).previousSibling).toHaveTextContent(
    'Ada ByronAnalytical Engines12 Mill LaneSpringfield, IL 62704United States',
  );
  await expect(section.getByRole('link', { name: 'ada.byron@example.com' })).toHaveAttribute(
    'href',
    'mailto:ada.byron%40example.com',
  );
  await expect(section.getByRole('link', { name: '+1 217 555 0100' })).toHaveAttribute('href', 'tel:+12175550100');
  await expect(section.getByText(/Ring twice/)).toBeVisible();
  await expect(section.getByText('Delivery date').nextSibling).toHaveTextContent('2011-12-24');

  const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(section.getByRole('button', { name: 'Copy: address' }));
  await expect(copied).toHaveBeenCalledWith(
    'Ada Byron\nAnalytical Engines\n12 Mill Lane\nSpringfield, IL 62704\nUnited States',
  );
  await expect(await section.findByRole('button', { name: 'Copied: address' })).toBeVisible();
});

/** The country is spelled as in the store's file, and no address rule exists for it. */
export const WithUnknownCountry = meta.story({
  args: {
    detail: ready(
      anOrderDetail({
        shipTo: { address1: '1 Rue Royale', city: 'Gustavia', state: 'SB', postcode: '97133', country: 'Saint Barts' },
      }),
    ),
  },
});

WithUnknownCountry.test('leaves out no part of the address', async ({ canvas }) => {
  const section = within(canvas.getByRole('region', { name: 'Ship to' }));
  await expect(section.getByRole('button', { name: 'Copy: address' }).previousSibling).toHaveTextContent(
    '1 Rue RoyaleGustaviaSB97133Saint Barts',
  );
});

/** Only postcode and country are known, as for an order of a file. */
export const WithPostcodeOnly = meta.story({
  args: { detail: ready(anOrderDetail({ shipTo: { postcode: 'NN4 8AB', country: 'United Kingdom' } })) },
});

WithPostcodeOnly.test('shows what there is and no empty lines', async ({ canvas }) => {
  const section = within(canvas.getByRole('region', { name: 'Ship to' }));
  await expect(section.getByRole('button', { name: 'Copy: address' }).previousSibling).toHaveTextContent(
    'NN4 8ABUnited Kingdom',
  );
  await expect(section.queryByRole('link')).toBeNull();
});

/** The order is held until a certain time, and the store sends facts about it. */
export const Held = meta.story({
  args: {
    order: anOrder({
      stage: 'hold',
      stageReason: 'Held by Robin Carter',
      holdUntil: '2011-12-12T09:00:00Z',
      paymentStatus: 'PARTIALLY_PAID',
      deliveryMethod: 'SHIPPING',
      risk: 'ACCEPT',
    }),
    actions: <Button>Move to Open</Button>,
  },
});

Held.test('says above its actions why it waits and until when', async ({ canvas }) => {
  const standing = canvas.getByRole('region', { name: 'On hold' });
  await expect(standing).toHaveTextContent('On hold until Dec 12, 9:00 AM');
  await expect(standing).toHaveTextContent('Held by Robin Carter');
});

Held.test('names the facts that the store sends, even usual ones', async ({ canvas }) => {
  for (const fact of ['Payment status: Partially paid', 'Delivery method: Shipping', 'Fraud risk: Low'])
    await expect(canvas.getByText(fact)).toBeVisible();
});

/** Part of the order ships; the store holds back another part, and another location ships the rest. */
export const PartlyKeptInStore = meta.story({
  args: {
    order: anOrder({ stage: 'open' }),
    detail: ready(
      anOrderDetail({
        storeRest: [
          { units: 2, event: orderEvent('heldInStore', { holds: [{ reason: 'OTHER', note: 'Engrave it' }] }) },
          { units: 1, event: orderEvent('scheduledInStore', { until: '2011-12-20T09:00:00Z' }) },
          { units: 4, event: orderEvent('shippedElsewhere', { by: ['Harbour store'] }) },
        ],
      }),
    ),
    release: <Button>Release hold in store</Button>,
  },
});

PartlyKeptInStore.test(
  'says what of it is not sent now, why and until when, and offers the release',
  async ({ canvas }) => {
    const standing = canvas.getByRole('region', { name: 'Not sent now' });
    await expect(standing).toHaveTextContent(/2 units: Held in the store: .?Engrave it/);
    await expect(standing).toHaveTextContent('1 unit: Scheduled in the store for 2011-12-20 09:00 UTC');
    await expect(standing).toHaveTextContent(/4 units: Not shipped by this app: .?Harbour store/);
    await expect(within(standing).getByRole('button', { name: 'Release hold in store' })).toBeVisible();
  },
);

/** The customer disputes the payment before the order has left. */
export const Disputed = meta.story({
  args: {
    order: anOrder({
      stage: 'needsReview',
      stageReason: 'Payment dispute: the bank is waiting for your response',
      paymentStatus: 'PAID',
      dispute: 'NEEDS_RESPONSE',
    }),
    actions: <Button>Move to Open</Button>,
  },
});

Disputed.test('says why it waits, and where the dispute stands', async ({ canvas }) => {
  const reason = 'Payment dispute: the bank is waiting for your response';
  await expect(canvas.getByRole('region', { name: 'Needs review' })).toHaveTextContent(reason);
  await expect(canvas.getByText('Payment dispute: Needs a response')).toBeVisible();
});

Everything.test(
  'has Cancelled Items, Non Shippable Items, Back Order Items, Non Shiped Items, one box per shipment, and a Timeline',
  { tags: ['§2.96'] },
  async ({ canvas }) => {
    const headings = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Cancelled Items',
      'Non Shippable Items',
      'Back Order Items',
      'Non Shiped Items',
      'Shipment: #536365-1',
      'Shipment: #536365-2',
      'New Workflows Are Eligible For This Order',
      'Timeline',
    ]);
  },
);

Everything.test(
  'titles it "Shipment: name" with dot replaced by dash; shows Location name or N/A, delivery status badge or "Tracking Added"',
  { tags: ['§2.98', '§2.99'] },
  async ({ canvas }) => {
    const first = canvas.getByRole('region', { name: 'Shipment: #536365-1' });
    await expect(first).toHaveTextContent('Location Milton Keynes warehouse');
    await expect(first).toHaveTextContent('Delivered');
    await expect(first).toHaveTextContent('JD014600006536365001');
    const second = canvas.getByRole('region', { name: 'Shipment: #536365-2' });
    await expect(second).toHaveTextContent('Location N/A');
    await expect(second).toHaveTextContent('Tracking Added');
  },
);

Everything.test(
  "shows a partly shipped item in its shipment's box, with the remainder noted there",
  async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Shipment: #536365-2' });
    const lantern = within(box).getByRole('row', { name: /WHITE METAL LANTERN/ });
    await expect(lantern).toHaveTextContent('4 of 6 still to be shipped');
  },
);

Everything.test(
  'lists eligible flow names under "New Workflows Are Eligible For This Order"',
  { tags: ['§2.95'] },
  async ({ canvas }) => {
    const flows = canvas.getByRole('region', { name: 'New Workflows Are Eligible For This Order' });
    await expect(
      within(flows)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Express for France', 'Hold wholesale over £5,000']);
  },
);

Everything.test(
  'sorts the timeline newest first, with message plus created_at',
  { tags: ['§2.100'] },
  async ({ canvas }) => {
    const timeline = canvas.getByRole('region', { name: 'Timeline' });
    const entries = within(timeline)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(entries).toEqual([
      'Run Product Workflows clicked by Amira2011-12-09 09:10:00 AM',
      'Sent to Milton Keynes warehouse2011-12-09 08:40:00 AM',
      'Order received from the store2011-12-09 08:26:05 AM',
    ]);
  },
);

Everything.test('has step indicator 1 if eligible new workflows exist', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Progress' }).querySelector('[aria-current="step"]')).toHaveTextContent(
    '1',
  );
});

/** Everything in the order is shipped. */
export const NothingLeftToShip = meta.story({
  args: {
    detail: ready(
      anOrderDetail({
        lineItems: [aLineItem({ fulfillableQuantity: 0 })],
        fulfillments: [aFulfillment({ shipmentStatus: 'delivered' })],
      }),
    ),
  },
});

NothingLeftToShip.test('has step indicator 3 when none are unshipped', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Progress' }).querySelector('[aria-current="step"]')).toHaveTextContent(
    '3',
  );
});

/** The server maps shipping methods and supports tags. */
export const TagsAndShipping = meta.story({
  args: {
    detail: ready(
      anOrderDetail({
        tags: ['gift', 'wholesale'],
        shipping: { method: 'International tracked', service: null, isMapped: false },
      }),
    ),
  },
});

TagsAndShipping.test('shows its tags, and that its shipping method isn’t mapped', async ({ canvas }) => {
  await expect(canvas.getByText('Tags: gift, wholesale')).toBeVisible();
  await expect(
    canvas.getByText('Shipping: International tracked, which isn’t mapped to a service of your 3PL yet'),
  ).toBeVisible();
});

/** Two 3PLs ship parts of the order. */
export const SeveralWarehouses = meta.story({
  args: {
    detail: ready(
      anOrderDetail({
        warehouseParts: [
          { provider: 'Shipbob', units: 4, state: 'sent' },
          { provider: 'Shipwire', units: 2, state: 'refused' },
        ],
      }),
    ),
  },
});

SeveralWarehouses.test('shows which 3PL has which part', async ({ canvas }) => {
  await expect(canvas.getByText('4 units at Shipbob: sent')).toBeVisible();
  await expect(canvas.getByText('2 units at Shipwire: refused')).toBeVisible();
});

/** The 3PL is asked to change the order. */
export const ChangesAtWarehouse = meta.story({
  args: {
    detail: ready(
      anOrderDetail({
        warehouseParts: [
          {
            provider: 'Shipbob',
            units: 4,
            state: 'sent',
            request: { wanted: 'removal', items: [{ name: 'White mug', quantity: 2 }], state: 'asking', words: '' },
          },
          {
            provider: 'Shipwire',
            units: 2,
            state: 'sent',
            request: { wanted: 'hold', items: [], state: 'tooLate', words: 'The order is being packed.' },
          },
        ],
      }),
    ),
  },
});

ChangesAtWarehouse.test('says what the 3PL is asked for, and when it was too late', async ({ canvas }) => {
  await expect(canvas.getByText('Waiting for Shipbob to take out 2 × White mug.')).toBeVisible();
  await expect(canvas.getByText(/Too late to hold this order: .*Shipwire.* is already shipping it\./)).toBeVisible();
});

/** No workflow has run on the order. */
export const FlowNotTriggered = meta.story({ args: { detail: ready(anOrderDetail({ triggeredFlows: [] })) } });

FlowNotTriggered.test('shows "Flow Not Triggered" otherwise', { tags: ['§2.94'] }, async ({ canvas }) => {
  await expect(canvas.getByText('Flow Not Triggered')).toBeVisible();
});

/** A workflow stopped the order. */
export const WorkflowErrors = meta.story({
  args: {
    order: anOrder({
      threePlStatus: 3,
      workflowErrors: [
        { message: 'Not enough stock at Milton Keynes warehouse', sku: '85123A', quantity: 6, type: 'sku_error' },
        { message: 'Order amount is above the limit of £5,000', sku: '71053', quantity: 6, type: 'order_amount_error' },
      ],
    }),
  },
});

WorkflowErrors.test(
  'shows workflow errors with message, sku and qty (qty labeled Require), and type order_amount_error with only the message',
  { tags: ['§2.105'] },
  async ({ canvas }) => {
    const problems = within(canvas.getByRole('region', { name: 'Why this order is stopped' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(problems).toEqual([
      'Not enough stock at Milton Keynes warehouseSKU 85123ARequire 6',
      'Order amount is above the limit of £5,000',
    ]);
  },
);

export const ShipmentError = meta.story({
  args: {
    order: anOrder({ threePlStatus: 5, errorType: 1, shipmentError: 'The address was not accepted: postcode missing' }),
  },
});

ShipmentError.test('shows "3PL API Error" when error_type is 1', async ({ canvas }) => {
  const problems = canvas.getByRole('region', { name: 'Why this order is stopped' });
  await expect(problems).toHaveTextContent('3PL API Error');
  await expect(problems).toHaveTextContent('The address was not accepted: postcode missing');
});

/** The server knows the order but has no details. */
export const Nothing = meta.story({
  args: {
    detail: ready<OrderDetail>({
      lineItems: [],
      fulfillments: [],
      eligibleFlows: [],
      triggeredFlows: [],
      timeline: [],
    }),
  },
});

Nothing.test('shows "No data..." if there is nothing', { tags: ['§2.101'] }, async ({ canvas }) => {
  await expect(canvas.getByText('No data...')).toBeVisible();
});

/** A wholesale order has more than a thousand lines. */
export const LongestOfTheYear = meta.story({ args: { detail: ready(anOrderDetail({ lineItems: manyLineItems() })) } });

LongestOfTheYear.test('shows the first of 1,114 lines, and all of them on request', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
  await userEvent.click(canvas.getByRole('button', { name: 'Show all 1,114 Non Shiped Items' }));
  await expect(canvas.getByRole('table', { name: 'Non Shiped Items' }).querySelectorAll('tbody tr')).toHaveLength(1114);
  await expect(document.activeElement?.closest('tr')).toBe(
    canvas.getByRole('table', { name: 'Non Shiped Items' }).querySelectorAll('tbody tr')[20],
  );
});

/** The order has a very long history. */
export const LongTimeline = meta.story({
  args: {
    detail: ready(
      anOrderDetail({
        timeline: Array.from({ length: 64 }, (_, index) =>
          aTimelineEntry({
            message: `Workflow run ${index + 1} changed nothing`,
            createdAt: new Date(Date.parse('2011-12-09T08:26:05Z') + index * 60_000).toISOString(),
          }),
        ),
      }),
    ),
  },
});

LongTimeline.test('shows the newest entries of a long timeline first', async ({ canvas }) => {
  const entries = within(canvas.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
  await expect(entries).toHaveLength(10);
  await expect(entries[0]).toHaveTextContent('Workflow run 64');
});

/** The order has statuses that the app does not know, and names with markup. */
export const UnusualTexts = meta.story({
  args: {
    detail: ready<OrderDetail>({
      lineItems: [
        aLineItem({
          name:
            'SET OF 36 HAND-PAINTED CHRISTMAS TREE DECORATIONS IN A VINTAGE WOODEN PRESENTATION BOX WITH RIBBON AND ' +
            'GREETING CARD (ENGLISH/FRENCH)',
          sku: 'GIFTWARE-2011-XMAS-0000000000000085123-A',
          quantity: 144_000,
          price: 1234567.89,
          productWeight: '12000.5',
        }),
        aLineItem({ lineItemId: '2', name: 'מחזיק נר בצורת לב', sku: '85123A' }),
        aLineItem({ lineItemId: '3', name: '🎁 Surprise box 👨‍👩‍👧‍👦', sku: '🎁-1', price: 0 }),
        aLineItem({ lineItemId: '4', name: '', sku: '', price: null, productWeight: '' }),
        aLineItem({ lineItemId: '5', name: '<img src=x onerror=alert(1)>' }),
      ],
      fulfillments: [
        aFulfillment({
          name: '#WHOLESALE-EU-2011-000536365-REPLACEMENT-B.1',
          lineItemId: '5',
          shipmentStatus: 'lost_in_the_post',
          trackingNumber: 'JD0146000065363650010000000000000000000000000000012345',
        }),
      ],
      eligibleFlows: [
        {
          name: 'Route everything that weighs more than 30 kg and goes to an island through the partner with the ferry',
        },
      ],
      triggeredFlows: [],
      timeline: [
        aTimelineEntry({ createdAt: null }),
        aTimelineEntry({ message: 'הזמנה נשלחה', createdAt: 'yesterday' }),
      ],
    }),
  },
});

UnusualTexts.test('shows unknown enum values as they are', async ({ canvas }) => {
  await expect(canvas.getByText('lost_in_the_post')).toBeVisible();
});

UnusualTexts.test('renders text nodes only, and no raw HTML anywhere', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await expect(canvasElement.querySelector('img')).toBeNull();
});

export const OnAPhone = meta.story({
  args: { ...Everything.input.args },
  decorators: [
    (Story) => (
      <div style={{ width: 256 }}>
        <Story />
      </div>
    ),
  ],
});

OnAPhone.test('shows actions, then items, then timeline on a phone', async ({ canvas }) => {
  const top = (element: Element) => element.getBoundingClientRect().top;
  const tops = [
    canvas.getByRole('button', { name: 'Ship Now' }),
    canvas.getByText('Total Items'),
    canvas.getByRole('heading', { name: 'Timeline' }),
  ].map(top);
  await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
});

OnAPhone.test('does not scroll horizontally at 320 px', async ({ canvas }) => {
  const tooWide = canvas.getAllByRole('region').filter((region) => region.scrollWidth > region.clientWidth);
  await expect(tooWide).toEqual([]);
});

export const Loading = meta.story({ args: { detail: { state: 'loading' } } });

Loading.test('shows a spinner while loading', async ({ canvas }) => {
  await expect(canvas.getByText('Loading order')).toBeInTheDocument();
});

export const Error = meta.story({
  args: { detail: { state: 'failed', message: 'The order could not be loaded.', onRetry: fn() } },
});

Error.test('says what to do next after an error', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.detail.state === 'failed' && args.detail.onRetry).toHaveBeenCalledOnce();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: { order: hostileOrder, detail: ready(hostileDetail), locations: hostileLocations },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    const panel = canvas.getByText('Total Items').closest<HTMLElement>('[aria-busy]') ?? document.body;
    await expectReadable(panel);
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    const panel = canvas.getByText('Total Items').closest<HTMLElement>('[aria-busy]') ?? document.body;
    await expectReadable(panel);
  },
);

LongNames.test('counts all lines of an order of more than 1,114, and opens as fast as any', async ({ canvas }) => {
  await expect(canvas.getByText('Total Items').nextSibling).toHaveTextContent(/^1,11\d$/);
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
});
