import { formatCount } from '../shared/numbers/formatCount.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import type { CalendarUnit } from './calendarBuckets.ts';
import { formatDuration } from './formatDuration.ts';
import type { ShippingTimes } from './shippingTimes.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the three insights tabs. */
export const insightsTexts = inLanguage('insightsTexts', {
  basedOnLines: (orders: number, period: string) =>
    `Based on the line items of ${orders === 1 ? 'the' : 'all'} ${ordersText(orders)} (${period}).`,
  stages: 'Orders by stage',
  shipping: 'Time from order to shipment',
  shippingAxis: 'Days until shipment',
  causes: 'Errors by cause',
  causesNote: 'An order with several errors counts once, under the first of them.',
  noErrors: 'No orders in Errors in this period.',
  nothingShipped: 'No orders in this period have shipped yet.',
  noneReadableShipped: 'None of the orders we could read has shipped yet.',
  undated: 'No creation date',
  refresh: 'Refresh',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  allOrders: 'All orders',
  comparison: 'Compared to previous period',
  comparedOrders: 'Orders by day, both periods',
  thisPeriod: 'This period',
  periodBefore: 'Previous period',
  lessTime: 'Newer orders have had less time to ship or fail, so these figures may still change.',
  unfinished: 'This period isn’t over yet.',
  chooseDays: 'Choose a first and last day to compare with the same number of days before.',
  mostOrdered: 'Most ordered SKUs',
  short: 'SKUs short',
  units: 'Units',
  unitsShort: 'Units short',
  noneShort: 'None of these orders is waiting for stock.',
  noneOrdered: 'None of these orders has items to ship.',
  reships: 'Shipped again',
  reshipsNote: 'Without those that the 3PL refused or canceled.',
  noReships: 'No items of these orders were shipped again.',
  noSku: 'No SKU',
});

/** By what the chart counts. */
export const calendarTitles = inLanguage('calendarTitles', {
  day: 'Orders by day',
  week: 'Orders by week, Monday to Sunday',
  month: 'Orders by month',
  year: 'Orders by year',
} satisfies Record<CalendarUnit, string>);

/** Heading of the chart of orders over time. */
export function calendarTitle(unit: CalendarUnit): string {
  return calendarTitles[unit];
}

/** Words for the histogram caption. `median` and `ninetieth` are durations: "3 days 4 h". */
export const shippingWords = inLanguage('shippingWords', {
  notShipped: (orders: number) => `${ordersText(orders)} without a ship date`,
  unmeasurable: (orders: number) => `${ordersText(orders)} with dates that can’t be right`,
  outside: (left: string) => `Not in the chart: ${left}.`,
  one: (median: string) => `The 1 order that shipped at least in part left within ${median}.`,
  several: (orders: number, median: string, ninetieth: string) =>
    `Half of the ${ordersText(orders)} that shipped at least in part left within ${median}, nine in ten within ${ninetieth}.`,
});

/** Caption of the histogram: two sentences, including the orders that are not in it. */
export function shippingText({ measured, notShipped, unmeasurable, median, ninetieth }: ShippingTimes): string {
  const left = [
    ...(notShipped === 0 ? [] : [shippingWords.notShipped(notShipped)]),
    ...(unmeasurable === 0 ? [] : [shippingWords.unmeasurable(unmeasurable)]),
  ];
  const outside = left.length === 0 ? '' : ` ${shippingWords.outside(left.join(', '))}`;
  if (measured === 0) return `${insightsTexts.nothingShipped}${outside}`;
  const shipped =
    measured === 1
      ? shippingWords.one(formatDuration(median))
      : shippingWords.several(measured, formatDuration(median), formatDuration(ninetieth));
  return `${shipped}${outside}`;
}

/** Shown when the stages sum to more than all orders; otherwise `null`. */
export const surplusText = inLanguage('surplusText', (surplus: number): string | null =>
  surplus === 0
    ? null
    : `The stages add up to ${ordersText(surplus)} more than Total Orders, because some are counted in two stages.`,
);

/** Chart label for the rarer causes. */
export const otherCausesText = inLanguage(
  'otherCausesText',
  (causes: number): string => `${formatCount(causes)} other causes`,
);

/** Why a rolling period's first day has no link: no custom period has exactly its orders. */
export const partialDayText = inLanguage(
  'partialDayText',
  (day: string): string => `The period starts partway through ${day}, so only later orders count.`,
);
