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

/** The store sends facts about orders; only the unusual ones have labels. */
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
        stageReason: 'Payment dispute: the bank is waiting for your response',
      }),
      anOrder({ orderId: '8', orderName: '#8', stage: 'open', keptUnits: 3 }),
    ]),
  },
});

StoreLabels.test(
  'shows no label for a paid order shipped as usual, and says what is unusual about others',
  async ({ canvas }) => {
    const labelsOf = async (name: RegExp) =>
      within(await canvas.findByRole('row', { name }))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await expect(await labelsOf(/#536365/)).toEqual([]);
    await expect(await labelsOf(/#3/)).toEqual(['Fraud risk: High', 'Payment status: Authorized']);
    await expect(await labelsOf(/#6/)).toEqual(['Not shipped by this app: Amazon FBA']);
    await expect(await labelsOf(/#7/)).toEqual(['Payment dispute: Needs a response']);
    await expect(await labelsOf(/#8/)).toEqual(['3 units not sent now']);
  },
);

StoreLabels.test('says when a hold ends', async ({ canvas }) => {
  await expect(await canvas.findByText('Held by Robin Carter · until Dec 12, 9:00 AM')).toBeVisible();
});

/** The same in a narrow list, where labels take several lines. */
export const StoreLabelsOnAPhone = StoreLabels.extend(on490px);

StoreLabelsOnAPhone.test('wraps the labels of an order within the list', async ({ canvas }) => {
  const edge = (await canvas.findByRole('grid')).getBoundingClientRect().right + 1;
  const labels = await canvas.findAllByRole('listitem');
  await expect(labels.filter((label) => label.getBoundingClientRect().right > edge)).toEqual([]);
});

Default.test('sorts orders by creation time, newest first', { tags: ['§2.74'] }, async ({ canvas }) => {
  const names = (await canvas.findAllByRole('row')).map(
    (row) => row.getAttribute('aria-rowindex') + ' ' + within(row).getByRole('link').textContent,
  );
  await expect(names[0]).toContain('1 #581587');
  await expect(names[1]).toContain('2 #581586');
  await expect(names.at(-1)).toContain('7 #581498');
});

Default.test(
  'shows per order the order name (linked externally to the store admin order page), customer name, fulfillment label, creation time',
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
  'has optional lines Order Cancelled On, Order Batched On, Order Closed On',
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
  'shows the order title in an error color for 3pl_status 3, 5, 6',
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

Default.test('shows every blocked state on the order row', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /#581586/ })).toHaveTextContent(
    'Workflows Error: Not enough stock at Milton Keynes warehouse',
  );
  await expect(canvas.getByRole('row', { name: /#581584/ })).toHaveTextContent(
    '3PL API Error: The address was not accepted: postcode missing',
  );
});

Default.test(
  'opens the order in place by its Expand link',
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
  'supports every action by keyboard: rows by arrows, Home and End, open by Right, Enter and Space, close by Left',
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

Default.test('has one row in the tab order', async ({ canvas }) => {
  await canvas.findAllByRole('row');
  const stops = canvas.getAllByRole('button').filter((button) => button.tabIndex === 0);
  await expect(stops).toHaveLength(1);
});

Default.test('has rows as high as the list expects, so that nothing jumps while scrolling', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const rows = await canvas.findAllByRole('row');
  await expect(rows.map((row) => row.offsetHeight)).toEqual(
    sortNewestFirst(decemberOrders).map((order) => rowHeight(order, grid.clientWidth)),
  );
});

/** A note on each row, of the maximum length. */
const [orderThatLeft] = decemberOrders;

/** An order has left the list since it was loaded. */
export const WithOrdersThatLeft = meta.story({
  args: { leftTexts: new Map([[orderThatLeft?.orderId ?? '', 'Moved to Fulfillment']]) },
});

WithOrdersThatLeft.test('keeps and marks the row of an order that is no longer in the list', async ({ canvas }) => {
  const marked = canvas.getAllByRole('row').filter((row) => within(row).queryByText('Moved to Fulfillment'));
  await expect(marked).toHaveLength(1);
  await expect(marked[0]).toHaveTextContent(orderThatLeft?.orderName ?? '-');
});

/** Each row has a note, such as which SKUs are short. */
export const WithNotes = meta.story({
  args: {
    orders: ready([...decemberOrders, ...unusualOrders]),
    renderNote: ({ orderName }: Order) =>
      `Short: 23275 × 24 for ${orderName}, and more words than there is room for on any row of any list. `.repeat(3),
  },
});

WithNotes.test('keeps rows with notes as high as the list expects', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const rows = await canvas.findAllByRole('row');
  const extras = { hasNote: true, isErrorList: false };
  await expect(rows.map((row) => row.offsetHeight)).toEqual(
    sortNewestFirst([...decemberOrders, ...unusualOrders]).map((order) => rowHeight(order, grid.clientWidth, extras)),
  );
});

/** The notes have not loaded yet. */
export const NotesToCome = meta.story({ args: { ...WithNotes.input.args, renderNote: () => null } });

NotesToCome.test('reserves the line of a note while its text loads: no row changes its height', async ({ canvas }) => {
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

/** The list shows stopped orders. */
export const ErrorList = meta.story({ args: { orders: ready(inError), isErrorList: true } });

ErrorList.test(
  'labels workflow errors "Workflows Error", and shipment errors "Shipment Error", or "3PL API Error" with error_type 1',
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

ErrorList.test('shows the reason of a row beside its label', { tags: ['§8.16'] }, async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /#581402/ })).toHaveTextContent(
    'Shipment Error: No carrier serves the postcode',
  );
  await expect(await canvas.findByRole('row', { name: /#581404/ })).toHaveTextContent(
    'Shipment Error: Internal Server Error!',
  );
});

/** The server sends the stage of each order to All Orders. */
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

WithStages.test('shows the stage of each row, and why an order is held', async ({ canvas }) => {
  const rows = canvas.getAllByRole('row');
  await expect(rows[0]).toHaveTextContent('Open');
  await expect(rows[1]).toHaveTextContent('On hold');
  await expect(rows[1]).toHaveTextContent('Waits for a second order');
  await expect(rows[2]).toHaveTextContent('In fulfillment');
});

/** One of the stopped orders is open. */
export const OneOpen = meta.story({ args: { expandedIds: new Set(['5000581586']) } });

OneOpen.test('says why the open order is stopped: message, sku and qty, labeled Require', async ({ canvas }) => {
  const problems = await canvas.findByRole('region', { name: 'Why this order is stopped' });
  await expect(problems).toHaveTextContent('Not enough stock at Milton Keynes warehouse');
  await expect(problems).toHaveTextContent('SKU 23275');
  await expect(problems).toHaveTextContent('Require 24');
});

OneOpen.test('keeps the detail open when the page turns from wide to narrow', async ({ canvas, canvasElement }) => {
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

Loading.test('shows a spinner while loading', { tags: ['§2.76'] }, async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Loading orders')).toBeInTheDocument();
  await expect(spinnerIn(canvasElement)).toBeVisible();
});

export const Empty = meta.story({
  args: { orders: ready([]), emptyHint: 'Orders that are ready to be shipped appear here.' },
});

Empty.test('shows No Orders when empty', { tags: ['§2.75', '§2.102'] }, async ({ canvas }) => {
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

Error.test('says what to do next after an error', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.orders.state === 'failed' && args.orders.onRetry).toHaveBeenCalledOnce();
});

export const RefreshError = meta.story({
  args: {
    orders: { state: 'failed', message: 'The orders could not be refreshed.', onRetry: fn(), value: decemberOrders },
  },
});

RefreshError.test('keeps what was loaded', async ({ canvas }) => {
  await expect(canvas.getByText('The orders could not be refreshed.')).toBeVisible();
  await expect(await canvas.findAllByRole('row')).toHaveLength(7);
});

/** Newer orders are loading. */
export const Refreshing = meta.story({
  args: { orders: { state: 'ready', value: decemberOrders, isRefreshing: true } },
});

Refreshing.test('keeps the rows while newer ones load, and marks the list as busy', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  await expect(canvas.getByRole('grid').closest('[aria-busy="true"]')).toBeVisible();
  await expect(canvas.queryByText('Loading orders')).toBeNull();
});

/** Some orders of the reply cannot be read. */
export const SomeUnreadable = meta.story({ args: { unreadableCount: 3 } });

SomeUnreadable.test(
  'shows the other rows of a list with a broken one, and says how many could not be read',
  async ({ canvas }) => {
    await expect(canvas.getByText('3 orders could not be read and are not in this list.')).toBeVisible();
    await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  },
);

export const NoneReadable = meta.story({ args: { orders: ready([]), unreadableCount: 50 } });

NoneReadable.test('does not report orders that cannot be read as no orders', async ({ canvas }) => {
  await expect(canvas.getByText('50 orders could not be read and are not in this list.')).toBeVisible();
  await expect(canvas.queryByText('No Orders')).toBeNull();
});

/** Rows share an id, and one has no name. */
export const OddIdentities = meta.story({
  args: {
    orders: ready(
      decemberOrders.map((order, index) => ({ ...order, id: '0', orderName: index === 1 ? '' : order.orderName })),
    ),
  },
});

OddIdentities.test('identifies an order by order_id, and shows that when it has no name', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('row')).toHaveLength(7);
  const nameless = decemberOrders[1]?.orderId ?? '';
  await expect(canvas.getByRole('row', { name: new RegExp(nameless) })).toBeVisible();
  await expect(canvas.getByRole('link', { name: new RegExp(nameless) })).toBeVisible();
});

/** Orders have statuses and times that the app does not know. */
export const Unusual = meta.story({ args: { orders: ready(unusualOrders) } });

Unusual.test('shows unknown enum values as they are', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /#536373/ })).toHaveTextContent('awaiting_collection');
});

Unusual.test('shows a time that cannot be parsed as sent, never "Invalid Date"', async ({ canvas }) => {
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

OnAPhone.test('does not scroll horizontally at 320 px', async ({ canvas }) => {
  const grid = await canvas.findByRole('grid');
  const edge = grid.getBoundingClientRect().right + 1;
  await expect(canvas.getAllByRole('gridcell').filter((cell) => cell.getBoundingClientRect().right > edge)).toEqual([]);
  await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
});

/** Orders can be selected, and one is. */
export const WithSelection = meta.story({
  args: { selection: { isSelected: (orderId) => orderId === '5000581586', onToggle: fn() } },
});

WithSelection.test(
  'sets aria-selected, and names the order that a checkbox selects',
  async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('row', { name: /#581586/, selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #581578' }));
    await expect(args.selection?.onToggle).toHaveBeenCalledWith('5000581578', { range: false });
  },
);

/** An order has a link that is not a web address. */
export const UnsafeAddress = meta.story({
  args: { orders: ready([anOrder()]), storeAdminUrl: () => 'javascript:alert(document.domain)' },
});

UnsafeAddress.test('links only to http(s)', async ({ canvas }) => {
  await expect(await canvas.findByText('#536365')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: { orders: ready(hostileOrders), selection: { isSelected: () => false, onToggle: fn() } },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(await canvas.findByRole('grid'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(await canvas.findByRole('grid'));
  },
);

LongNames.test('has the full name of a row as its tooltip and for screen readers', async ({ canvas }) => {
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

LongNamesOpen.test('truncates neither the order’s name nor the customer’s in an open row', async ({ canvas }) => {
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
