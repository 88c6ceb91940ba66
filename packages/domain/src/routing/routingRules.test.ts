import { inWords } from '../testing/inWords.ts';
import { cutOffsText, readTime } from './routingScreenTexts.ts';
import { describe, expect, test } from 'vitest';
import { countries, countryCode } from '../shared/addresses/countries.ts';
import { aRoutingRule } from '../testing/aRoutingRule.ts';
import { checkLocation } from './checkLocation.ts';
import { checkRoutingRules } from './checkRoutingRules.ts';
import { decideLocationSave, decideRulesSave } from './decideRoutingSave.ts';
import { type Location, newLocationSettings } from './Location.ts';
import { routingOrderOf } from './routingOrderOf.ts';
import { routingRuleSentence } from './routingRuleSentence.ts';
import { routingWarnings } from './routingWarnings.ts';
import { servedBy, servedLocationsQuestion } from './servedLocations.ts';
import { simulateRouting } from './simulateRouting.ts';

const leeds: Location = {
  ...newLocationSettings,
  locationId: '1',
  name: 'Leeds',
  country: 'GB',
  version: 0,
  savedAt: null,
  savedBy: null,
};
const rotterdam: Location = { ...leeds, locationId: '2', name: 'Rotterdam', country: 'NL' };
const locations = [leeds, rotterdam];
const rule = aRoutingRule({
  ruleId: 'a',
  name: 'Europe',
  countries: ['DE', 'FR'],
  locationIds: ['1', '2'],
  preferences: [{ type: 'ranked', locationIds: ['2', '1'] }, { type: 'mostStock' }],
});
const by = { savedAt: '2026-11-22T10:00:00Z', savedBy: 'Robin Carter' };

test('finds each of 249 countries by its code and by its name', () => {
  expect(countries).toHaveLength(249);
  for (const { code, name } of countries) {
    expect(name).not.toBe(code);
    expect([countryCode(code), countryCode(name.toUpperCase())]).toEqual([code, code]);
  }
  expect(['UK', 'EIRE', 'XX', 'Atlantis', ''].map(countryCode)).toEqual(['GB', 'IE', null, null, null]);
});

describe('problems that prevent saving a location', () => {
  const zone = { countries: ['DE'], postcodes: [] };
  test.each([
    [{ country: 'Atlantis' }, ['country', undefined, '“Atlantis” isn’t a country.']],
    [{ zones: [zone, { countries: ['XX'], postcodes: [] }] }, ['zones', 1, '“XX” isn’t a country.']],
    [
      { zones: [{ countries: [], postcodes: [] }] },
      ['zones', 0, 'Choose a country or enter how postal codes begin, or remove this zone.'],
    ],
    [
      { zones: [{ countries: [], postcodes: ['LS', ' '] }] },
      ['zones', 0, '“ ” isn’t the start of a postal code. Use up to 10 letters and digits, like LS or 101.'],
    ],
    [
      { zones: [{ countries: [], postcodes: Array.from({ length: 1001 }, (_, index) => String(index)) }] },
      ['zones', 0, 'Use 1,000 postal codes or fewer.'],
    ],
    [{ zones: Array.from({ length: 51 }, () => zone) }, ['zones', undefined, 'Use 50 zones or fewer.']],
    [{ dailyCapacity: -1 }, ['dailyCapacity', undefined, /1 or more/]],
    [{ dailyCapacity: 0 }, ['dailyCapacity', undefined, /1 or more/]],
    [{ dailyCapacity: 2.5 }, ['dailyCapacity', undefined, /whole number/]],
    [{ dailyCapacity: Number.NaN }, ['dailyCapacity', undefined, /whole number/]],
    [{ dailyCapacity: 1e9 }, ['dailyCapacity', undefined, /1,000,000 or less/]],
    [{ cutOffs: { times: ['9:00'], weekdays: [1] } }, ['cutOffs', undefined, 'Enter times like 15:00.']],
    [{ stockFrom: 'provider' }, ['stockFrom', undefined, 'Choose the 3PL that the stock comes from.']],
    [{ stockFrom: 'provider', kind: 'own', providerId: 'shipbob' }, ['stockFrom', undefined, /^Choose the 3PL/]],
    [{ stockFrom: 'provider', providerId: 'ship_stations' }, ['stockFrom', undefined, /doesn’t report its stock/]],
    [{ stockFrom: 'provider', providerId: 'toString' }, ['stockFrom', undefined, /doesn’t report its stock/]],
    [{ cutOffs: { times: ['09:00'], weekdays: [0] } }, ['cutOffs', undefined, 'Choose days from Monday to Sunday.']],
  ] as const)('%j', (fields, [part, index, message]) => {
    const problems = checkLocation({ ...leeds, ...fields });
    expect(inWords(problems)).toEqual([
      {
        part,
        ...(index !== undefined && { index }),
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      },
    ]);
  });

  test('are none for a good one', () => {
    expect(checkLocation({ ...leeds, zones: [zone], dailyCapacity: 1 })).toEqual([]);
    expect(checkLocation(newLocationSettings)).toEqual([]);
  });
});

