import type { Order } from '@hub/domain/orders';
import { sortNewestFirst } from '@hub/domain/orders/list';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileOrder, hostileOrders } from '../hostileOrderFixtures.ts';
import { anOrder, decemberOrders, ready, unusualOrders } from '../orderFixtures.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';
import { rowHeight } from './windowing/rowHeight.ts';
import { spinnerIn } from '../../testing/spinnerIn.ts';
import { listArgs, OpenableList } from './orderListFixtures.tsx';

const meta = preview.meta({
  component: OrderList,
  args: listArgs,
  render: (args: OrderListProps) => <OpenableList {...args} />,
});

export const Default = meta.story();

/** What the store says of orders: only the unusual ones have labels. */
export const StoreLabels = meta.story({
  args: {
    orders: ready([
      anOrder({ paymentStatus: 'PAID', deliveryMethod: 'SHIPPING', risk: 'ACCEPT' }),
      anOrder({
        orderId: '2',
        orderName: '#2',
        paymentStatus: 'PENDING',
        stage: 'hold',
        stageReason: 'Held by Robin Carter',
        holdUntil: '2011-12-12T09:00:00Z',
      }),
      anOrder({
        orderId: '3',
        orderName: '#3',
        paymentStatus: 'AUTHORIZED',
        risk: 'CANCEL',
        stage: 'needsReview',
        stageReason: 'Risk of fraud: the store advises to cancel it',
      }),
      anOrder({ orderId: '4', orderName: '#4', paymentStatus: 'PARTIALLY_REFUNDED', deliveryMethod: 'LOCAL' }),
      anOrder({
        orderId: '5',
        orderName: '#5',
        isTest: true,
        paymentStatus: 'PARTIALLY_PAID',
        deliveryMethod: 'PICK_UP',
        risk: 'INVESTIGATE',
      }),
      anOrder({
        orderId: '6',
        orderName: '#6',
        stage: 'closed',
        closedAt: '2011-12-09T09:00:00Z',
        stageReason: 'Not shipped by this app: Amazon FBA',
      }),
      anOrder({
        orderId: '7',
        orderName: '#7',
        dispute: 'NEEDS_RESPONSE',
        stage: 'needsReview',
        stageReason: 'Payment dispute: Dispute needs a response',
      }),
    ]),
  },
});

