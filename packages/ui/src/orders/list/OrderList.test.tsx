import type { Order } from '@hub/domain/orders';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PolarisProvider } from '../../layout/PolarisProvider.tsx';
import { anOrder, manyOrders, ready, storeAdminUrl, storyNow, storyTimeZone } from '../orderFixtures.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';

// jsdom has no layout: the viewport is 480 px, and a closed row 45 px high, as on a wide page.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(480);
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    const top = typeof options === 'object' ? (options.top ?? 0) : 0;
    if (this.scrollTop === top) return;
    this.scrollTop = top;
    // Asynchronous, as in browsers.
    queueMicrotask(() => act(() => void this.dispatchEvent(new Event('scroll'))));
  };
});

afterEach(() => vi.restoreAllMocks());

function List(props: Partial<OrderListProps>) {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(props.expandedIds ?? new Set());
  return (
    <PolarisProvider>
      <OrderList
        orders={ready(manyOrders(1000))}
        timeZone={storyTimeZone}
        now={storyNow}
        storeAdminUrl={storeAdminUrl}
        renderDetail={(order) => <p>Detail of {order.orderName}</p>}
        maxHeight="480px"
        {...props}
        expandedIds={expandedIds}
        onToggle={(orderId) => {
          props.onToggle?.(orderId);
          setExpandedIds(
            (before) =>
              new Set(before.has(orderId) ? [...before].filter((id) => id !== orderId) : [...before, orderId]),
          );
        }}
      />
    </PolarisProvider>
  );
}

/** Counts how often a row renders: only a row reads the customer's name. */
function countedOrder(order: Order): { order: Order; draws: () => number } {
  let draws = 0;
  const counted = {
    ...order,
    get customerName() {
      draws += 1;
      return order.customerName;
    },
  };
  return { order: counted, draws: () => draws };
}

const focusedRow = () => document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex');

describe('keyboard', () => {
  test('moves between rows with Up and Down and stops at the ends', async () => {
    render(<List orders={ready(manyOrders(3))} />);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Expand #581587' }).focus();
    await user.keyboard('{ArrowUp}');
    expect(focusedRow()).toBe('1');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focusedRow()).toBe('3');
  });

  test('moves by a viewport with Page Down and Page Up, and to the ends of the whole list with End and Home', async () => {
    render(<List />);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Expand #581587' }).focus();
    await user.keyboard('{PageDown}');
    expect(focusedRow()).toBe('10');
    await user.keyboard('{PageUp}');
    expect(focusedRow()).toBe('1');
    await user.keyboard('{End}');
    expect(focusedRow()).toBe('1000');
    await user.keyboard('{Home}');
    expect(focusedRow()).toBe('1');
  });

  test('keeps the column, from link to link', async () => {
    render(<List />);
    const user = userEvent.setup();
    screen.getByRole('link', { name: /#581587/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /#581586/ }));
  });

  test('opens with Right and closes with Left, and does neither twice', async () => {
    const onToggle = vi.fn<(orderId: string) => void>();
    render(<List onToggle={onToggle} />);
    const user = userEvent.setup();
    screen.getByRole('button', { name: 'Expand #581587' }).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(onToggle).toHaveBeenCalledTimes(1);
    screen.getByText('Detail of #581587');
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(onToggle).toHaveBeenCalledTimes(2);
    expect(screen.queryByText('Detail of #581587')).toBeNull();
  });

  test('leaves keys inside an open order to its content', async () => {
    render(
      <List
        expandedIds={new Set(['5000581587'])}
        renderDetail={() => <input aria-label="Quantity" defaultValue="2" />}
      />,
    );
    const user = userEvent.setup();
    const input = screen.getByLabelText('Quantity');
    input.focus();
    await user.keyboard('{ArrowDown}{ArrowLeft}{End}');
    expect(document.activeElement).toBe(input);
    expect(screen.getByRole('button', { name: 'Collapse #581587' }).getAttribute('aria-expanded')).toBe('true');
  });

  test('stops on Tab in one row only', () => {
    render(<List />);
    const stops = [...screen.getByRole('grid').querySelectorAll<HTMLElement>('a, button')].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops.map((stop) => stop.closest('[role="row"]')?.getAttribute('aria-rowindex'))).toEqual(['1', '1']);
  });
});

