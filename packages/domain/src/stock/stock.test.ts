import { inWords } from '../testing/inWords.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkStockChange, stockLimits } from './checkStockChange.ts';
import { arrivedSkus, countedElsewhere, decideStockSave } from './decideStockSave.ts';
import { fewestOfEachSku, providerStockName, reportedStockChanges, storeStockName } from './reportedStock.ts';
import { filterStock } from './listStock.ts';
import { figureSource } from './stockScreenTexts.ts';
import { inOwnSpelling, warehouseReports } from './warehouseReports.ts';
import { readStockCsv, skusOfFile, stockToCsv } from './stockCsv.ts';
import { draftOf, draftProblem, isDraftChanged } from './stockDraft.ts';
import { availableUnits, isLow, type StockLevel } from './StockLevel.ts';

const by = { savedAt: '2026-11-20T09:00:00.000Z', savedBy: 'Robin Carter' };
const level = (changes: Partial<StockLevel> = {}): StockLevel => ({
  sku: 'A',
  locationId: '1',
  onHand: 10,
  allocated: 4,
  unavailable: 0,
  safety: 0,
  lowAt: null,
  version: 3,
  ...by,
  ...changes,
});
const locations = [
  { locationId: '1', name: 'Leeds' },
  { locationId: '2', name: 'Rotterdam (EU)' },
];
const locationIds = new Set(['1', '2']);
const change = (changes: object = {}) => ({
  sku: 'A',
  locationId: '1',
  onHand: 12 as number | null,
  lowAt: null,
  baseVersion: 3,
  ...changes,
});
const decide = (changes: readonly ReturnType<typeof change>[], levels = [level()]) =>
  decideStockSave(changes, { levels, locationIds, countedByStore: new Set(), countedByProvider: new Set() }, by);

describe('a save of levels', () => {
  it.each([
    [{ onHand: 3 }, '4 units are reserved for orders. Enter 4 or more, or close those orders first.'],
    [{ onHand: null }, '4 units are reserved for orders, so it has to stay counted.'],
    [{ onHand: Number.NaN }, 'Enter a whole number on hand, 0 or more.'],
    [{ onHand: stockLimits.units + 1 }, 'Enter 10,000,000 or less on hand.'],
    [{ lowAt: -1 }, 'Enter a whole number for “low at”, 0 or more.'],
    [{ sku: ' A' }, 'A SKU can’t begin or end with a space.'],
    [{ locationId: '9' }, 'Your store has no location'],
  ])('is refused with the reason: %j', (fields, reason) => {
    expect(inWords(decide([change(fields)]))).toMatchObject({
      type: 'refused',
      message: expect.stringContaining(reason),
    });
  });

  it('is decided as a whole, and a newer version takes precedence over problems', () => {
    const newer = level({ version: 4, allocated: 9 });
    expect(decide([change({ onHand: 5 }), change({ sku: 'B', baseVersion: 0 })], [newer])).toMatchObject({
      type: 'outdated',
      current: [newer],
    });
    expect(decide([change({ baseVersion: 1 })], [])).toMatchObject({ type: 'outdated', current: [] });
  });

  it('keeps reservations and drops changes without effect', { tags: '§2.107' }, () => {
    const after = level({ onHand: 12, version: 4 });
    expect(decide([change()])).toEqual({ type: 'saved', changes: [{ before: level(), after }] });
    expect(decide([change({ onHand: 10 })])).toEqual({ type: 'saved', changes: [] });
  });

  it('lists SKUs with more units available, or no longer counted', () => {
    const [less, more] = [level({ onHand: 9 }), level({ onHand: 11 })];
    expect(arrivedSkus([{ before: level(), after: less }])).toEqual([]);
    expect(
      inWords(
        arrivedSkus([
          { before: level(), after: more },
          { before: null, after: more },
        ]),
      ),
    ).toEqual(['A']);
    expect(arrivedSkus([{ before: level(), after: null }])).toEqual(['A']);
  });

  it('never leaves more reserved than is on hand', () => {
    const units = fc.integer({ min: -2, max: 12 });
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 10 }), (onHand, allocated) => {
        const decision = decide([change({ onHand })], [level({ allocated })]);
        const after = decision.type === 'saved' ? decision.changes.map((applied) => applied.after) : [];
        for (const saved of after) expect(saved?.allocated).toBeLessThanOrEqual(saved?.onHand ?? 0);
        expect(decision.type === 'refused').toBe(
          checkStockChange({ sku: 'A', onHand, lowAt: null, before: level({ allocated }) }) !== null,
        );
      }),
    );
  });
});