StoreLabels.test(
  'a paid order that is shipped as usual has no label, others say what is unusual',
  async ({ canvas }) => {
    const labelsOf = async (name: RegExp) =>
      within(await canvas.findByRole('row', { name }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(await labelsOf(/#536365/)).toEqual([]);
    await expect(await labelsOf(/#3/)).toEqual(['High risk of fraud', 'Payment status: Authorized']);
    await expect(await labelsOf(/#6/)).toEqual(['Not shipped by this app: Amazon FBA']);
    await expect(await labelsOf(/#7/)).toEqual(['Dispute needs a response']);
  },
);

StoreLabels.test('a hold that ends says when', async ({ canvas }) => {
  await expect(await canvas.findByText('Held by Robin Carter · until Dec 12, 9:00 AM')).toBeVisible();
});

/** The same in a narrow list, where labels take several lines. */
export const StoreLabelsOnAPhone = StoreLabels.extend(on490px);

StoreLabelsOnAPhone.test('labels of an order break into lines within the list', async ({ canvas }) => {
  const edge = (await canvas.findByRole('grid')).getBoundingClientRect().right + 1;
  const labels = await canvas.findAllByRole('listitem');
  await expect(labels.filter((label) => label.getBoundingClientRect().right > edge)).toEqual([]);
});

Default.test('orders are sorted by creation time, newest first', { tags: ['§2.74'] }, async ({ canvas }) => {
  const names = (await canvas.findAllByRole('row')).map(
    (row) => row.getAttribute('aria-rowindex') + ' ' + within(row).getByRole('link').textContent,
  );
  await expect(names[0]).toContain('1 #581587');
  await expect(names[1]).toContain('2 #581586');
  await expect(names.at(-1)).toContain('7 #581498');
});

Default.test(
  'per order the order name (linked externally to the store admin order page), customer name, fulfilment label, creation time',
  { tags: ['§2.71', '§2.85'] },
  async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: '#581578 Customer 12713' });
    const link = within(row).getByRole('link', { name: '#581578 (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://gift-ware.myshopify.com/admin/orders/5000581578');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(row).toHaveTextContent('Unfulfilled');
    await expect(row).toHaveTextContent('2011-12-09 12:16:00 PM');
    await expect(row).toHaveTextContent('44 minutes ago');
  },
);

Default.test(
  'optional lines Order Cancelled On, Order Batched On, Order Closed On',
  { tags: ['§2.72'] },
  async ({ canvas }) => {
    const cancelled = await canvas.findByRole('row', { name: /#C581569/ });
    await expect(cancelled).toHaveTextContent('Order Cancelled On 2011-12-09 12:05:00 PM');
    await expect(cancelled).toHaveTextContent('Order Batched On 2011-12-09 12:00:00 PM');
    await expect(cancelled).toHaveTextContent('Order Closed On 2011-12-09 12:05:00 PM');
    await expect(canvas.getByRole('row', { name: /#581578/ })).not.toHaveTextContent('Order');
  },
);

Default.test(
  'order 3pl_status 3, 5, 6 show the order title in an error colour',
  { tags: ['§4.14'] },
  async ({ canvas }) => {
    const colourOf = async (name: RegExp) => getComputedStyle(await canvas.findByRole('link', { name })).color;
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--p-color-text-critical)';
    const critical = getComputedStyle(probe).color;
    probe.remove();
    await expect(await colourOf(/#581586/)).toBe(critical);
    await expect(await colourOf(/#581584/)).toBe(critical);
    await expect(await colourOf(/#581587/)).not.toBe(critical);
  },
);

Default.test('every blocked state is on the order row', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /#581586/ })).toHaveTextContent(
    'Workflows Error: Not enough stock at Milton Keynes warehouse',
  );
  await expect(canvas.getByRole('row', { name: /#581584/ })).toHaveTextContent(
    '3PL API Error: The address was not accepted: postcode missing',
  );
});

Default.test(
  'an Expand link opens the order in place',
  { tags: ['§2.73', '§2.85'] },
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Expand #581578' }));
    await expect(args.onToggle).toHaveBeenCalledWith('5000581578');
    const collapse = canvas.getByRole('button', { name: 'Collapse #581578' });
    await expect(collapse).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Total Items')).toBeVisible();
    await userEvent.click(collapse);
    await expect(canvas.queryByText('Total Items')).toBeNull();
  },
);

Default.test(
  'every action by keyboard: rows by arrows, Home and End, open by Right, Enter and Space, close by Left',
  async ({ canvas, userEvent }) => {
    const focusedRow = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');
    (await canvas.findByRole('button', { name: 'Expand #581587' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(focusedRow()).toBe('3'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focusedRow()).toBe('7'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(focusedRow()).toBe('1'));
  },
);

Default.test('one row is in the tab order', async ({ canvas }) => {
  await canvas.findAllByRole('row');
  const stops = canvas.getAllByRole('button').filter((button) => button.tabIndex === 0);
  await expect(stops).toHaveLength(1);
});

Default.test('rows are as high as the list expects, so that nothing jumps while scrolling', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const rows = await canvas.findAllByRole('row');
  await expect(rows.map((row) => row.offsetHeight)).toEqual(
    sortNewestFirst(decemberOrders).map((order) => rowHeight(order, grid.clientWidth)),
  );
});

/** A note on each row, as long as they get. */
const [orderThatLeft] = decemberOrders;

/** An order has left the list since it was loaded. */
export const WithOrdersThatLeft = meta.story({
  args: { leftTexts: new Map([[orderThatLeft?.orderId ?? '', 'Moved to Fulfillment']]) },
});

WithOrdersThatLeft.test('an order that is no longer in the list keeps its row, marked', async ({ canvas }) => {
  const marked = canvas.getAllByRole('row').filter((row) => within(row).queryByText('Moved to Fulfillment'));
  await expect(marked).toHaveLength(1);
  await expect(marked[0]).toHaveTextContent(orderThatLeft?.orderName ?? '-');
});

/** Rows have something to say below their line, such as what is short. */
export const WithNotes = meta.story({
  args: {
    orders: ready([...decemberOrders, ...unusualOrders]),
    renderNote: ({ orderName }: Order) =>
      `Short: 23275 × 24 for ${orderName}, and more words than there is room for on any row of any list. `.repeat(3),
  },
});

WithNotes.test('rows with notes are as high as the list expects', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const rows = await canvas.findAllByRole('row');
  const extras = { hasNote: true, isErrorList: false };
  await expect(rows.map((row) => row.offsetHeight)).toEqual(
    sortNewestFirst([...decemberOrders, ...unusualOrders]).map((order) => rowHeight(order, grid.clientWidth, extras)),
  );
});

/** The same before the notes are loaded. */
export const NotesToCome = meta.story({ args: { ...WithNotes.input.args, renderNote: () => null } });

NotesToCome.test('the line is reserved while its text loads: no row changes its height', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const rows = await canvas.findAllByRole('row');
  const extras = { hasNote: true, isErrorList: false };
  await expect(rows.map((row) => row.offsetHeight)).toEqual(
    sortNewestFirst([...decemberOrders, ...unusualOrders]).map((order) => rowHeight(order, grid.clientWidth, extras)),
  );
});

const inError = [
  anOrder({
    id: 'a',
    orderId: 'a',
    orderName: '#581401',
    workflowErrors: [{ message: 'Not enough stock', sku: '23275', quantity: 24, type: 'sku_error' }],
    threePlStatus: 3,
  }),
  anOrder({
    id: 'b',
    orderId: 'b',
    orderName: '#581402',
    shipmentError: 'No carrier serves the postcode',
    errorType: 2,
    threePlStatus: 5,
  }),
  anOrder({
    id: 'c',
    orderId: 'c',
    orderName: '#581403',
    shipmentError: 'The warehouse did not answer in time',
    errorType: 1,
    threePlStatus: 5,
  }),
  anOrder({ id: 'd', orderId: 'd', orderName: '#581404', threePlStatus: 6 }),
];

/** The list of the orders that were stopped. */
export const ErrorList = meta.story({ args: { orders: ready(inError), isErrorList: true } });

ErrorList.test(
  'workflow errors labelled "Workflows Error", shipment errors "Shipment Error", or "3PL API Error" with error_type 1',
  { tags: ['§2.88'] },
  async ({ canvas }) => {
    const labelOf = async (name: string) =>
      (await canvas.findByRole('row', { name: new RegExp(name) })).querySelector(
        '[data-tone="critical"] [data-tone="critical"]',
      )?.textContent;
    await expect(await labelOf('#581401')).toBe('Workflows Error');
    await expect(await labelOf('#581402')).toBe('Shipment Error');
    await expect(await labelOf('#581403')).toBe('3PL API Error');
    await expect(await labelOf('#581404')).toBe('Shipment Error');
  },
);

ErrorList.test('a row says its reason beside its label', { tags: ['§8.16'] }, async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /#581402/ })).toHaveTextContent(
    'Shipment Error: No carrier serves the postcode',
  );
  await expect(await canvas.findByRole('row', { name: /#581404/ })).toHaveTextContent(
    'Shipment Error: Internal Server Error!',
  );
});

/** All Orders of a server that says the stage of each order. */
export const WithStages = meta.story({
  args: {
    orders: ready([
      anOrder({ orderId: '1', stage: 'open' }),
      anOrder({ orderId: '2', stage: 'hold', stageReason: 'Waits for a second order' }),
      anOrder({ orderId: '3', stage: 'inFulfillment', batchedAt: '2026-11-20T09:00:00Z' }),
    ]),
    showsStage: true,
  },
});

WithStages.test('each row says its stage, and a held order why', async ({ canvas }) => {
  const rows = canvas.getAllByRole('row');
  await expect(rows[0]).toHaveTextContent('Open');
  await expect(rows[1]).toHaveTextContent('On hold');
  await expect(rows[1]).toHaveTextContent('Waits for a second order');
  await expect(rows[2]).toHaveTextContent('In fulfillment');
});

/** One of the stopped orders is open. */
export const OneOpen = meta.story({ args: { expandedIds: new Set(['5000581586']) } });

OneOpen.test('the open order says why it is stopped: message, sku and qty, labelled Require', async ({ canvas }) => {
  const problems = await canvas.findByRole('region', { name: 'Why this order is stopped' });
  await expect(problems).toHaveTextContent('Not enough stock at Milton Keynes warehouse');
  await expect(problems).toHaveTextContent('SKU 23275');
  await expect(problems).toHaveTextContent('Require 24');
});

OneOpen.test('its detail stays when the page turns from wide to narrow', async ({ canvas, canvasElement }) => {
  const grid = await canvas.findByRole('grid');
  const row = await canvas.findByRole('row', { name: /#581586/ });
  const isWhole = () => expect(grid.getBoundingClientRect().height).toBeGreaterThanOrEqual(row.offsetHeight);
  await waitFor(isWhole);
  const open = row.offsetHeight;
  canvasElement.style.width = '450px';
  try {
    await waitFor(() => expect(row.offsetHeight).toBeGreaterThan(open));
    await waitFor(isWhole);
  } finally {
    canvasElement.style.width = '';
  }
});

export const Loading = meta.story({ args: { orders: { state: 'loading' } } });

Loading.test('spinner while loading', { tags: ['§2.76'] }, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Loading orders')).toBeInTheDocument();
  await expect(spinnerIn(canvasElement)).toBeVisible();
});

export const Empty = meta.story({
  args: { orders: ready([]), emptyHint: 'Orders that are ready to be shipped appear here.' },
});

Empty.test('empty: No Orders', { tags: ['§2.75', '§2.102'] }, async ({ canvas }) => {
  await expect(canvas.getByText('No Orders')).toBeVisible();
  await expect(canvas.queryByRole('grid')).toBeNull();
});

export const Error = meta.story({
  args: {
    orders: {
      state: 'failed',
      message: 'The orders could not be loaded.',
      detail: 'GET /list-order answered 500 · Request ID: 7f3a',
      onRetry: fn(),
    },
  },
});

Error.test('errors say what to do next', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.orders.state === 'failed' && args.orders.onRetry).toHaveBeenCalledOnce();
});

export const RefreshError = meta.story({
  args: {
    orders: { state: 'failed', message: 'The orders could not be refreshed.', onRetry: fn(), value: decemberOrders },
  },
});

RefreshError.test('what was loaded stays', async ({ canvas }) => {
  await expect(canvas.getByText('The orders could not be refreshed.')).toBeVisible();
  await expect(await canvas.findAllByRole('row')).toHaveLength(7);
});

/** Newer orders were asked for. */
export const Refreshing = meta.story({
  args: { orders: { state: 'ready', value: decemberOrders, isRefreshing: true } },
});

Refreshing.test(
  'while a newer answer is on its way the rows stay, and the list says that it is busy',
  async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('grid').closest('[aria-busy="true"]')).toBeVisible();
    await expect(canvas.queryByText('Loading orders')).toBeNull();
  },
);

/** Some orders of the reply cannot be read. */
export const SomeUnreadable = meta.story({ args: { unreadableCount: 3 } });

SomeUnreadable.test(
  'a list with a broken row shows the others and says how many could not be read',
  async ({ canvas }) => {
    await expect(canvas.getByText('3 orders could not be read and are not in this list.')).toBeVisible();
    await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  },
);

export const NoneReadable = meta.story({ args: { orders: ready([]), unreadableCount: 50 } });

NoneReadable.test('orders that cannot be read are not no orders', async ({ canvas }) => {
  await expect(canvas.getByText('50 orders could not be read and are not in this list.')).toBeVisible();
  await expect(canvas.queryByText('No Orders')).toBeNull();
});

/** Rows that share an id, and one without a name. */
export const OddIdentities = meta.story({
  args: {
    orders: ready(
      decemberOrders.map((order, index) => ({ ...order, id: '0', orderName: index === 1 ? '' : order.orderName })),
    ),
  },
});

OddIdentities.test('an order is its order_id, and without a name it is called by it', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  const nameless = decemberOrders[1]?.orderId ?? '';
  await expect(canvas.getByRole('row', { name: new RegExp(nameless) })).toBeVisible();
  await expect(canvas.getByRole('link', { name: new RegExp(nameless) })).toBeVisible();
});

/** Orders have statuses and times that the app does not know. */
export const Unusual = meta.story({ args: { orders: ready(unusualOrders) } });

Unusual.test('unknown enum values are shown as they are', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /#536373/ })).toHaveTextContent('awaiting_collection');
});

Unusual.test('a time that cannot be read is shown as it came, never "Invalid Date"', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /#536375/ })).toHaveTextContent('last Tuesday');
  await expect(document.body).not.toHaveTextContent(/Invalid|NaN/);
});

export const OnAPhone = meta.story({
  args: { orders: ready([...decemberOrders, ...unusualOrders]), expandedIds: new Set(['5000581586']) },
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
});

OnAPhone.test('no horizontal scrolling at 320', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const edge = grid.getBoundingClientRect().right + 1;
  await expect(canvas.getAllByRole('gridcell').filter((cell) => cell.getBoundingClientRect().right > edge)).toEqual([]);
  await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
});

/** Some orders can be selected, and one is. */
export const WithSelection = meta.story({
  args: { selection: { isSelected: (orderId) => orderId === '5000581586', onToggle: fn() } },
});

WithSelection.test(
  'aria-selected is given and a checkbox says which order it selects',
  async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('row', { name: /#581586/, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #581578' }));
    await expect(args.selection?.onToggle).toHaveBeenCalledWith('5000581578', { range: false });
  },
);

/** An order carries a link that is no web address. */
export const UnsafeAddress = meta.story({
  args: { orders: ready([anOrder()]), storeAdminUrl: () => 'javascript:alert(document.domain)' },
});

UnsafeAddress.test('links only http(s)', async ({ canvas }) => {
  await expect(await canvas.findByText('#536365')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: { orders: ready(hostileOrders), selection: { isSelected: () => false, onToggle: fn() } },
});

LongNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(await canvas.findByRole('grid'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(await canvas.findByRole('grid'));
  },
);

LongNames.test('a row has the whole name as its tooltip and for screen readers', async ({ canvas }) => {
  await expect(
    await canvas.findByRole('row', { name: `${hostileOrder.orderName} ${hostileTexts.longName}` }),
  ).toBeVisible();
  await expect(canvas.getByTitle(hostileTexts.longName)).toHaveTextContent(hostileTexts.longName);
  await expect(canvas.getByRole('gridcell', { name: hostileTexts.emoji })).toBeVisible();
});

/** On touch screens a row opens by its button. */
export const LongNamesOpen = meta.story({
  ...on320px,
  args: {
    orders: ready(hostileOrders),
    expandedIds: new Set(hostileOrders.map(({ orderId }) => orderId)),
    renderDetail: () => <p>The order</p>,
  },
});

LongNamesOpen.test('an open row cuts nothing of the order’s name and of the customer’s', async ({ canvas }) => {
  await canvas.findByRole('grid');
  const names = canvas
    .getAllByRole('row')
    .flatMap((row) => [...row.querySelectorAll<HTMLElement>('[data-column="name"], [id$="-customer"]')]);
  await expect(names).toHaveLength(2 * hostileOrders.length);
  await expect(
    names
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight,
      )
      .map(({ textContent }) => textContent),
  ).toEqual([]);
});