describe('focus', () => {
  test('stays with its order when newer ones come in above', () => {
    const orders = manyOrders(20);
    const { rerender } = render(<List orders={ready(orders)} />);
    const button = screen.getByRole('button', { name: 'Expand #581585' });
    act(() => button.focus());
    const newer = anOrder({ id: 'new', orderId: '6', orderName: '#581588', createdAt: '2011-12-09T12:58:00Z' });
    rerender(<List orders={ready([newer, ...orders])} />);
    expect(document.activeElement).toBe(button);
    expect(focusedRow()).toBe('4');
    expect(button.tabIndex).toBe(0);
  });

  test('focuses the order at the same position when the focused one has left the list', () => {
    const orders = manyOrders(20);
    const { rerender } = render(<List orders={ready(orders)} />);
    act(() => screen.getByRole('button', { name: 'Expand #581585' }).focus());
    rerender(<List orders={ready(orders.filter(({ orderName }) => orderName !== '#581585'))} />);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Expand #581584' }));
  });

  test('is not taken from elsewhere on the page', () => {
    const orders = manyOrders(20);
    const { rerender } = render(<List orders={ready(orders)} />);
    const button = screen.getByRole('button', { name: 'Expand #581585' });
    act(() => button.focus());
    act(() => button.blur());
    rerender(<List orders={ready(orders.slice(1))} />);
    expect(document.activeElement).toBe(document.body);
  });
});

