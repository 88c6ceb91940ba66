import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell } from '../../shared/texts/csvCell.ts';
import { tabs } from '../../shared/orders/tabs.ts';
import { orderFieldRows, orderFieldTexts } from '../fields/orderFields.ts';
import { exportEmpty, exportFileName, exportType, exportTypes, viewExportType } from './exportTypes.ts';
import { csvHeader, csvLines, exportColumns, ordersToCsv } from './ordersToCsv.ts';
import { anOrder, filledOrderFields } from '../../testing/anOrder.ts';

describe('§7 Export type codes', () => {
  test(
    'all 1, open 2, in fulfilment 3, shipped 4, error 5, hold 6, back order 7, needs review 8, custom search 0',
    { tags: '§7.29' },
    () => {
      expect(exportTypes.map(({ code, label }) => `${label} ${code}`)).toEqual([
        'All Orders 1',
        'Open Orders 2',
        'Orders In Fulfillment 3',
        'Shipped Orders 4',
        'Errors 5',
        'Hold Orders 6',
        'Back Orders 7',
        'Needs User Review 8',
        'Custom Search 0',
      ]);
    },
  );

  test('custom search 0 (sent as tab 1 with filters)', () => {
    expect(exportType(0)).toMatchObject({ tab: tabs.all, usesFilters: true });
    for (const type of exportTypes.filter(({ code }) => code !== 0))
      expect(type).toMatchObject({ tab: type.code, usesFilters: false });
  });

  test('§5 Export needs a chosen type', () => {
    expect(exportType(null)).toBeNull();
    expect(exportType(9)).toBeNull();
  });

  test('Export files: ALL_ORDERS, …, each .csv', { tags: '§7.28' }, () => {
    expect(exportTypes.map(exportFileName)).toEqual([
      'ALL_ORDERS.csv',
      'OPEN_ORDERS.csv',
      'ORDERS_IN_FULFILLMENT.csv',
      'SHIPPED_ORDERS.csv',
      'ERROR_ORDERS.csv',
      'HOLD_ORDERS.csv',
      'BACK_ORDERS.csv',
      'NEEDS_USER_REVIEW.csv',
      'CUSTOM_SEARCH.csv',
    ]);
  });

  test("a view's file is named after its list, filter and day", () => {
    const type = viewExportType(tabs.open, { slug: 'last-7d_sku-85123A', day: '2026-11-22' });
    expect(exportFileName(type)).toBe('OPEN_ORDERS_last-7d_sku-85123A_exported-2026-11-22.csv');
    expect(type).toMatchObject({ label: 'This view', tab: tabs.open, usesFilters: true });
    expect(exportType(type.code)).toBeNull();
  });

  test('§8 Export empty: "Orders does not found!"', { tags: '§8.13' }, () => {
    expect(exportEmpty).toBe('Orders does not found!');
  });
});

test('§3 Export record fields', { tags: '§3.15' }, () => {
  const usual = exportColumns.filter(({ isUsual }) => isUsual);
  expect(usual.map(({ field }) => field)).toEqual([
    'id',
    'order_id',
    'fulfillment_status',
    'order_name',
    'shopify_created_at',
    'shopify_close_at',
    'shopify_cancelled_at',
    'customer_name',
    'shipped_time',
    'batch_time',
  ]);
});

describe('UTF-8 with BOM, RFC 4180', () => {
  test('has a byte order mark, a header, and one line per order, each ended by CR LF', () => {
    const order = anOrder({
      customerName: 'Smith, "Jo"',
      shippedAt: '2026-11-02T08:00:00Z',
      fulfillmentStatus: 'fulfilled',
      poNumber: '4711',
      dispute: 'NEEDS_RESPONSE',
      isTest: true,
    });
    const extra = ['po_number', 'dispute', 'is_test'];
    const chosen = exportColumns.filter(({ field, isUsual }) => isUsual || extra.includes(field));
    expect(ordersToCsv([order], chosen)).toBe(
      '\uFEFFid,order_id,fulfillment_status,order_name,shopify_created_at,shopify_close_at,shopify_cancelled_at,' +
        'customer_name,shipped_time,batch_time,po_number,dispute,is_test\r\n' +
        '536365,5000536365,fulfilled,#536365,2011-12-09T08:26:00Z,,,"Smith, ""Jo""",2026-11-02T08:00:00Z,,4711,NEEDS_RESPONSE,true\r\n',
    );
  });

  test("every exported field has a column, a label and the order's value", () => {
    const order = anOrder(filledOrderFields);
    const exported = orderFieldRows.filter((row) => 'isExported' in row);
    expect(exportColumns.map(({ field, label }) => [field, label])).toEqual(
      exported.map(({ wire, field }) => [wire, orderFieldTexts.labels[field]]),
    );
    const [header, line] = ordersToCsv([order], exportColumns).slice(1).split('\r\n');
    expect(header).toBe(exported.map(({ wire }) => wire).join(','));
    expect(line).toBe(exported.map(({ field }) => String(order[field])).join(','));
    expect(line?.split(',')).not.toContain('');
  });

  test('formats times with the given function', () => {
    const columns = exportColumns.filter(({ field }) => field === 'shopify_created_at' || field === 'batch_time');
    expect(csvLines([anOrder()], columns, (time) => `at ${time.slice(0, 10)}`)).toBe('at 2011-12-09,\r\n');
  });

  test('joined parts equal the whole', () => {
    const orders = Array.from({ length: 7 }, (_, index) => anOrder({ id: String(index) }));
    expect(
      csvHeader(exportColumns) + csvLines(orders.slice(0, 3), exportColumns) + csvLines(orders.slice(3), exportColumns),
    ).toBe(ordersToCsv(orders, exportColumns));
  });

  test('handles no columns and no orders', () => {
    expect(ordersToCsv([], exportColumns)).toMatch(/\r\n$/);
  });
});

