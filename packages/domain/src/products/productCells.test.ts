import { inWords } from '../testing/inWords.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProduct } from './checkProduct.ts';
import { bulkEditRows, readSkus } from './bulkEdit.ts';
import { collectionSentence, checkCollection, membershipOf, newCollectionRule } from './Collection.ts';
import { lineWeight } from './lineWeight.ts';
import { newProductSettings, type Product, settingsOf } from './Product.ts';
import { type CellContext, cellText, editedProduct, productColumnNames, readCell, withEdits } from './productCells.ts';
import { productsToCsv, readProductRows } from './productCsv.ts';
import { readWeight } from './Weight.ts';

const context: CellContext = {
  unit: 'g',
  packages: [
    { packageId: 'a', name: 'Small box' },
    { packageId: 'b', name: '=SUM(1), "quoted"' },
  ],
};
const aProduct = (fields: Partial<Product> = {}): Product => ({
  ...newProductSettings,
  sku: 'MUG',
  storeName: 'Mug',
  storeWeight: '',
  unitsSold: 0,
  version: 0,
  savedAt: null,
  savedBy: null,
  ...fields,
});

describe('a mistyped weight says why', () => {
  test.each([
    ['heavy', 'isn’t a weight'],
    ['12 stone', '“stone” isn’t a unit'],
    ['1,234,5', 'isn’t a weight'],
    ['-3', 'above 0'],
    ['0 kg', 'above 0'],
    ['2000 kg', '1000 kg or less'],
    ['0.00001 g', '0.1 g or more'],
    ['NaN', 'isn’t a weight'],
    ['1e3', 'isn’t a weight'],
  ])('%s', (text, message) => {
    expect(readWeight(text, 'g')).toEqual(expect.stringContaining(message));
  });
});

test.each([
  ['350', { value: 350, unit: 'g' }],
  [' 1,5kg ', { value: 1.5, unit: 'kg' }],
  ['1,250.5 g', { value: 1_250.5, unit: 'g' }],
  ['12 Ounces', { value: 12, unit: 'oz' }],
  ['.5 lbs', { value: 0.5, unit: 'lb' }],
  ['', null],
])('reads the weight %j', (text, weight) => {
  expect(readWeight(text, 'g')).toEqual(weight);
});

describe('customs cells', () => {
  test.each([
    ['hsCode', ' 6912.00 ', { hsCode: '691200' }],
    ['hsCode', '6912 0023 10', { hsCode: '6912002310' }],
    // A spreadsheet added the decimal.
    ['hsCode', '691200.0', { hsCode: '691200' }],
    ['hsCode', '', { hsCode: '' }],
    ['countryOfOrigin', ' pt', { countryOfOrigin: 'PT' }],
    ['countryOfOrigin', 'UK', { countryOfOrigin: 'GB' }],
  ] as const)('%s is read from %j', (column, text, patch) => {
    expect(readCell(column, text, context)).toEqual({ patch });
  });

  test.each([
    ['hsCode', '6912', '6 to 10 digits'],
    ['hsCode', '69120O', '6 to 10 digits'],
    ['hsCode', '6.912E+09', '6 to 10 digits'],
    ['countryOfOrigin', 'Portugal', 'two-letter code'],
    ['countryOfOrigin', 'QQ', 'two-letter code'],
  ] as const)('%s is not %j', (column, text, problem) => {
    expect(readCell(column, text, context)).toEqual({ problem: expect.stringContaining(problem) });
  });

  test('are shown as they were saved, and a save that was not typed here is checked too', () => {
    const product = aProduct({ hsCode: '691200', countryOfOrigin: 'PT' });
    expect(cellText(product, 'hsCode', context)).toBe('691200');
    expect(checkProduct({ ...product, hsCode: '6912.00', countryOfOrigin: 'pt' }, new Set())).toMatchObject([
      { part: 'hsCode' },
      { part: 'countryOfOrigin' },
    ]);
  });
});

test("a line weighs its product's setting, else the store's value, else the default; virtual lines weigh nothing", () => {
  const facts = { product: { value: 1, unit: 'lb' as const }, fromStore: '0.2', fallback: 0.5, isVirtual: false };
  expect(lineWeight(facts)).toBe('0.4536');
  expect(lineWeight({ ...facts, product: null })).toBe('0.2');
  expect(lineWeight({ ...facts, product: null, fromStore: '00' })).toBe('0.5');
  expect(lineWeight({ ...facts, product: null, fromStore: '', fallback: null })).toBe('');
  expect(lineWeight({ ...facts, isVirtual: true })).toBe('');
});

