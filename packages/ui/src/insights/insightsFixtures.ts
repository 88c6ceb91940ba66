import { type PageHeaderProps } from '../layout/index.ts';
import {
  causeFigures,
  comparedDays,
  createOrderTally,
  type OrderReport,
  skuFigures,
  type SkuReport,
  stageFigures,
  type StageFigures,
} from '@hub/domain/insights';
import { tabs } from '@hub/domain/shared';
import type { Loadable } from '../data/index.ts';
import type { ComparedOrders, Comparison } from './Comparison.ts';
import type { ListPath, ReportedErrors, ReportedOrders } from './reportTypes.ts';

/** A fixed date, so that stories do not depend on today. */
export const storyNow = new Date('2026-11-20T08:13:19Z');
export const storyZone = 'Europe/London';

const hour = 3_600_000;

export const storyPageHeader = (slug: string): PageHeaderProps => ({
  title: 'Insights',
  tabs: [
    { title: 'Order reporting', path: '/app/insights/orderreporting' },
    { title: 'Inventory', path: '/app/insights/inventory' },
    { title: 'Comparison charts', path: '/app/insights/comparisoncharts' },
  ],
  current: `/app/insights/${slug}`,
});

export const storyListPath: ListPath = (tab, days) =>
  `/app/list/${tab}${days ? `?from=${days.first}&to=${days.last}` : ''}`;

/**
 * Orders per day, back from the given day. Each takes four hours longer to ship than the one before; every fifth is not
 * shipped.
 */
function reportOf(ordersByDay: readonly number[], lastDay: string): OrderReport {
  const tally = createOrderTally(storyZone);
  const end = Date.parse(`${lastDay}T12:00:00Z`);
  let orderNumber = 0;
  tally.add(
    ordersByDay.flatMap((orders, days) =>
      Array.from({ length: orders }, () => {
        orderNumber += 1;
        const created = end - days * 24 * hour;
        return {
          createdAt: new Date(created).toISOString(),
          shippedAt: orderNumber % 5 === 0 ? null : new Date(created + (orderNumber % 17) * 4 * hour).toISOString(),
        };
      }),
    ),
  );
  return tally.report();
}

export const storyReport: OrderReport = reportOf([9, 21, 19, 0, 14, 23, 22, 8], '2026-11-20');

/** 116 orders of the last seven days. */
export const storyOrders: ReportedOrders = {
  report: storyReport,
  unreadable: 0,
  gap: null,
  span: { first: '2026-11-13', last: '2026-11-20', isFirstDayPartial: true },
  fetchedAt: storyNow,
};

export const storyStages: StageFigures = stageFigures({
  [tabs.all]: 116,
  [tabs.open]: 31,
  [tabs.inFulfillment]: 22,
  [tabs.shipped]: 38,
  [tabs.errors]: 9,
  [tabs.hold]: 4,
  [tabs.backOrders]: 3,
  [tabs.needsReview]: 2,
});

const causes = [
  ...Array.from({ length: 4 }, () => ({
    label: 'Shipment Error',
    message: 'No rate found for this weight and country',
  })),
  ...Array.from({ length: 3 }, () => ({ label: 'Workflows Error', message: 'Not enough stock at any location' })),
  ...Array.from({ length: 2 }, () => ({
    label: '3PL API Error',
    message: 'Invalid postcode for the destination country',
  })),
];

export const storyErrors: ReportedErrors = {
  figures: causeFigures(causes, (cause) => cause),
  unreadable: 0,
  gap: null,
};

export function ready<T>(value: T): Loadable<T> {
  return { state: 'ready', value };
}

const compared = (
  ordersByDay: readonly number[],
  lastDay: string,
  shipped: number,
  errors: number,
): ComparedOrders => ({ report: reportOf(ordersByDay, lastDay), shipped, errors, unreadable: 0 });

/** The seven days until yesterday, and the seven before. */
export function storyComparison(): Comparison {
  const days = comparedDays('last_7d', null, '2026-11-20');
  if (!days) throw new Error('Seven days always have seven before them.');
  return {
    days,
    current: compared([21, 19, 0, 14, 23, 22, 8], '2026-11-19', 61, 9),
    previous: compared([18, 17, 2, 15, 20, 19, 4], '2026-11-12', 74, 3),
    gap: null,
    fetchedAt: storyNow,
  };
}

const skus = [
  { sku: '85123A', name: 'WHITE HANGING HEART T-LIGHT HOLDER', quantity: 64 },
  { sku: '22423', name: 'REGENCY CAKESTAND 3 TIER', quantity: 31 },
  { sku: '47566', name: 'PARTY BUNTING', quantity: 18 },
  { sku: '', name: 'wrongly coded', quantity: 2 },
];

/** The SKUs of 3,561 orders. */
export const storySkus: SkuReport & { period: string } = {
  orders: 3_561,
  period: 'Last 30d',
  figures: skuFigures([
    { ordered: skus, short: skus.slice(1, 3), leftOut: 3 },
    { ordered: skus.slice(0, 2), short: [], leftOut: 0 },
  ]),
  reships: [
    { reason: 'lost', reships: 9, units: 14 },
    { reason: 'wrongItem', reships: 1, units: 1 },
  ],
};
