import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { formatTimeOfDay } from '../shared/dates/formatTimeOfDay.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import type { LocationSettings, StockSource } from './Location.ts';
import type { PreferenceType, Zone } from './Routing.ts';
import type { RoutingSimulation } from './simulateRouting.ts';
import { countriesText } from './routingRuleSentence.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the locations and order routing screens. */
export const routingScreenTexts = inLanguage('routingScreenTexts', {
  locations: {
    subject: 'the locations',
    title: 'Locations',
    note: 'Where your orders can ship from. Order routing chooses among those that are on.',
    none: 'Your store has no locations yet.',
    on: 'On',
    off: 'Off',
    edit: 'Edit',
    close: 'Close',
    shipsEverywhere: 'Ships everywhere',
    anyNumber: 'No daily order limit',
    noCutOffs: 'No cutoff times',
    stockFromStore: 'Stock from your store',
    stockFromProvider: 'Stock from the 3PL, read every hour',
    unset: 'Nothing is set yet.',
  },
  form: {
    country: 'Country',
    noCountry: 'Not set',
    countryHelp: 'Order routing can prefer a location in the customer’s country.',
    provider: '3PL',
    noProvider: 'None chosen yet',
    ownWarehouse: 'Our own warehouse',
    providerHelp:
      'Orders that ship from here go to this 3PL and wait while it isn’t connected. Orders of your own warehouse go to ' +
      'nobody: fulfill them in your store.',
    account: 'Account',
    anyAccount: 'The first one that is on',
    accountHelp: 'Orders that ship from here go to this account and wait while it’s off.',
    site: 'Warehouse of the 3PL',
    defaultSite: 'The one chosen in the 3PL’s settings',
    notListed: (name: string) => `${name} (not listed now)`,
    stockFrom: 'Stock',
    stockFromHelp:
      'If your store or the 3PL counts the stock, you can’t change units on hand here. You still set “Low at”.',
    zones: 'Ships to',
    zonesHelp: 'Without a zone it ships everywhere.',
    zone: 'Zone',
    addZone: 'Add zone',
    removeZone: 'Remove zone',
    countries: 'Countries',
    countriesHelp: 'Leave empty for all countries.',
    postcodes: 'Postal codes that begin with',
    postcodesHelp: 'Like LS or 101. Leave empty for all postal codes.',
    capacity: 'Daily order limit',
    capacityHelp: 'Leave empty for no limit. Once it’s reached, orders go to another location.',
    cutOffs: 'Cutoff times',
    cutOffsHelp:
      'Like 15:00 or 3:00 PM, in your store’s time zone. At each cutoff, open orders are sent to the warehouse.',
    weekdays: 'On these days',
    save: 'Save',
    discard: 'Discard changes',
    nothingToSave: 'There are no changes to save.',
    what: 'settings',
  },
  chips: { add: 'Add', help: 'Press Enter after each.', remove: 'Remove' },
  rules: {
    subject: 'the routing rules',
    title: 'Order routing',
    note:
      'Active rules route every new order once workflows have run: the first rule for its country decides, and its ' +
      'stock is reserved. A short order goes on back order; one that no location can ship waits for review.',
    noneActive: 'No rule is on: new orders aren’t routed and don’t reserve stock.',
    none: 'No rules yet: new orders aren’t routed and don’t reserve stock.',
    add: 'Add rule',
    newName: 'New rule',
    edit: 'Edit',
    close: 'Close',
    remove: 'Remove',
    on: 'On',
    off: 'Off',
    save: 'Save',
    saving: 'saving the routing rules',
    discard: 'Discard changes',
    nothingToSave: 'There are no changes to save.',
    problems: 'Some rules aren’t finished yet.',
    unsaved: 'Not saved yet.',
    name: 'Name',
    countries: 'Orders to these countries',
    countriesHelp: 'Leave empty for orders to all countries.',
    locations: 'Ship only from',
    locationsHelp: 'Leave empty to ship from any location.',
    preferences: 'Preferred, in this order',
    preferencesHelp: 'If two locations tie on one preference, the next one decides.',
    addPreference: 'Add preference',
    choose: 'Choose one',
    ranking: 'Location ranking',
    addLocation: 'Add location',
    maySplit: 'An order may ship from several locations',
    gone: 'Deleted location',
    what: 'routing rules',
  },
  simulation: {
    subject: 'the simulation',
    title: 'What it would have done',
    note:
      'Compares how the saved rules and your changes would route past orders with the stock you have now. Changes ' +
      'nothing.',
    count: 'Past orders',
    run: 'Simulate',
    again: 'Simulate again',
    running: 'simulating',
    stale: 'From before your last change to the rules.',
    unfinished: 'Finish the rules first.',
    noStock: 'No stock is counted yet, so no order is short or split because of it.',
    before: 'Saved rules',
    after: 'Your changes',
    difference: 'Difference',
    figure: 'Orders',
    routed: 'Orders routed',
    split: 'Shipped from several locations',
    short: 'Short of stock',
    review: 'Waiting for review',
    boxes: 'Boxes',
    same: 'Nothing changes for these orders.',
  },
  reports: {
    savedRules: 'Saved the routing rules.',
    restoredRules: 'The routing rules are back as they were.',
  },
});