test.each([
  ['package', 'no such box', 'No package is called “no such box”'],
  ['isFragile', 'maybe', 'Enter Yes or No.'],
] as const)('the cell %s with %s says what is wrong', (column, text, message) => {
  expect(readCell(column, text, context)).toEqual({ problem: expect.stringContaining(message) });
});

test.each([
  ['Ja', true],
  ['Sí', true],
  ['si', true],
  ['Nein', false],
])('a box from a file in another language: %s', (text, isChecked) => {
  expect(readCell('isFragile', text, context)).toEqual({ patch: { isFragile: isChecked } });
});

const settings = fc.record({
  weight: fc.option(
    fc.record({
      value: fc.integer({ min: 10, max: 200_000 }).map((number) => number / 100),
      unit: fc.constantFrom('g' as const, 'oz' as const, 'lb' as const),
    }),
  ),
  packageId: fc.constantFrom(null, 'a', 'b'),
  shipsAlone: fc.boolean(),
  isFragile: fc.boolean(),
  isDangerous: fc.boolean(),
});

test('a displayed cell parses back to its value', () => {
  fc.assert(
    fc.property(settings, (fields) => {
      const product = aProduct({ ...fields });
      const cells = Object.fromEntries(
        productColumnNames.map((column) => [column, cellText(product, column, context)]),
      );
      expect(editedProduct(aProduct(), cells, context)).toEqual({
        settings: settingsOf(product),
        problems: {},
      });
      const edits = productColumnNames.map((column) => ({ sku: 'MUG', column, text: cells[column] ?? '' }));
      expect(withEdits(new Map(), edits, new Map([['MUG', product]]), context).size).toBe(0);
    }),
  );
});

test('for any typed cells, a bad cell changes nothing, and saving what the draft says clears it', () => {
  const edits = fc.array(
    fc.record({
      sku: fc.constantFrom('MUG', 'TEA', 'GONE'),
      column: fc.constantFrom(...productColumnNames),
      text: fc.oneof(fc.string(), fc.constantFrom('350 g', 'Yes', 'No', 'Small box', '')),
    }),
  );
  fc.assert(
    fc.property(settings, edits, (fields, typed) => {
      const products = new Map([aProduct(fields), aProduct({ sku: 'TEA' })].map((product) => [product.sku, product]));
      const draft = withEdits(new Map(), typed, products, context);
      expect([...draft.keys()].filter((sku) => !products.has(sku))).toEqual([]);
      for (const [sku, cells] of draft) {
        const product = products.get(sku) ?? aProduct();
        const { settings: after, problems } = editedProduct(product, cells, context);
        for (const column of productColumnNames)
          if (column in problems || !(column in cells))
            expect(cellText(after, column, context)).toBe(cellText(product, column, context));
      }
      const back = [...products.values()].flatMap((product) =>
        productColumnNames.map((column) => ({
          sku: product.sku,
          column,
          text: cellText(product, column, context),
        })),
      );
      expect(withEdits(draft, back, products, context).size).toBe(0);
    }),
  );
});