describe("a store's stock report", () => {
  const countedThere = new Set(['1']);
  const report = (fields: object = {}) => ({
    sku: 'A',
    locationId: '1',
    onHand: 12 as number | null,
    changedAt: '2026-11-20T09:05:00Z',
    ...fields,
  });
  const changed = (reports: readonly ReturnType<typeof report>[], levels = [level()], isFirst = false) =>
    reportedStockChanges(reports, { levels, by: storeStockName, countedThere, isFirst });

  it("counts the SKU from then on, in the store's name", () => {
    const after = level({ onHand: 12, version: 4, savedAt: '2026-11-20T09:05:00Z', savedBy: 'Your store' });
    expect(changed([report()])).toEqual([{ before: level(), after }]);
    expect(changed([report()], [])).toEqual([{ before: null, after: { ...after, allocated: 0, version: 1 } }]);
  });

  it('is old before the last change here, unless the store has not counted before', () => {
    const old = report({ changedAt: '2026-11-20T08:59:59Z' });
    expect(changed([old])).toEqual([]);
    expect(changed([old], [level()], true)).toHaveLength(1);
    expect(
      inWords(
        changed([report({ changedAt: '2026-11-20T09:00:00Z' })], [level({ savedAt: '2026-11-20T09:00:00.900Z' })]),
      ),
    ).toHaveLength(1);
  });

  it('keeps reservations even with fewer units, and everything else on a level', () => {
    const [few, none] = [changed([report({ onHand: -2 })], [level({ lowAt: 7 })]), changed([report({ onHand: null })])];
    expect(few).toMatchObject([{ after: { onHand: 0, allocated: 4, lowAt: 7 } }]);
    const [damaged] = changed([report({ unavailable: 3, safety: 2 })]);
    expect(damaged?.after && availableUnits(damaged.after)).toBe(12 - 4 - 3 - 2);
    expect(none).toEqual([]);
    const free = level({ allocated: 0 });
    expect(changed([report({ onHand: null })], [free])).toEqual([{ before: free, after: null }]);
  });

  it('has no effect for a location that people count, without a SKU, or when already known', () => {
    const known = level({ onHand: 12, savedBy: 'Your store' });
    expect(changed([report({ locationId: '2' }), report({ sku: ' ' })])).toEqual([]);
    expect(changed([report()], [known])).toEqual([]);
  });

  it('cannot be changed by people, except for the low stock threshold', () => {
    const save = (changes: object) =>
      decideStockSave(
        [change(changes)],
        { levels: [level()], locationIds, countedByStore: countedThere, countedByProvider: new Set() },
        by,
      );
    const known = { locationIds, countedByStore: countedThere, countedByProvider: new Set<string>() };
    expect(inWords([...countedElsewhere(known)])).toEqual([
      ['1', 'Your store counts the stock of this location. Change the number there.'],
    ]);
    expect(inWords(save({ onHand: 12 }))).toMatchObject({
      type: 'refused',
      message: expect.stringContaining('Your store counts the stock of this location. Change the number there.'),
    });
    expect(save({ onHand: 10, lowAt: 3 })).toMatchObject({
      type: 'saved',
      changes: [{ after: { lowAt: 3 } }],
    });
    expect(save({ onHand: 12, baseVersion: 2 })).toMatchObject({ type: 'outdated' });
  });
});

