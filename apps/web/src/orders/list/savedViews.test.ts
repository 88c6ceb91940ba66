import { defaultFilters, periods, searchModes } from '@hub/domain/dashboard';
import { maxSavedViews, orderSorts } from '@hub/domain/orders/list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFilters, writeFilters } from './filtersInAddress.ts';
import { readListAddress, writeListAddress } from './listAddress.ts';
import { readViews, type SavedViews, viewQuery, withView, writeViews } from './savedViews.ts';

const query = fc
  .record({
    period: fc.constantFrom(...periods.map(({ value }) => value)),
    searchMode: fc.constantFrom(...searchModes.map(({ value }) => value)),
    search: fc.string({ unit: 'grapheme', maxLength: 30 }),
    sort: fc.constantFrom(...orderSorts.map(({ value }) => value)),
    cause: fc.option(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })),
  })
  .map(({ sort, cause, ...filters }) =>
    viewQuery(
      writeListAddress(writeFilters(new URLSearchParams(), { ...defaultFilters, ...filters }), { sort, cause }),
    ),
  );

const views: fc.Arbitrary<SavedViews> = fc.dictionary(
  fc.constantFrom('allorders', 'openorders', 'holdorders'),
  fc.uniqueArray(fc.record({ name: fc.stringMatching(/^[A-Za-z][A-Za-z0-9]{0,20}$/), query }), {
    maxLength: 5,
    selector: ({ name }) => name.toLowerCase(),
  }),
  { noNullPrototype: true },
);

const lists = (rows: unknown) => JSON.stringify({ version: 1, lists: { openorders: rows } });

describe('a saved view consists of filter, period, sort and cause', () => {
  test('a saved view is read back unchanged', () => {
    fc.assert(
      fc.property(views, (saved) => {
        expect(readViews(writeViews(saved))).toEqual({ views: saved, unreadable: 0 });
      }),
    );
  });

  test('applying one requests its filter, period and sort at page 1 with no order open; shop and host stay', () => {
    fc.assert(
      fc.property(query, query, (before, wanted) => {
        const address = new URLSearchParams(`${before}&shop=a.myshopify.com&host=aG9zdA&page=3&order=5`);
        const after = withView(address, wanted);
        expect(viewQuery(after)).toBe(wanted);
        expect([after.get('shop'), after.get('host'), after.get('page'), after.get('order')]).toEqual([
          'a.myshopify.com',
          'aG9zdA',
          null,
          null,
        ]);
      }),
    );
  });

  test('one with values of fields keeps them, and applying it asks for exactly these', () => {
    const saved = viewQuery(
      writeFilters(new URLSearchParams('order=5'), {
        ...defaultFilters,
        fields: { paymentStatus: 'PENDING', stageReason: 'awaitsPayment' },
      }),
    );
    const { views: read } = readViews(writeViews({ holdorders: [{ name: 'Unpaid', query: saved }] }));
    const applied = withView(
      writeFilters(new URLSearchParams(), { ...defaultFilters, fields: { risk: 'CANCEL' } }),
      read.holdorders?.[0]?.query ?? '',
    );
    expect(readFilters(applied, ['fieldFilters']).fields).toEqual({
      paymentStatus: 'PENDING',
      stageReason: 'awaitsPayment',
    });
  });

  test('it keeps nothing of the session, the page or the open orders', () => {
    expect(
      viewQuery(
        new URLSearchParams('shop=a.myshopify.com&host=aG9zdA&session=s3cret&page=3&order=5&period=all&sort=oldest'),
      ),
    ).toBe('period=all&sort=oldest');
  });
});

describe('unreadable or hostile stored JSON is ignored with a notice', () => {
  test('no stored value is not reported as unreadable', () =>
    expect(readViews(null)).toEqual({ views: {}, unreadable: 0 }));

  test.each(['', '{', 'null', '[]', '7', '"text"', '{"lists":[]}', '{"lists":null}', '\u0000', '{"views":{}}'])(
    '%j is not readable at all',
    (text) => {
      expect(readViews(text)).toEqual({ views: {}, unreadable: 'all' });
    },
  );

  test.each([
    ['no object', 7],
    ['no name', { query: 'period=all' }],
    ['a name of spaces', { name: '  ', query: '' }],
    ['a name that fills the screen', { name: 'x'.repeat(61), query: '' }],
    ['a name that is not a text', { name: { toString: 'x' }, query: '' }],
    ['a query that is not a text', { name: 'A', query: ['period=all'] }],
    ['a very long query', { name: 'A', query: 'search='.padEnd(5_000, 'x') }],
    ['a duplicate name', { name: 'GOOD', query: '' }],
  ])('%s: this view is left out and counted, the others stay', (_, row) => {
    const read = readViews(lists([{ name: 'Good', query: 'period=all' }, row]));
    expect(read).toEqual({ views: { openorders: [{ name: 'Good', query: 'period=all' }] }, unreadable: 1 });
  });

  test('a query is parsed like an address: only filter, period and sort come out of it', () => {
    const read = readViews(
      lists([
        {
          name: 'A',
          query: 'shop=evil.myshopify.com&host=x&page=9&order=1&period=never&sort=javascript:&search=%3Cimg%3E',
        },
      ]),
    );
    expect(read.views.openorders).toEqual([{ name: 'A', query: 'search=%3Cimg%3E' }]);
  });

  test('no more than a selector can hold', () => {
    const read = readViews(lists(Array.from({ length: 1000 }, (_, index) => ({ name: `View ${index}`, query: '' }))));
    expect([read.views.openorders?.length, read.unreadable]).toEqual([maxSavedViews, 1000 - maxSavedViews]);
  });

  test('any text gives views that can be applied, and pollutes nothing', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.jsonValue().map(lists),
      fc.constant('{"__proto__":{"polluted":1},"lists":{"__proto__":[{"name":"A","query":""}]}}'),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        for (const list of Object.values(readViews(text).views)) {
          for (const view of list) {
            const address = withView(new URLSearchParams(), view.query);
            expect([readFilters(address).period, readListAddress(address).page]).toEqual([expect.any(String), 1]);
          }
        }
        expect('polluted' in {}).toBe(false);
      }),
    );
  });
});