describe('formula-safe', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\u00A0=1',
    '\u3000+1',
    '\uFEFF=1',
    '\u200B=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '﹦1',
    ' ＝1',
    '\n=1',
    '\u0000=1',
  ])("puts ' in front of %j", (text) => {
    expect(unquoted(csvCell(text))).toMatch(/^'/);
  });

  test.each(['a\n=1', 'a\r\n@x', 'a\r  -1', 'a\n\tb', 'a\u2028=1', 'a\n\u00A0＝1'])(
    'guards any line of it too: %j',
    (text) => {
      expect(unquoted(csvCell(text))).toMatch(/^'a(\r\n|\r|\n|\u2028)'/);
    },
  );

  test.each([
    '',
    'Customer 17850',
    '#536365',
    'a=b',
    'jo@example.com',
    '2026-11-01T08:26:00+00:00',
    "O'Neil",
    'Ünal',
    '12 - 13',
    '(=1)',
  ])('leaves %j as it is', (text) => {
    expect(csvCell(text)).toBe(text);
  });

  test('quotes anything that separates cells here or elsewhere', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('a;=1')).toBe('"a;=1"');
    expect(csvCell('a"b')).toBe('"a""b"');
    expect(csvCell('a\nb')).toBe('"a\nb"');
    expect(csvCell('=1,"x"')).toBe(`"'=1,""x"""`);
  });

  const piece = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '\r\n',
    ' ',
    '\u00A0',
    '\u3000',
    '\uFEFF',
    '\u200B',
    '\u0000',
    '\u2028',
    '＝',
    '＋',
    '－',
    '＠',
    'a',
    '1',
    '"',
    ',',
    ';',
    "'",
    'é',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  );

  test(
    'for any text in any field there are 0 live formulas, and reading the file returns the text minus the guards',
    { tags: 'hazard:formula-injection' },
    () => {
      const exported = orderFieldRows.filter((row) => 'isExported' in row);
      const fields = exported.length;
      fc.assert(
        fc.property(
          fc.array(fc.array(anyText, { minLength: fields, maxLength: fields }), { maxLength: 3 }),
          (table) => {
            const orders = table.map((texts) =>
              anOrder(Object.fromEntries(exported.map(({ field }, index) => [field, texts[index]]))),
            );
            const read = readCsv(ordersToCsv(orders, exportColumns)).slice(1);
            expect(read.map((cells) => cells.length)).toEqual(table.map(() => fields));
            const sources = table.flat();
            for (const [index, cell] of read.flat().entries()) {
              const source = sources[index] ?? '';
              expect(liveLines(cell)).toEqual([]);
              const isGuarded = cell !== source;
              expect(isGuarded).toBe(liveLines(source).length > 0);
              expect(isGuarded && !cell.startsWith("'")).toBe(false);
              expect(withoutGuards(cell)).toBe(withoutGuards(source));
            }
          },
        ),
      );
    },
  );

  /** Reference: checks, character by character, the text after each line break for a formula. */
  function liveLines(text: string): string[] {
    const starts = [
      0,
      ...Array.from(
        text.matchAll(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g),
        (lineEnd) => lineEnd.index + lineEnd[0].length,
      ),
    ];
    return starts.filter((start) => isLive(text.slice(start), start === 0)).map((start) => text.slice(start));
  }

  /** A leading carriage return counts, also as the first half of a line break. */
  function isLive(text: string, isFirst: boolean): boolean {
    for (const [index, char] of [...text].entries()) {
      if ('=+-@＝＋－＠﹦﹢﹣﹫\t'.includes(char)) return true;
      if (char === '\r') return isFirst || [...text][index + 1] !== '\n';
      if (/[\n\v\f\u0085\u2028\u2029]/.test(char) || !/[\s\p{Z}\p{Cc}\p{Cf}]/u.test(char)) return false;
    }
    return false;
  }

  function withoutGuards(text: string): string {
    return text.replaceAll("'", '');
  }

  function unquoted(cell: string): string {
    return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  }

  /** Reference parser for RFC 4180. */
  function readCsv(file: string): string[][] {
    const text = file.replace(/^\uFEFF/, '');
    const rows: string[][] = [];
    let cells: string[] = [];
    let cell = '';
    let isQuoted = false;
    for (let at = 0; at < text.length; at += 1) {
      const char = text.charAt(at);
      if (isQuoted && char === '"' && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (char === '"') {
        isQuoted = !isQuoted;
      } else if (!isQuoted && char === ',') {
        cells.push(cell);
        cell = '';
      } else if (!isQuoted && char === '\r' && text.charAt(at + 1) === '\n') {
        rows.push([...cells, cell]);
        cells = [];
        cell = '';
        at += 1;
      } else {
        cell += char;
      }
    }
    return rows;
  }
});