export const preferenceLabels = inLanguage('preferenceLabels', {
  ranked: 'My location ranking',
  sameCountry: 'In the customer’s country',
  fewestSplits: 'Has the whole order',
  mostStock: 'Has the most stock',
} satisfies Record<PreferenceType, string>);

export const preferenceTypes = Object.keys(preferenceLabels) as PreferenceType[];

/** Where a location's units on hand come from. */
export const stockSourceLabels = inLanguage('stockSourceLabels', {
  app: 'Counted in this app',
  store: 'From your store',
  provider: 'From the 3PL',
} satisfies Record<StockSource, string>);

/** 1 Monday to 7 Sunday. */
export const weekdayNames = inLanguage('weekdayNames', [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

/** Words for where and when a location ships. */
export const locationWords = inLanguage('locationWords', {
  shipsTo: (zones: string) => `Ships to ${zones}`,
  allCountries: 'all countries',
  postcodes: (countries: string, postcodes: string) => `${countries} where postal codes begin with ${postcodes}`,
  more: (count: number) => `${formatCount(count)} more`,
  everyHour: (minute: string) => `every hour at :${minute}`,
  at: (times: string) => `at ${times}`,
  cutOffs: (when: string, days: string) => `Cutoffs ${when}, ${days}`,
  everyDay: 'every day',
  days: (first: string, last: string) => `${first} to ${last}`,
});

/** "Ships to Germany and France; United Kingdom, postcodes LS and YO". */
export function zonesText(zones: readonly Zone[]): string {
  if (zones.length === 0) return routingScreenTexts.locations.shipsEverywhere;
  return locationWords.shipsTo(zones.map(zoneText).join('; '));
}

function zoneText({ countries, postcodes }: Zone): string {
  const where = countries.length === 0 ? locationWords.allCountries : countriesText(countries);
  return postcodes.length === 0 ? where : locationWords.postcodes(where, shortList(postcodes));
}

/** Beyond this many, postcodes are counted instead of named. */
const namedPostcodes = 5;

function shortList(texts: readonly string[]): string {
  if (texts.length <= namedPostcodes + 1) return joinNames(texts, 'or');
  return joinNames([...texts.slice(0, namedPostcodes), locationWords.more(texts.length - namedPostcodes)], 'or');
}

/** "Run by Shipbob". */
export const runByText = inLanguage('runByText', (providerName: string): string => `Run by ${providerName}`);

/** "At most 60 orders a day". */
export const capacityText = inLanguage('capacityText', (dailyCapacity: number | null): string => {
  if (dailyCapacity === null) return routingScreenTexts.locations.anyNumber;
  return `At most ${formatQuantity(dailyCapacity, 'order')} a day`;
});

/** "Cutoffs at 11:00 AM and 3:00 PM, Monday to Friday". */
export function cutOffsText({ times, weekdays }: LocationSettings['cutOffs']): string {
  if (times.length === 0) return routingScreenTexts.locations.noCutOffs;
  const minutes = new Set(times.map((time) => time.slice(-2)));
  const isHourly = times.length === 24 && minutes.size === 1;
  const when = isHourly
    ? locationWords.everyHour([...minutes].join(''))
    : locationWords.at(joinNames(times.map(formatTimeOfDay)));
  return locationWords.cutOffs(when, weekdaysText(weekdays));
}

/** "Monday to Friday", "every day", "Monday and Thursday". */
export function weekdaysText(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].sort((a, b) => a - b);
  const names = days.map((day) => weekdayNames[day - 1] ?? String(day));
  if (days.length === weekdayNames.length) return locationWords.everyDay;
  const [first, last] = [days[0], days.at(-1)];
  const isRange = first !== undefined && last !== undefined && last - first === days.length - 1 && days.length > 2;
  return isRange ? locationWords.days(names[0] ?? '', names.at(-1) ?? '') : joinNames(names);
}

export const savedLocationText = inLanguage(
  'savedLocationText',
  (name: string): string => `Saved ${bidiIsolate(name)}.`,
);

export const restoredLocationText = inLanguage(
  'restoredLocationText',
  (name: string): string => `${bidiIsolate(name)} is back as it was.`,
);

/** "Newest 2,000"; `null` for all. */
export const orderCountText = inLanguage('orderCountText', (count: number | null): string =>
  count === null ? 'All orders' : `Newest ${formatCount(count)}`,
);

/** Shown after a simulation. */
export const simulatedOrdersText = inLanguage(
  'simulatedOrdersText',
  (count: number): string => `Simulated ${formatQuantity(count, 'past order')}.`,
);

/** The difference between two simulations' figures: "+12", "−3", "0". */
export interface SimulatedFigure {
  key: string;
  label: string;
  before: string;
  after: string;
  difference: string;
}

/** Both simulations' figures side by side; each location's shipments come first. */
export function compareSimulations(
  before: RoutingSimulation,
  after: RoutingSimulation,
  locations: readonly { locationId: string; name: string }[],
): readonly SimulatedFigure[] {
  const { simulation: texts } = routingScreenTexts;
  const figure = (key: string, label: string, a: number, b: number): SimulatedFigure => ({
    key,
    label,
    before: formatCount(a),
    after: formatCount(b),
    difference: signed(b - a),
  });
  return [
    figure('orders', texts.routed, before.orders, after.orders),
    ...locations.map(({ locationId, name }) =>
      figure(`location ${locationId}`, name, before.share.get(locationId) ?? 0, after.share.get(locationId) ?? 0),
    ),
    figure('split', texts.split, before.split, after.split),
    figure('short', texts.short, before.short, after.short),
    figure('review', texts.review, before.review, after.review),
    figure('boxes', texts.boxes, before.boxes, after.boxes),
  ];
}

function signed(difference: number): string {
  if (difference === 0) return '0';
  return `${difference > 0 ? '+' : '−'}${formatCount(Math.abs(difference))}`;
}

/** "“9h” isn’t a time. Enter times like 15:00 or 3:00 PM." */
export const timeProblem = inLanguage(
  'timeProblem',
  (text: string): string => `“${text}” isn’t a time. Enter times like 15:00 or 3:00 PM.`,
);

/** "15:00" for "15:00", "1500", "3:00 PM" and "3 pm"; `null` for text that is not a time. */
export function readTime(text: string): string | null {
  const [, typed, minutes, half] = /^(\d{1,2})(?:[:.]?(\d\d))?(?:\s*([ap])\.?m\.?)?$/i.exec(text.trim()) ?? [];
  if (typed === undefined || (minutes === undefined && half === undefined) || Number(minutes ?? 0) > 59) return null;
  const hours = half === undefined ? Number(typed) : hourOfDay(Number(typed), half.toLowerCase() === 'p');
  return hours === null || hours > 23 ? null : `${String(hours).padStart(2, '0')}:${minutes ?? '00'}`;
}

function hourOfDay(hour: number, isAfternoon: boolean): number | null {
  return hour < 1 || hour > 12 ? null : (hour % 12) + (isAfternoon ? 12 : 0);
}
