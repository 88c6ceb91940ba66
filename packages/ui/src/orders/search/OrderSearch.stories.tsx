import { tabs } from '@hub/domain/orders';
import { allFoundLabel, newestForShortText, orderSearchTexts } from '@hub/domain/orders/list';
import { useRef, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { justSent } from '../../testing/loadables.ts';
import { on320px, on490px, rightToLeftLargeText } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileOrders } from '../hostileOrderFixtures.ts';
import { anOrder } from '../orderFixtures.ts';
import { OrderSearch, type OrderSearchProps } from './OrderSearch.tsx';
import type { OrderSearchGroup } from './OrderSearchGroup.ts';
import { OrderSearchResults } from './OrderSearchResults.tsx';

/** Keeps the text in state. */
function SearchInTopBar({ text: first, onInput, ...props }: Omit<OrderSearchProps, 'field'>) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const input = (next: string) => {
    setText(next);
    onInput(next);
  };
  return (
    <div style={{ maxWidth: '30rem', minHeight: '26rem' }}>
      <OrderSearch {...props} text={text} onInput={input} field={field} />
    </div>
  );
}

const byOrder: OrderSearchGroup = {
  key: 'order',
  label: orderSearchTexts.byOrder,
  found: [
    { order: anOrder({ orderId: '1', orderName: '#536365', customerName: 'Customer 17850' }), tab: tabs.backOrders },
    { order: anOrder({ orderId: '2', orderName: '#C536365', customerName: 'Guest' }), tab: tabs.all },
  ],
  total: 2,
  isWhole: true,
};

const bySku: OrderSearchGroup = {
  key: 'sku',
  label: orderSearchTexts.bySku,
  found: [
    {
      order: anOrder({
        orderId: '3',
        orderName: '#581492',
        customerName: 'A customer with a name that is longer than the bar is wide, by far',
      }),
      tab: null,
    },
  ],
  total: 2246,
  isWhole: true,
};

const customers: OrderSearchGroup = {
  key: 'customer',
  label: orderSearchTexts.customers,
  found: [],
  links: [
    {
      key: 'Customer 17850',
      title: 'Customer 17850',
      detail: 'SW1A 1AA · newest order in Back Orders',
      note: '34 orders',
      list: { searchMode: 'customer_wise', search: '"Customer 17850"' },
    },
    {
      key: 'Guest',
      title: 'Guest',
      detail: 'newest order in Open Orders',
      note: 'more than 1,000 orders',
      list: { searchMode: 'customer_wise', search: '"Guest"' },
    },
    {
      key: 'all',
      title: allFoundLabel.customer('178'),
      detail: '',
      note: '',
      list: { searchMode: 'customer_wise', search: '178' },
    },
  ],
  total: 2,
  isWhole: false,
};

const products: OrderSearchGroup = {
  key: 'product',
  label: orderSearchTexts.products,
  found: [],
  links: [
    {
      key: '85123A',
      title: '85123A',
      detail: 'WHITE HANGING HEART T-LIGHT HOLDER',
      note: 'more than 1,000 orders',
      list: { searchMode: 'product_wise', search: '"85123A"' },
    },
  ],
  total: 1,
  isWhole: true,
};

const found: OrderSearchProps['results'] = { state: 'ready', value: [byOrder, bySku] };

const meta = preview.meta({
  component: OrderSearch,
  render: (args) => <SearchInTopBar {...args} />,
  parameters: docsInIframe,
  args: {
    text: '536365',
    // `SearchInTopBar` provides the field that is rendered.
    field: { current: null },
    onInput: fn(),
    onSubmit: fn(),
    onChoose: fn(),
    onOpenList: fn(),
    onEscape: fn(),
    results: found,
    opening: null,
    shortcut: 'Ctrl K',
    timeZone: 'Europe/London',
    Results: OrderSearchResults,
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'));
  },
});