describe("a 3PL's stock report", () => {
  const readAt = '2026-11-20T09:05:00.000Z';
  const countedThere = new Set(['1']);
  const changed = (stock: Parameters<typeof warehouseReports>[0], levels = [level()]) =>
    reportedStockChanges(warehouseReports(stock, countedThere, readAt), {
      levels,
      by: providerStockName,
      countedThere,
    });

  it('counts units neither available nor promised as unavailable', () => {
    const units = { sku: 'A', onHand: 20, available: 9 };
    const unavailable = (...stock: Parameters<typeof changed>[0]) => changed(stock)[0]?.after?.unavailable;
    expect(unavailable({ ...units, committed: 5 })).toBe(6);
    // Units it says nothing about may be promised to our orders, which have 4 reserved.
    expect(unavailable(units)).toBe(7);
    expect(unavailable({ ...units, available: 20 })).toBe(0);
    expect(unavailable({ ...units, available: -2, committed: 20 })).toBe(0);
  });

  it("counts in the 3PL's name, over all its sites, as of when it was asked", () => {
    const sites = [
      { sku: 'A', onHand: 7, available: 7 },
      { sku: 'A', onHand: 5, available: 5 },
    ];
    const after = level({ onHand: 12, version: 4, savedAt: readAt, savedBy: 'Your 3PL' });
    expect(changed(sites)).toEqual([{ before: level(), after }]);
    expect(figureSource(after, 'UTC')).toEqual({ from: 'From your 3PL, as of', day: '2026-11-20' });
  });

  it('names who counted a figure, or that an order moved it since, and the day', () => {
    const sourceOf = (savedBy: string | null) => figureSource({ savedBy, savedAt: readAt }, 'UTC');
    expect(sourceOf('Robin Carter')).toEqual({ from: 'Counted by Robin Carter,', day: '2026-11-20' });
    expect(sourceOf(null)).toEqual({ from: 'Changed by an order,', day: '2026-11-20' });
    expect(figureSource({ savedBy: null, savedAt: null }, 'UTC')).toBeNull();
  });

  it("uses the shop's spelling of SKUs, else the 3PL's", () => {
    const stock = [' a', 'A', 'b', 'B ', 'C', ''].map((sku) => ({ sku, onHand: 1 }));
    expect(inOwnSpelling(stock, ['A', 'c', 'C', '']).map(({ sku }) => sku)).toEqual(['A', 'A', 'b', 'b', 'C', '']);
  });

  it('updates the time but not the version when repeated', () => {
    const known = level({ onHand: 12, savedBy: 'Your 3PL' });
    const after = { ...known, savedAt: readAt };
    expect(changed([{ sku: 'A', onHand: 12, available: 12 }], [known])).toEqual([{ before: known, after }]);
    expect(arrivedSkus([{ before: known, after }])).toEqual([]);
  });

  it('leaves a level as it is without its SKU, and knows nothing of later shipments', () => {
    expect(changed([{ sku: 'B', onHand: 3, available: 3 }])).toMatchObject([
      { before: null, after: { sku: 'B', onHand: 3 } },
    ]);
    expect(changed([])).toEqual([]);
    expect(
      changed([{ sku: 'A', onHand: 12, available: 12 }], [level({ savedAt: '2026-11-20T09:05:01.000Z' })]),
    ).toEqual([]);
  });

  it('cannot be changed by people', () => {
    const known = {
      levels: [level()],
      locationIds,
      countedByStore: new Set<string>(),
      countedByProvider: countedThere,
    };
    expect(inWords(decideStockSave([change({ onHand: 12 })], known, by))).toMatchObject({
      type: 'refused',
      message: expect.stringContaining('Your 3PL counts the stock of this location.'),
    });
    expect(decideStockSave([change({ onHand: 10, lowAt: 3 })], known, by)).toMatchObject({ type: 'saved' });
  });
});

describe('a stock level', () => {
  it("is low by its own threshold, else by the shop's", () => {
    expect([isLow(level(), 6), isLow(level(), 5), isLow(level({ lowAt: 0 }), 99)]).toEqual([true, false, false]);
  });

  it('is found by part of its SKU, its location, and whether it is low or waited for', () => {
    const rows = [level({ sku: 'B-2' }), level({ sku: 'a-1', locationId: '2', onHand: 4 }), level({ sku: 'a-1' })].map(
      (each, index) => ({ ...each, name: '', waiting: { units: index, orders: index } }),
    );
    const found = (filters: object) =>
      filterStock(rows, { search: '', locationId: null, show: 'all', ...filters }, 0).map(
        ({ sku, locationId }) => `${sku} ${locationId}`,
      );
    expect(found({})).toEqual(['B-2 1', 'a-1 1', 'a-1 2']);
    expect(found({ search: ' A-' })).toEqual(['a-1 1', 'a-1 2']);
    expect(found({ locationId: '2' })).toEqual(['a-1 2']);
    expect(found({ show: 'low' })).toEqual(['a-1 2']);
    expect(found({ show: 'waiting' })).toEqual(['a-1 1', 'a-1 2']);
  });

  it('as typed: reports text that is not a number, and ignores equal values', () => {
    const draft = draftOf(level({ onHand: 1_200, lowAt: 5 }));
    expect(isDraftChanged({ ...draft, onHand: ' 1,200 ' })).toBe(false);
    expect(isDraftChanged({ ...draft, lowAt: '' })).toBe(true);
    expect(inWords(draftProblem({ ...draft, onHand: '3' }, 'onHand'))).toContain('Enter 4 or more');
    expect(inWords(draftProblem({ ...draft, onHand: 'many' }, 'onHand'))).toContain('whole number');
    expect(inWords(draftProblem({ ...draft, lowAt: '1.5' }, 'lowAt'))).toContain('whole number');
    expect(inWords(draftProblem({ ...draft, onHand: '' }, 'onHand'))).toContain('has to stay counted');
  });
});