describe('problems that prevent saving rules', () => {
  test.each([
    [{ name: '  ' }, 'name', 'Enter a name.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Use 100 characters or fewer.'],
    [{ countries: ['DE', 'Mordor'] }, 'countries', '“Mordor” isn’t a country.'],
    [{ locationIds: ['1', '2', '9'] }, 'locations', /no longer there/],
    [{ preferences: [{ type: 'ranked', locationIds: [] }] }, 'preferences', /at least one/],
    [{ preferences: [{ type: 'ranked', locationIds: ['1', '9'] }] }, 'preferences', /no longer there/],
    [{ preferences: [{ type: 'ranked', locationIds: ['1', '1'] }] }, 'preferences', /only be ranked once/],
    [
      { locationIds: ['1'], preferences: [{ type: 'ranked', locationIds: ['2'] }] },
      'preferences',
      /does not ship from Rotterdam/,
    ],
    [{ preferences: [{ type: 'mostStock' }, { type: 'mostStock' }] }, 'preferences', /only be used once/],
  ] as const)('%j', (fields, part, message) => {
    const other = { ...rule, ruleId: 'b', name: 'Other' };
    expect(inWords(checkRoutingRules([other, { ...rule, ...fields }], locations))).toEqual([
      { rule: 1, part, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    ]);
  });

  test('include a repeated name or id, and too many rules', () => {
    expect(inWords(checkRoutingRules([rule, { ...rule, ruleId: 'b', name: ' europe' }], locations))).toMatchObject([
      { rule: 1, part: 'name', message: expect.stringContaining('Another rule') },
    ]);
    expect(checkRoutingRules([rule, { ...rule, name: 'Other' }], locations)).toMatchObject([{ rule: null }]);
    const many = Array.from({ length: 101 }, (_, index) => ({ ...rule, ruleId: `${index}`, name: `${index}` }));
    expect(inWords(checkRoutingRules(many, locations))).toMatchObject([
      { rule: null, message: 'Use 100 rules or fewer.' },
    ]);
    expect(checkRoutingRules(many.slice(1), locations)).toEqual([]);
  });
});

describe('saving', () => {
  test('over another version is outdated and returns theirs, before the settings are checked', () => {
    const theirs = { ...leeds, version: 3, savedBy: 'Kim' };
    expect(inWords(decideLocationSave(theirs, { ...leeds, dailyCapacity: -1 }, 2, [theirs], by))).toEqual({
      type: 'outdated',
      current: theirs,
      message: 'Kim saved newer settings for Leeds.',
    });
    const rules = { rules: [rule], version: 1, savedAt: null, savedBy: null };
    expect(decideRulesSave(rules, [], 0, locations, by)).toMatchObject({ type: 'outdated', current: rules });
  });

  test('bad rules is refused and names the rule', () => {
    expect(decideLocationSave(leeds, { ...leeds, dailyCapacity: 0.5 }, 0, [leeds], by).type).toBe('refused');
    const rules = { rules: [], version: 0, savedAt: null, savedBy: null };
    expect(inWords(decideRulesSave(rules, [{ ...rule, countries: ['XX'] }], 0, locations, by))).toEqual({
      type: 'refused',
      message: '“Europe”: “XX” isn’t a country.',
    });
  });

  test('is refused for the stock of a 3PL that another location already uses', () => {
    const shipbob = { providerId: 'shipbob', stockFrom: 'provider' } as const;
    const york = { ...leeds, locationId: '2', name: 'York', ...shipbob };
    const save = (settings: object) => decideLocationSave(leeds, { ...leeds, ...settings }, 0, [leeds, york], by);
    expect(save(shipbob)).toEqual({
      type: 'refused',
      message: 'York takes its stock from this 3PL already. The same units can’t be at two locations.',
    });
    expect([save({ providerId: 'shipbob' }).type, save({ ...shipbob, providerId: 'dcl' }).type]).toEqual([
      'saved',
      'saved',
    ]);
    expect(decideLocationSave(york, { ...york, country: 'DE' }, 0, [leeds, york], by).type).toBe('saved');
  });

  test('gives the next version, with times and days sorted and names trimmed', () => {
    const cutOffs = { times: ['15:00', '09:30'], weekdays: [5, 1, 5] };
    expect(decideLocationSave(leeds, { ...leeds, cutOffs }, 0, [leeds], by)).toEqual({
      type: 'saved',
      saved: { ...leeds, cutOffs: { times: ['09:30', '15:00'], weekdays: [1, 5] }, version: 1, ...by },
    });
    const rules = { rules: [], version: 6, savedAt: null, savedBy: null };
    expect(decideRulesSave(rules, [{ ...rule, name: ' Europe ' }], 6, locations, by)).toEqual({
      type: 'saved',
      saved: { rules: [rule], version: 7, ...by },
    });
  });
});

describe('a rule in one sentence', () => {
  test.each([
    [
      {},
      'Orders to Germany and France ship from Leeds or Rotterdam, preferably from Rotterdam, then Leeds, then the one ' +
        'with the most stock, and may be split between locations.',
    ],
    [
      { countries: [], locationIds: [], preferences: [], maySplit: false },
      'All orders ship from any location and are never split.',
    ],
    [
      {
        countries: ['DE', 'FR', 'NL', 'BE', 'LU'],
        locationIds: ['7'],
        preferences: [{ type: 'sameCountry' }, { type: 'fewestSplits' }],
      },
      'Orders to Germany, France, Netherlands and 2 more ship from an unknown location (7), preferably from a location ' +
        'in the customer’s country, then one that has the whole order, and may be split between locations.',
    ],
  ] as const)('%j', (fields, sentence) => {
    expect(routingRuleSentence({ ...rule, ...fields }, locations)).toBe(sentence);
  });
});

describe('warnings about a list of rules', () => {
  test('include a rule that is never used, below one for every country or for all of its countries', () => {
    const all = { ...rule, ruleId: 'all', name: 'All', countries: [] };
    const germany = { ...rule, ruleId: 'de', name: 'DE', countries: ['Germany'] };
    expect([...routingWarnings([all, rule], locations).keys()]).toEqual(['a']);
    expect([...routingWarnings([rule, germany], locations).keys()]).toEqual(['de']);
    expect(routingWarnings([germany, rule, all], locations).size).toBe(0);
    expect(routingWarnings([{ ...all, isActive: false }, rule], locations).size).toBe(0);
  });

  test('include a rule with only inactive locations', () => {
    const off = [{ ...leeds, isActive: false }, rotterdam];
    expect(routingWarnings([{ ...rule, locationIds: ['1'] }], off).get('a')).toContain('wait for review');
    expect(routingWarnings([rule], off).size).toBe(0);
  });
});

test("a past order counts only its goods, on its day in the shop's zone, and is null without goods", () => {
  const line = { lineItemId: '1', sku: 'MUG', quantity: 2, isCancelled: false, virtualItem: 0 };
  const order = { orderId: '1', country: 'DE', postcode: '', createdAt: Date.UTC(2026, 5, 1, 23, 30) };
  const others = [
    { ...line, isCancelled: true },
    { ...line, virtualItem: 1 },
    { ...line, quantity: -1 },
  ];
  expect(routingOrderOf({ ...order, lineItems: [line, ...others] }, 'Europe/London')).toMatchObject({
    lines: [{ lineItemId: '1', sku: 'MUG', quantity: 2 }],
    day: '2026-06-02',
  });
  expect(routingOrderOf({ ...order, lineItems: others }, 'Europe/London')).toBeNull();
});

test("a simulation counts a location's capacity per day", () => {
  const order = (orderId: string, day: string) => ({
    orderId,
    country: 'DE',
    postcode: '',
    chosenLocationId: null,
    lines: [{ lineItemId: '1', sku: 'MUG', quantity: 1 }],
    day,
  });
  const orders = [order('1', '2026-06-01'), order('2', '2026-06-01'), order('3', '2026-06-02')];
  const context = { rules: [], locations: [{ ...leeds, dailyCapacity: 1 }, rotterdam], stock: new Map() };
  expect([...simulateRouting(orders, context).share]).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
});

describe('the question of a new connection', () => {
  const ours: Location = { ...leeds, locationId: '3', name: 'Our shelf', kind: 'own' };
  const named: Location = {
    ...leeds,
    locationId: '4',
    name: 'York',
    providerId: 'cap',
    stockFrom: 'provider',
    site: '7',
  };
  const ask = (providerId: string, all: readonly Location[]) =>
    servedLocationsQuestion(providerId, all, (id) => `3PL ${id}`);

  test('offers every location with who ships from it now, and chooses those without a 3PL', () => {
    expect(ask('shipbob', [leeds, ours, named])).toEqual({
      locations: [
        { locationId: '1', name: 'Leeds', now: 'No 3PL yet' },
        { locationId: '3', name: 'Our shelf', now: 'Our own warehouse' },
        { locationId: '4', name: 'York', now: 'Served by 3PL cap now' },
      ],
      chosen: ['1'],
    });
  });

  test('is not asked again once a location names the 3PL, and not in a shop without locations', () => {
    expect(ask('cap', [leeds, named])).toBeNull();
    expect(ask('shipbob', [])).toBeNull();
  });

  test('a location that changes its 3PL forgets the warehouse and the stock of the former one', () => {
    expect(servedBy(named, 'shipbob')).toMatchObject({ providerId: 'shipbob', site: null, stockFrom: 'app' });
    expect(servedBy(ours, 'shipbob')).toMatchObject({ kind: 'provider', providerId: 'shipbob' });
    expect(servedBy(named, 'cap')).toMatchObject({ site: '7', stockFrom: 'provider' });
  });
});

test('hourly cutoffs are described in three words', () => {
  const hourly = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:20`);
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  expect(cutOffsText({ times: hourly, weekdays: everyDay })).toBe('Cutoffs every hour at :20, every day');
  expect(cutOffsText({ times: hourly.slice(0, 2), weekdays: [1, 2, 3] })).toBe(
    'Cutoffs at 12:20 AM and 1:20 AM, Monday to Wednesday',
  );
});

test.each([
  ['15:00', '15:00'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['3:00 PM', '15:00'],
  ['3 p.m.', '15:00'],
  ['12:05am', '00:05'],
  ['12 pm', '12:00'],
  ['15', null],
  ['13 PM', null],
  ['0 am', null],
  ['24:00', null],
  ['9:60', null],
  ['9h', null],
])('parses %j as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