type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: orderSearchTexts.placeholder });
const activeText = (canvas: Canvas) =>
  document.getElementById(field(canvas).getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

/** Orders match the typed text. */
export const Found = meta.story();

Found.test('lists order name, customer, stage if known and creation time in a listbox', async ({ canvas }) => {
  const options = within(canvas.getByRole('listbox')).getAllByRole('option');
  await expect(options).toHaveLength(3);
  await expect(options[0]).toHaveTextContent(
    /^#536365 Customer 17850 Back Orders \d{4}-\d\d-\d\d \d\d:\d\d:\d\d [AP]M$/,
  );
  await expect(canvas.getByRole('group', { name: 'By SKU, 1 of 2,246' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('2,248 orders found');
});

Found.test(
  'wraps around with the arrow keys, keeps the focus in the field, and takes the active option on Enter',
  async ({ canvas, args, userEvent }) => {
    await expect(activeText(canvas)).toMatch(/^#536365/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeText(canvas)).toMatch(/^#C536365/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(activeText(canvas)).toMatch(/^#581492/);
    await expect(field(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ order: expect.objectContaining({ orderName: '#581492' }) }),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
);

Found.test('chooses an option on click', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('option', { name: /C536365/ }));
  await expect(args.onChoose).toHaveBeenCalledOnce();
  await expect(args.onChoose).toHaveBeenCalledWith(
    expect.objectContaining({ order: expect.objectContaining({ orderName: '#C536365' }) }),
  );
});

Found.test('closes the list on Escape, and leaves the field on the next one', async ({ canvas, args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
  await expect(args.onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onEscape).toHaveBeenCalledOnce();
});

Found.test('closes the list when the focus leaves', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

/** One search finds orders, customers and products. */
export const Everything = meta.story({
  args: { text: '178', findsAll: true, results: { state: 'ready', value: [byOrder, customers, products] } },
});

Everything.test('covers every order', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).not.toHaveTextContent(orderSearchTexts.short(newestForShortText));
});

/** The text has fewer than three letters or digits in a row, and the shop has more orders than the search covers. */
export const Short = meta.story({ args: { ...Everything.input.args, text: '#17', isNewestOnly: true } });

/** The text is short, in a shop small enough to search every order. */
export const SmallShop = meta.story({ args: { ...Short.input.args, isNewestOnly: false } });

SmallShop.test('does not mention the newest orders in a shop with fewer orders', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).not.toHaveTextContent('newest');
});

Short.test('says that a short text searches only the newest orders', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(
    'Short searches look at your newest 20,000 orders. Type 3 letters or digits to search them all.',
  );
});

const fieldOfAll = (canvas: Canvas) => canvas.getByRole('combobox', { name: orderSearchTexts.placeholderAll });

Everything.test('lists customers and products after the orders, and counts all', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('2 orders, more than 2 customers and 1 product found');
  await expect(canvas.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'By order number',
    'Customers',
    'Products',
  ]);
  await expect(canvas.getByRole('option', { name: /^Customer 17850/ })).toHaveAccessibleName(
    'Customer 17850 34 orders SW1A 1AA · newest order in Back Orders',
  );
});

Everything.test(
  'moves through all of them by keyboard, and opens a list on Enter',
  async ({ canvas, args, userEvent }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = document.getElementById(fieldOfAll(canvas).getAttribute('aria-activedescendant') ?? '');
    await expect(active).toHaveTextContent(/^Customer 17850/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenList).toHaveBeenCalledOnce();
    await expect(args.onOpenList).toHaveBeenCalledWith({ searchMode: 'customer_wise', search: '"Customer 17850"' });
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
);

/** Names of customers and products are long and unusual. */
export const EverythingLong = meta.story({
  ...on320px,
  args: {
    findsAll: true,
    results: {
      state: 'ready',
      value: [
        {
          ...customers,
          links: hostileOrders.map(({ orderId, customerName }) => ({
            key: orderId,
            title: customerName,
            detail: customerName,
            note: 'more than 1,000 orders',
            list: { searchMode: 'customer_wise', search: customerName },
          })),
        },
      ],
    },
  },
});

EverythingLong.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('listbox'));
  },
);

/** No order matches the typed text. */
export const Nothing = meta.story({ args: { results: { state: 'ready', value: [] } } });