describe('drawing', () => {
  test('renders only the row of an opened order again', async () => {
    const rows = manyOrders(100).map(countedOrder);
    const orders = ready(rows.map(({ order }) => order));
    render(<List orders={orders} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Expand #581585' }));
    const before = rows.map(({ draws }) => draws());
    await user.keyboard('{ArrowLeft}');
    const drawn = rows.flatMap(({ order, draws }, index) => (draws() > (before[index] ?? 0) ? [order.orderName] : []));
    expect(drawn).toEqual(['#581585']);
  });

  test('reuses the same rows for other orders after a jump, with unique ids', async () => {
    render(<List />);
    const grid = screen.getByRole('grid');
    const before = screen.getAllByRole('row');
    act(() => grid.scrollTo({ top: 20_000 }));
    await waitFor(() =>
      expect(Number(screen.getAllByRole('row').at(-1)?.getAttribute('aria-rowindex'))).toBeGreaterThan(300),
    );
    const after = screen.getAllByRole('row');
    expect(after.filter((row) => before.includes(row)).length).toBeGreaterThanOrEqual(before.length - 1);
    const ids = [...grid.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const indexes = after.map((row) => Number(row.getAttribute('aria-rowindex')));
    expect(indexes).toEqual(indexes.toSorted((a, b) => a - b));
  });

  test("keeps nothing of an open order's detail when a jump reuses its row", async () => {
    render(<List expandedIds={new Set(['5000581586'])} renderDetail={() => <input aria-label="Quantity" />} />);
    const grid = screen.getByRole('grid');
    const open = screen.getByLabelText('Quantity').closest('[role="row"]');
    act(() => grid.scrollTo({ top: 20_000 }));
    await waitFor(() => expect(screen.queryByLabelText('Quantity')).toBeNull());
    expect(open?.isConnected).toBe(false);
    expect(
      screen
        .getAllByRole('button', { name: /Expand|Collapse/ })
        .filter((button) => button.getAttribute('aria-expanded') === 'true'),
    ).toEqual([]);
  });

  test('mounts only the rows in view, and gives the true count', () => {
    render(<List orders={ready(manyOrders(100_000))} />);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100000');
    expect(screen.getAllByRole('row').length).toBeLessThan(30);
  });

  test('does not render all rows without a layout', () => {
    vi.restoreAllMocks();
    render(<List maxHeight={undefined} />);
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });

  test('keeps the row and the list working when a detail crashes', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const renderDetail = () => {
      throw new Error('planted');
    };
    render(<List expandedIds={new Set(['5000581587'])} renderDetail={renderDetail} />);
    const row = screen.getByRole('row', { name: /#581587/ });
    within(row).getByText('The details of order #581587 could not be shown');
    expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
  });
});

describe('selection', () => {
  test('keeps a disabled checkbox focusable, says why and selects nothing', async () => {
    const onToggle = vi.fn<() => void>();
    render(<List selection={{ isSelected: () => false, onToggle, disabledReason: 'You may not edit orders' }} />);
    const checkbox = screen.getByRole('checkbox', { name: 'Select #581587' });
    await userEvent.click(checkbox);
    expect(onToggle).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(checkbox);
    expect(checkbox.getAttribute('title')).toBe('You may not edit orders');
  });

  test('reports a range with Shift', async () => {
    const onToggle = vi.fn<(orderId: string, how: { range: boolean }) => void>();
    render(<List selection={{ isSelected: () => false, onToggle }} />);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select #581586' }));
    expect(onToggle).toHaveBeenCalledWith('5000581586', { range: true });
  });
});

describe('notes', () => {
  test('renders a note on every row, and a crashing one leaves its row intact', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const renderNote = ({ orderName }: Order) => {
      if (orderName === '#581586') throw new Error('planted');
      return `Note of ${orderName}`;
    };
    render(<List renderNote={renderNote} />);
    expect(screen.getByRole('row', { name: /#581587/ }).textContent).toContain('Note of #581587');
    expect(screen.getByRole('row', { name: /#581586/ }).textContent).toContain('could not be shown');
  });

  test("shows the buyer's own number with the customer, and only the customer without one", () => {
    const orders = [anOrder({ orderName: '#1', poNumber: '4711' }), anOrder({ id: '2', orderName: '#2' })];
    render(<List orders={ready(orders)} />);
    screen.getByText('Customer 17850 · PO 4711');
    screen.getByText('Customer 17850');
  });

  test('replaces "Waiting for stock" with a more detailed note, and keeps the line of an error', () => {
    const orders = [
      anOrder({ orderName: '#1', backOrderState: 1 }),
      anOrder({ id: '2', orderName: '#2', backOrderState: 1, errorType: 1 }),
    ];
    render(<List orders={ready(orders)} renderNote={() => 'Short: 85123A × 4'} />);
    expect(screen.queryByText(/Waiting for stock/)).toBeNull();
    screen.getByText('3PL API Error');
  });

  test('reports the visible orders, others when they change, and none on unmount', async () => {
    const onVisible = vi.fn<(orders: readonly Order[]) => void>();
    const names = () => onVisible.mock.lastCall?.[0].map(({ orderName }) => orderName);
    const orders = manyOrders(3);
    const { rerender, unmount } = render(<List orders={ready(orders)} onVisible={onVisible} />);
    await waitFor(() => expect(names()).toEqual(['#581587', '#581586', '#581585']));
    rerender(<List orders={ready(orders.slice(1))} onVisible={onVisible} />);
    await waitFor(() => expect(names()).toEqual(['#581586', '#581585']));
    const calls = onVisible.mock.calls.length;
    rerender(<List orders={ready(orders.slice(1))} onVisible={onVisible} now={new Date('2011-12-09T13:01:00Z')} />);
    expect(onVisible).toHaveBeenCalledTimes(calls);
    unmount();
    expect(names()).toEqual([]);
  });

  test('does not render a row again for an unchanged note', async () => {
    const rows = manyOrders(20).map(countedOrder);
    render(<List orders={ready(rows.map(({ order }) => order))} renderNote={countlessNote} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Expand #581585' }));
    const before = rows.map(({ draws }) => draws());
    await user.keyboard('{ArrowLeft}');
    const drawn = rows.flatMap(({ order, draws }, index) => (draws() > (before[index] ?? 0) ? [order.orderName] : []));
    expect(drawn).toEqual(['#581585']);
  });
});

describe('the error list', () => {
  test('labels every order, even one without any facts from the server', () => {
    render(<List orders={ready([anOrder()])} isErrorList />);
    expect(screen.getByRole('row').textContent).toContain('Shipment Error: Internal Server Error!');
  });
});

function countlessNote() {
  return 'Short: 85123A × 4';
}
