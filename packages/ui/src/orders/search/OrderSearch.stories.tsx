import { orderSearchTexts } from '@hub/domain/orders';
import { useRef, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { on320px, on490px } from '../../testing/hostileFixtures.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileOrders } from '../hostileOrderFixtures.ts';
import { anOrder } from '../orderFixtures.ts';
import { OrderSearch, type OrderSearchProps } from './OrderSearch.tsx';
import type { OrderSearchGroup } from './OrderSearchGroup.ts';

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
    { order: anOrder({ id: '1', orderName: '#536365', customerName: 'Customer 17850' }), tab: 7 },
    { order: anOrder({ id: '2', orderName: '#C536365', customerName: 'Guest' }), tab: 1 },
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
        id: '3',
        orderName: '#581492',
        customerName: 'A customer with a name that is longer than the bar is wide, by far',
      }),
      tab: null,
    },
  ],
  total: 2246,
  isWhole: true,
};

const found: OrderSearchProps['results'] = { state: 'ready', value: [byOrder, bySku] };

const meta = preview.meta({
  title: 'orders/find/FindOrder',
  component: OrderSearch,
  render: (args) => <SearchInTopBar {...args} />,
  parameters: docsInIframe,
  args: {
    text: '536365',
    // `SearchInTopBar` holds the field that is drawn.
    field: { current: null },
    onInput: fn(),
    onSubmit: fn(),
    onChoose: fn(),
    onEscape: fn(),
    results: found,
    opening: null,
    shortcut: 'Ctrl K',
    timeZone: 'Europe/London',
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('combobox'));
  },
});

type Canvas = ReturnType<typeof within>;

const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: orderSearchTexts.placeholder });
const activeText = (canvas: Canvas) =>
  document.getElementById(field(canvas).getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

export const Found = meta.story();

Found.test('a listbox with order name, customer, stage where known, created', async ({ canvas }) => {
  const options = within(canvas.getByRole('listbox')).getAllByRole('option');
  await expect(options).toHaveLength(3);
  await expect(options[0]).toHaveTextContent(
    /^#536365 Customer 17850 Back Orders \d{4}-\d\d-\d\d \d\d:\d\d:\d\d [AP]M$/,
  );
  await expect(canvas.getByRole('group', { name: 'By SKU, 1 of 2,246' })).toBeVisible();
  await expect(canvas.getByRole('status')).toHaveTextContent('2,248 orders found');
});

Found.test(
  'arrows go round, the focus stays in the field, Enter takes the active one',
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

Found.test('a click chooses', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('option', { name: /C536365/ }));
  await expect(args.onChoose).toHaveBeenCalledOnce();
  await expect(args.onChoose).toHaveBeenCalledWith(
    expect.objectContaining({ order: expect.objectContaining({ orderName: '#C536365' }) }),
  );
});

Found.test('Escape closes the list, and once more leaves the field', async ({ canvas, args, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('listbox')).toBeNull();
  await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
  await expect(args.onEscape).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onEscape).toHaveBeenCalledOnce();
});

Found.test('going elsewhere closes the list', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

export const Nothing = meta.story({ args: { results: { state: 'ready', value: [] } } });

Nothing.test('says that nothing has this number or SKU', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(orderSearchTexts.nothing);
  await expect(canvas.queryByRole('listbox')).toBeNull();
});

export const NotAsked = meta.story({ args: { text: '53', results: null } });

NotAsked.test('Enter need not wait for the pause', async ({ args, canvas, userEvent }) => {
  await userEvent.type(field(canvas), '6{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await expect(args.onSubmit).toHaveBeenCalledWith('536');
});

export const Empty = meta.story({ args: { text: '', results: null } });

Empty.test('an empty field shows its keys and opens nothing', async ({ canvas }) => {
  await expect(canvas.getByText('Ctrl K')).toBeVisible();
  await expect(canvas.queryByRole('status')).toBeNull();
  await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
});

export const Searching = meta.story({ args: { results: { state: 'loading', since: Date.now() } } });

Searching.test(
  'says that it looks through every order, and does not say yet that it takes long',
  async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(orderSearchTexts.searching);
    await expect(canvas.queryByText(/Still waiting/)).toBeNull();
  },
);

export const SearchingForLong = meta.story({
  args: { results: { state: 'loading', since: Date.now() - 11_000, onCancel: fn(), onRetry: fn() } },
});

SearchingForLong.test('after 10 s it says that it still waits, with Cancel and Retry', async ({ canvas }) => {
  await expect(canvas.getByText('Still waiting for the orders')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

const retry = fn();

export const Failed = meta.story({
  args: {
    results: {
      state: 'failed',
      message: 'The server could not answer. Try again in a moment.',
      detail: 'GET /list-order · status 500',
      onRetry: retry,
    },
  },
});

Failed.test('what failed, with Retry within reach of the keyboard', async ({ canvas, userEvent }) => {
  // The banner's button is a tab stop.
  await userEvent.tab();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(retry).toHaveBeenCalledOnce();
});

/** The SKU search failed, the search by number did not. */
export const HalfFailed = meta.story({
  args: {
    results: { state: 'ready', value: [byOrder] },
    problem: { message: 'The server could not answer. Try again in a moment.', onRetry: fn() },
  },
});

HalfFailed.test('what the other search found can be chosen', async ({ canvas }) => {
  await expect(canvas.getByText(/could not answer/)).toBeVisible();
  await expect(canvas.getAllByRole('option')).toHaveLength(2);
});

const cancel = fn();

export const Opening = meta.story({
  args: { opening: { orderName: '#536365', since: Date.now(), onCancel: cancel, onRetry: fn() } },
});

Opening.test('while the list of an order is looked up, Escape gives up', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Opening #536365 …');
  await userEvent.keyboard('{Escape}');
  await expect(cancel).toHaveBeenCalledOnce();
  await expect(args.onEscape).not.toHaveBeenCalled();
});

/** Markup in a server's text is shown as text. */
export const Hostile = meta.story({
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

Hostile.test('is never read as markup and never widens the list', async ({ canvas, canvasElement }) => {
  await expect(canvasElement.querySelector('img')).toBeNull();
  const list = canvas.getByRole('listbox');
  await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
});

/** Long and unusual texts. */
export const HostileNames = meta.story({
  ...on320px,
  args: {
    results: {
      state: 'ready',
      value: [
        { ...byOrder, found: hostileOrders.map((order) => ({ order, tab: 8 as const })), total: hostileOrders.length },
      ],
    },
  },
});

HostileNames.test(
  'at 320 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('listbox'));
  },
);

export const HostileNamesAt490 = HostileNames.extend(on490px);

HostileNamesAt490.test(
  'at 490 px every text has its room or is given whole, and none moves its neighbours',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('listbox'));
  },
);