describe('a CSV file of levels', () => {
  const rowsOf = (...cells: readonly (readonly string[])[]) =>
    cells.map((row, index) => ({ line: index + 1, cells: row }));
  const header = ['\uFEFFSku', 'Location Name', 'Quantity'];
  const read = (...cells: readonly (readonly string[])[]) =>
    readStockCsv(rowsOf(header, ...cells), { levels: [level()], locations });

  it('keeps the threshold without a column for it, and reads names in any case, ids and thousands separators', () => {
    expect(read(['A', ' leeds ', '12'], ['B', '2', '1,200']).changes).toEqual([
      { ...change(), lowAt: null },
      { sku: 'B', locationId: '2', onHand: 1_200, lowAt: null, baseVersion: 0 },
    ]);
  });

  it.each([
    [['', 'Leeds', '1'], 'It has no SKU.'],
    [['B', '', '1'], 'It has no location.'],
    [['B', 'Paris', '1'], 'no location'],
    [['B', 'Leeds', ''], 'It has no number on hand.'],
    [['B', 'Leeds', '1e3'], 'whole number'],
    [['B'], 'It has no location.'],
    [['A', 'Leeds', '3'], '4 units are reserved'],
    [['S'.repeat(256), 'Leeds', '3'], '255 characters'],
    [['4.00638E+12', 'Leeds', '3'], 'rounded'],
    [['4,00638E+012', 'Leeds', '3'], 'rounded'],
  ])('leaves out a bad row with the reason: %j', (cells, reason) => {
    const outcome = read(cells, ['B', 'Leeds', '1']);
    expect(inWords(outcome.refused)).toEqual([{ line: 2, cells, reason: expect.stringContaining(reason) }]);
    expect(outcome.changes).toHaveLength(1);
  });

  it('drops the decimal that a spreadsheet adds to a long SKU', () => {
    const rows = rowsOf(header, ['4006381333931.0', 'Leeds', '12.0'], ['1.0', 'Leeds', '2']);
    expect(skusOfFile(rows)).toEqual(['4006381333931', '1.0']);
    const { changes } = readStockCsv(rows, { levels: [level({ sku: '4006381333931' })], locations });
    expect(changes).toMatchObject([
      { sku: '4006381333931', onHand: 12, baseVersion: 3 },
      { sku: '1.0', onHand: 2, baseVersion: 0 },
    ]);
  });

  it('leaves out the second of two rows for one level', () => {
    expect(inWords(read(['B', 'Leeds', '1'], ['B', '1', '2']).refused)).toMatchObject([
      { line: 3, reason: expect.stringContaining('Line 2') },
    ]);
  });

  it('changes nothing when exported and imported again, for any SKUs and names', () => {
    const sku = fc
      .string({ unit: fc.constantFrom('=', '+', '"', ',', ';', 'A', '1', ' ', '\n', '’'), minLength: 1, maxLength: 8 })
      .map((text) => text.trim())
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.uniqueArray(sku, { maxLength: 6 }), (skus) => {
        const levels = skus.map((each, index) => level({ sku: each, lowAt: index % 2 ? null : index }));
        const parsed = parseCsv(stockToCsv(levels, locations));
        const rows = parsed.map((cells, index) => ({ line: index + 1, cells }));
        expect(new Set(skusOfFile(rows))).toEqual(new Set(skus));
        expect(readStockCsv(rows, { levels, locations })).toEqual({
          problem: null,
          changes: [],
          refused: [],
          unchanged: skus.length,
        });
      }),
    );
  });
});

/** A text's cells according to RFC 4180. */
function parseCsv(text: string): string[][] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

it('counts, of variants that share a SKU, the one with the fewest units that can ship, with the newest time', () => {
  const [early, late] = ['2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z'];
  const report = (onHand: number | null, changedAt: string, unavailable = 0) =>
    ({ sku: 'MUG-01', locationId: 'L1', onHand, unavailable, changedAt }) as const;
  const uncounted = report(null, late);
  for (const reports of [
    [report(9, late), report(4, early), uncounted],
    [uncounted, report(4, early), report(9, late)],
    [report(4, early), report(9, late)],
  ])
    expect(fewestOfEachSku(reports)).toMatchObject([{ onHand: 4, changedAt: late }]);
  expect(fewestOfEachSku([report(5, early), report(9, early, 6)])).toMatchObject([{ onHand: 9, unavailable: 6 }]);
  const elsewhere = { ...report(1, early), locationId: 'L2' };
  expect(fewestOfEachSku([report(4, early), elsewhere])).toHaveLength(2);
});
