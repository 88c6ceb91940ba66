import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import type { CalendarUnit } from './calendarBuckets.ts';

/** Words for figures, charts and tables; separate from `insightsTexts` because other screens load them too. */
export const reportTexts = inLanguage('reportTexts', {
  summary: 'Summary',
  totalOrders: 'Total Orders',
  halfShipped: 'Half shipped within',
  nineInTenShipped: 'Nine in ten shipped within',
  moved: 'Orders arrived or moved while these figures were loading.',
  filled: (period: string) => `${period}, filled:`,
  outlined: (period: string) => `${period}, outlined:`,
  most: (column: string) => `Most: ${column}`,
  partOfDay: (day: string) => `${day}, part of the day`,
  columns: { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } satisfies Record<CalendarUnit, string>,
  days: 'Days',
  dayBefore: 'Previous day',
  daysBefore: 'Previous days',
  figure: 'Figure',
  change: 'Change',
  time: 'Time',
  orders: 'Orders',
  cause: 'Cause',
  stage: 'Stage',
  sku: 'SKU',
  name: 'Name',
  /** Includes partly shipped orders, which are not under Shipped Orders. */
  shippedInPart: 'Shipped at least in part',
  unitsInOrders: (units: number, orders: number) => `${formatCount(units)} in ${ordersText(orders)}`,
  unitsInReships: (units: number, reships: number) =>
    `${formatQuantity(units, 'unit')} in ${formatQuantity(reships, 'reship')}`,
  skus: (skus: number) => `${formatCount(skus)} ${skus === 1 ? 'SKU' : 'SKUs'}.`,
  skusShown: (skus: number, bars: number, rows: number) =>
    `${formatCount(skus)} SKUs; the first ${formatCount(bars)} as bars, ` +
    `${rows < skus ? `the first ${formatCount(rows)}` : 'all'} in the table.`,
  inList: (orders: number, list: string) => `${formatCount(orders)} in ${list}.`,
});