Nothing.test('says that nothing has this number or SKU', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(orderSearchTexts.nothing);
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

/** The person has just stopped typing. */
export const NotAsked = meta.story({ args: { text: '53', results: null } });

NotAsked.test('searches on Enter without waiting for the pause', async ({ args, canvas, userEvent }) => {
  await userEvent.type(field(canvas), '6{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith('536');
});

/** The field is empty, on a page wide enough to show its keys. */
export const Empty = meta.story({
  args: { text: '', results: null },
  globals: { viewport: { value: 'w1440' } },
});

Empty.test('shows the shortcut in an empty field, and opens nothing', async ({ canvas }) => {
  await expect(canvas.getByText('Ctrl K')).toBeVisible();
  await expect(canvas.queryByRole('status')).toBeNull();
  await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
});

export const Searching = meta.story({ args: { results: { state: 'loading', since: justSent } } });

Searching.test('says that it searches every order, and not yet that it takes long', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(orderSearchTexts.searching);
  await expect(canvas.queryByText(/Still waiting/)).toBeNull();
});

/** The search has had no reply after ten seconds. */
export const SearchingForLong = meta.story({
  args: { results: { state: 'loading', since: Date.now() - 11_000, onCancel: fn(), onRetry: fn() } },
});

SearchingForLong.test('says after 10 s that it is still waiting, with Cancel and Retry', async ({ canvas }) => {
  await expect(canvas.getByText('Still waiting for the orders')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

const retry = fn();

export const Error = meta.story({
  args: {
    results: {
      state: 'failed',
      message: 'The server had a problem. Try again in a moment.',
      detail: 'GET /list-order · status 500',
      onRetry: retry,
    },
  },
});

Error.test('says what failed, with Retry reachable by keyboard', async ({ canvas, userEvent }) => {
  // The banner's button is a tab stop.
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(retry).toHaveBeenCalledOnce();
});

/** The SKU search failed, but the search by number did not. */
export const PartialError = meta.story({
  args: {
    results: { state: 'ready', value: [byOrder] },
    problem: { message: 'The server had a problem. Try again in a moment.', onRetry: fn() },
  },
});

PartialError.test('offers the results of the other search', async ({ canvas }) => {
  await expect(canvas.getByText(/had a problem/)).toBeVisible();
  await expect(canvas.getAllByRole('option')).toHaveLength(2);
});

const cancel = fn();

/** An order was chosen, and its list is being looked up. */
export const Opening = meta.story({
  args: { opening: { orderName: '#536365', since: justSent, onCancel: cancel, onRetry: fn() } },
});

Opening.test('cancels looking up the list of an order on Escape', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Opening #536365…');
  await userEvent.keyboard('{Escape}');
  await expect(cancel).toHaveBeenCalledOnce();
  await expect(args.onEscape).not.toHaveBeenCalled();
});

/** A server's text contains markup. */
export const LongNames = meta.story({
  args: {
    results: {
      state: 'ready',
      value: [
        {
          ...byOrder,
          found: [
            {
              order: anOrder({ orderName: '<img src=x onerror="document.title=1">', customerName: 'x'.repeat(300) }),
              tab: null,
            },
          ],
          total: 1,
        },
      ],
    },
  },
});

LongNames.test('shows markup as text, and never widens the list', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('img')).toBeNull();
  const list = canvas.getByRole('listbox');
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

/** Long and unusual texts. */
export const LongAndForeignNames = meta.story({
  ...on320px,
  args: {
    results: {
      state: 'ready',
      value: [
        {
          ...byOrder,
          found: hostileOrders.map((order) => ({ order, tab: tabs.needsReview })),
          total: hostileOrders.length,
        },
      ],
    },
  },
});

LongAndForeignNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('listbox'));
  },
);

export const LongAndForeignNamesOnAPhone = LongAndForeignNames.extend(on490px);

LongAndForeignNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('listbox'));
  },
);

/** Right to left, with text at 200%, as wide as the top bar of a desktop. */
export const RightToLeftLargeText = meta.story({
  ...rightToLeftLargeText,
  args: { text: '' },
  globals: { ...rightToLeftLargeText.globals, viewport: { value: 'w1440' } },
});

RightToLeftLargeText.test(
  'keeps magnifier and shortcut in the space that the field leaves for them',
  async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox');
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const box = field.getBoundingClientRect();
    const shortcut = canvas.getByText('Ctrl K');
    if (getComputedStyle(shortcut).display !== 'none')
      await expect(shortcut.getBoundingClientRect().right).toBeLessThanOrEqual(box.left + parseFloat(paddingLeft) + 1);
    const magnifier = canvasElement.querySelector('.Polaris-Icon')?.getBoundingClientRect();
    await expect(magnifier?.left).toBeGreaterThanOrEqual(box.right - parseFloat(paddingRight) - 1);
  },
);