describe('a CSV file', () => {
  const products = new Map([aProduct(), aProduct({ sku: 'TEA' })].map((product) => [product.sku, product]));
  const read = (...rows: string[][]) => readProductRows(rows, products, context);

  test('without a SKU column, without any other known column, or with too many rows is refused as a whole', () => {
    expect(read(['Code', 'Weight'], ['MUG', '1'])).toEqual(expect.stringContaining('no SKU column'));
    expect(read(['SKU', 'Colour'], ['MUG', 'red'])).toEqual(expect.stringContaining('none of the columns'));
    expect(read()).toEqual(expect.stringContaining('no SKU column'));
    const many = Array.from({ length: 20_001 }, () => ['MUG', '1']);
    expect(read(['SKU', 'Weight'], ...many)).toBe('Use 20,000 rows or fewer; these are 20,001.');
  });

  test('finds a product whose long SKU got a decimal in a spreadsheet, and none whose SKU was rounded', () => {
    const long = new Map([['4006381333931', aProduct({ sku: '4006381333931' })]]);
    const rows = [
      ['SKU', 'Weight'],
      ['4006381333931.0', '350'],
      ['4.00638E+12', '350'],
    ];
    const file = readProductRows(rows, long, context);
    expect(file).toMatchObject({ products: 1, edits: [{ sku: '4006381333931' }], badRows: [{ line: 3 }] });
  });

  test('names each bad row by its line and imports the others', () => {
    const file = read(
      ['\uFEFFsku', 'weight', 'Fragile', 'Colour'],
      ['MUG', '350', 'yes', 'red'],
      ['', '1', '', ''],
      ['', '', '', ''],
      ['NO-SUCH', '1', '', ''],
      ['TEA', 'heavy', '', ''],
      ['MUG', '400', 'no', ''],
      ['TEA'],
    );
    expect(inWords(file)).toEqual({
      products: 2,
      badRows: [
        { line: 3, reason: 'It has no SKU.' },
        { line: 5, reason: 'No product has the SKU NO-SUCH.' },
        { line: 6, reason: 'Weight: “heavy” isn’t a weight. Enter one like 350 g or 1.5 kg.' },
        { line: 7, reason: 'Line 2 has the same SKU.' },
      ],
      edits: [
        { sku: 'MUG', column: 'weight', text: '350' },
        { sku: 'MUG', column: 'isFragile', text: 'yes' },
        { sku: 'TEA', column: 'weight', text: '' },
        { sku: 'TEA', column: 'isFragile', text: '' },
      ],
    });
  });

  test('changes nothing when exported and imported again, and contains no formula', () => {
    fc.assert(
      fc.property(settings, (fields) => {
        const product = aProduct({ ...fields, sku: '=1+1' });
        const csv = productsToCsv([product], context);
        expect(csv).toContain("'=1+1");
        const cells = parseCsv(csv);
        const file = readProductRows(cells, new Map([['=1+1', product]]), context);
        if (typeof file === 'string') throw new Error(file);
        expect(file.badRows).toEqual([]);
        expect(withEdits(new Map(), file.edits, new Map([['=1+1', product]]), context).size).toBe(0);
      }),
    );
  });
});

/** Enough of RFC 4180 for our own files. */
function parseCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .slice(0, 7)
        .map(([, cell = '']) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)),
    );
}

describe('a bulk edit', () => {
  test('changes only what is set, and names before and after', () => {
    const before = aProduct({ weight: { value: 350, unit: 'g' }, isFragile: true });
    const [row] = bulkEditRows([before], { weight: '400', isFragile: 'Yes' }, context);
    expect(row).toEqual({
      product: before,
      after: { ...settingsOf(before), weight: { value: 400, unit: 'g' } },
      changes: [{ column: 'weight', before: '350 g', after: '400 g' }],
    });
  });

  test('takes each pasted SKU once, from lines, commas, semicolons and tabs', () => {
    expect(readSkus('A\r\nB, C;\tA\n\n D ')).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('a collection', () => {
  const heavy = aProduct({ sku: '22AB', storeName: 'Glass jug', storeWeight: '1.2', isFragile: true });

  test.each([
    [{ skuPrefixes: ['22'] }, true],
    [{ skuPrefixes: ['23'] }, false],
    [{ nameWords: ['GLASS', 'china'] }, true],
    [{ nameWords: ['china'] }, false],
    [{ minWeight: { value: 1, unit: 'kg' as const } }, true],
    [{ minWeight: { value: 1, unit: 'kg' as const }, maxWeight: { value: 1_100, unit: 'g' as const } }, false],
    [{ handling: ['isFragile' as const] }, true],
    [{ handling: ['isFragile' as const, 'shipsAlone' as const] }, false],
  ])('applies the rule %j', (rule, isMember) => {
    const members = { type: 'rule' as const, rule: { ...newCollectionRule, ...rule } };
    expect(membershipOf({ members })(heavy)).toBe(isMember);
  });

  test('with a weight rule leaves out a product without a weight', () => {
    const rule = { ...newCollectionRule, maxWeight: { value: 1, unit: 'kg' as const } };
    expect(membershipOf({ members: { type: 'rule', rule } })(aProduct())).toBe(false);
  });

  test('is refused when its minimum weight exceeds its maximum', () => {
    const rule = {
      ...newCollectionRule,
      minWeight: { value: 2, unit: 'kg' as const },
      maxWeight: { value: 1_999, unit: 'g' as const },
    };
    expect(checkCollection({ name: 'A', members: { type: 'rule', rule } }, [])).toEqual([
      { part: 'members', message: 'The lowest weight is above the highest one.' },
    ]);
    expect(collectionSentence({ members: { type: 'rule', rule } })).toBe(
      'Products that weigh 2 kg or more and that weigh 1999 g or less.',
    );
  });
});
