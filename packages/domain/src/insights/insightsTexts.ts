import { formatQuantity } from '../shared/formatQuantity.ts';
import { formatCount } from '../shared/formatCount.ts';
import { ordersText } from '../shared/ordersText.ts';
import type { CalendarUnit } from './calendarBuckets.ts';
import { formatDuration } from './formatDuration.ts';
import type { ShippingTimes } from './shippingTimes.ts';

/** Default period of reports; lists begin with a day (§9), too short for a chart. */
export const defaultReportPeriod = 'last_30d';

/** Texts of the three tabs under insights; all ours. */
export const insightsTexts = {
  stages: 'Orders by stage',
  shipping: 'Time from creation to shipment',
  shippingAxis: 'Days until shipment',
  causes: 'Errors by cause',
  causesNote: 'An order with several errors counts once, under the first of them.',
  noErrors: 'No order of this period is in Errors.',
  nothingShipped: 'No order of this period carries a time of shipment yet.',
  undated: 'No readable time of creation',
  refresh: 'Read again',
  showTable: 'Show as table',
  showChart: 'Show as chart',
  allOrders: 'All orders',
  comparison: 'This period against the one before',
  comparedOrders: 'Orders by day, both periods',
  thisPeriod: 'This period',
  periodBefore: 'Period before',
  lessTime: 'Orders of the later period have had less time to be shipped and to fail, so its figures may still change.',
  unfinished: 'The later period is not over yet.',
  chooseDays: 'Choose the first and the last day to compare them with as many days before.',
  mostOrdered: 'Most ordered SKUs',
  short: 'SKUs short',
  units: 'Units',
  unitsShort: 'Units short',
  noneShort: 'None of these orders waits for stock.',
  noneOrdered: 'None of these orders has goods to send.',
  noSku: 'No SKU',
} as const;

const calendarTitles = {
  day: 'Orders by day',
  week: 'Orders by week, Monday to Sunday',
  month: 'Orders by month',
  year: 'Orders by year',
} satisfies Record<CalendarUnit, string>;

/** Heading of the chart of orders over time. */
export function calendarTitle(unit: CalendarUnit): string {
  return calendarTitles[unit];
}

/** Caption of the histogram: two sentences, with the orders that are not in it. */
export function shippingText({ measured, notShipped, unmeasurable, median, ninetieth }: ShippingTimes): string {
  const left = [
    ...(notShipped === 0 ? [] : [`${ordersText(notShipped)} without a time of shipment`]),
    ...(unmeasurable === 0 ? [] : [`${ordersText(unmeasurable)} with times that make no sense`]),
  ];
  const outside = left.length === 0 ? '' : ` Not in the chart: ${left.join(', ')}.`;
  if (measured === 0) return `${insightsTexts.nothingShipped}${outside}`;
  const shipped =
    measured === 1 ? 'The 1 order that was shipped' : `Half of the ${ordersText(measured)} that were shipped`;
  const rest = measured === 1 ? '' : `, nine in ten within ${formatDuration(ninetieth)}`;
  return `${shipped} left within ${formatDuration(median)}${rest}.${outside}`;
}

/** Shown when the stages sum to more than all orders; null when they do not. */
export function surplusText(surplus: number): string | null {
  return surplus === 0
    ? null
    : `The stages together are ${ordersText(surplus)} more than Total Orders: the server counts some in two stages.`;
}

/** Label of the rarer causes in the chart. */
export function otherCausesText(causes: number): string {
  return `${formatCount(causes)} other causes`;
}

/** Lines of the sample that are not goods. */
export function leftOutText(lines: number): string | null {
  if (lines === 0) return null;
  return `Not counted: ${formatQuantity(lines, 'line')} that ${lines === 1 ? 'is' : 'are'} cancelled, or not goods to send.`;
}

/** Why the first day of a rolling period has no link: no custom period has exactly its orders. */
export function partialDayText(day: string): string {
  return `The period begins in the middle of ${day}: only the orders from then on are counted.`;
}
