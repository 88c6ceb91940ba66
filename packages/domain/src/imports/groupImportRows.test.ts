import { describe, expect, test } from 'vitest';
import { wordsText } from '../messages/messageWords.ts';
import type { ImportFormat } from './ImportFormat.ts';
import { countLines, type GroupedRows, groupImportRows } from './groupImportRows.ts';
import { refusedRowLine, refusedRowsHeader } from './refusedRowsCsv.ts';

const format: ImportFormat = {
  columns: { orderNumber: 0, sku: 1, quantity: 2, price: 3, orderDate: 4, customer: 5 },
  cellCount: 6,
  timeZone: 'UTC',
};

function row(order: string, sku: string, quantity = '1', customer = ''): string[] {
  return [order, sku, quantity, '1', '2024-05-01', customer];
}

/** All rows from line 2 on, as `order: sku sku` and `line: reason`. */
function group(rows: readonly (readonly string[])[]) {
  const grouper = groupImportRows(format);
  const parts: GroupedRows[] = [...rows.map((cells, index) => grouper.add(index + 2, cells)), grouper.end()];
  return {
    orders: parts.flatMap(({ orders }) =>
      orders.map(({ orderNumber, lines }) => `${orderNumber}: ${lines.map(({ sku }) => sku).join(' ')}`),
    ),
    refused: parts.flatMap(({ refused }) => refused.map(({ line, reason }) => `${line}: ${wordsText(reason)}`)),
  };
}

/** That many orders with one line each. */
function others(count: number): string[][] {
  return Array.from({ length: count }, (_, index) => row(`other-${index}`, 'X'));
}

describe('bad files', () => {
  test('no rows give no orders', () => {
    expect(group([])).toEqual({ orders: [], refused: [] });
  });

  test('blank rows are ignored', () => {
    expect(group([[''], ['', '', '', '', '', ''], [' ']])).toEqual({ orders: [], refused: [] });
  });

  test('an order with an unreadable row is left out whole, including the rows around it', () => {
    expect(group([row('1', 'A'), row('1', 'B', 'abc'), row('1', 'C'), row('2', 'D')])).toEqual({
      orders: ['2: D'],
      refused: [
        '2: Order 1 is left out: line 3 of the file can’t be read',
        '3: Quantity "abc" is not a whole number',
        '4: Order 1 is left out: line 3 of the file can’t be read',
      ],
    });
  });

  test('each unreadable row keeps its own reason', () => {
    const { refused } = group([row('1', '', '1'), row('1', 'B', 'x')]);
    expect(refused).toEqual(['2: SKU is blank', '3: Quantity "x" is not a whole number']);
  });

  test('a row without an order number may belong to the order above, so that order is left out', () => {
    expect(group([row('1', 'A'), row('', 'B'), row('2', 'C')])).toEqual({
      orders: ['2: C'],
      refused: ['2: Order 1 is left out: line 3 of the file can’t be read', '3: Order number is blank'],
    });
  });

  test('an order that reappears further down is refused there and creates no second order', () => {
    const { orders, refused } = group([row('1', 'A'), ...others(201), row('1', 'B'), row('1', 'C')]);
    expect(orders.filter((text) => text.startsWith('1:'))).toEqual(['1: A']);
    expect(refused).toEqual([204, 205].map((line) => expect.stringMatching(`^${line}: Order 1 appears again`)));
  });

  test('an order that was left out is refused again when it reappears', () => {
    const { orders, refused } = group([row('1', ''), ...others(201), row('1', 'B')]);
    expect(orders).not.toContain('1: B');
    expect(refused.at(-1)).toMatch(/^204: Order 1 appears again/);
  });

  test('more than 10,000 lines are not an order', () => {
    const { orders, refused } = group(Array.from({ length: 10_001 }, () => row('1', 'A')));
    expect(orders).toEqual([]);
    expect(refused).toHaveLength(10_001);
    expect(refused[0]).toBe('2: Order 1 has more than 10,000 lines');
  });
});

test("an order's lines are kept together across a few rows of another order", () => {
  expect(group([row('1', 'A'), row('2', 'B'), row('1', 'C')]).orders).toEqual(['2: B', '1: A C']);
  const { orders, refused } = group([row('1', 'A'), ...others(199), row('1', 'B')]);
  expect(orders).toContain('1: A B');
  expect(refused).toEqual([]);
});

test('date, customer and country come from the first row', () => {
  const grouper = groupImportRows(format);
  grouper.add(2, row('1', 'A', '1', 'Ann'));
  grouper.add(3, row('1', 'B', '1', 'Bob'));
  expect(grouper.end().orders).toMatchObject([{ orderNumber: '1', customer: 'Ann', at: '2024-05-01T00:00:00.000Z' }]);
});

test('orders are emitted while the file is read, not at its end', () => {
  const grouper = groupImportRows(format);
  const early = others(1_000).flatMap((cells, index) => grouper.add(index + 2, cells).orders);
  expect(early.length).toBeGreaterThan(790);
});

test('a row takes as many lines as its cells have line breaks', () => {
  expect([['a'], ['a\nb', 'c'], ['a\r\nb', 'c\rd'], ['']].map(countLines)).toEqual([1, 2, 3, 1]);
});

describe('the file of refused rows', () => {
  test("has line, reason and the row's own cells, safe for spreadsheets, with numbers as numbers", () => {
    expect(refusedRowsHeader(['Name', 'Lineitem sku'])).toBe('\uFEFFLine,Reason,Name,Lineitem sku\r\n');
    expect(
      refusedRowLine({ line: 7, reason: 'Quantity "x" is not a whole number', cells: ['=1+1', '-27', 'a,b'] }),
    ).toBe(`7,"Quantity ""x"" is not a whole number",'=1+1,-27,"a,b"\r\n`);
  });
});
