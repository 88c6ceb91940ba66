import { insightsTexts, type OrderReport, shippingText, reportTexts } from '@hub/domain/insights';
import { formatCount, leftOutOrdersText, ordersText } from '@hub/domain/shared';
import { FigureTable, type Loadable } from '../data/index.ts';
import { ChartCard } from './ChartCard.tsx';
import { LazyColumnChart } from './LazyColumnChart.ts';
import type { ReportedOrders } from './reportTypes.ts';

/**
 * Time from creation to shipment: median, 90th percentile and histogram. Lists cannot be filtered by it, so there are
 * no links.
 */
export function ShippingCard({ orders }: { orders: Loadable<ReportedOrders> }) {
  return (
    <ChartCard
      title={insightsTexts.shipping}
      loadable={orders}
      renderNote={({ report }) => <p>{shippingText(report.shipping)}</p>}
      emptyText={({ report, unreadable }) =>
        report.shipping.measured === 0 ? noneShippedText(report, unreadable) : null
      }
      renderChart={({ report }) => (
        <LazyColumnChart
          label={insightsTexts.shipping}
          axisTitle={insightsTexts.shippingAxis}
          columns={report.shipping.buckets.map(({ label, longLabel, orders }) => ({
            key: label,
            label,
            words: longLabel,
            value: orders,
            path: null,
          }))}
          formatValue={ordersText}
        />
      )}
      renderTable={({ report }) => (
        <FigureTable
          caption={insightsTexts.shipping}
          head={[reportTexts.time, reportTexts.orders]}
          rows={report.shipping.buckets.map(({ label, longLabel, orders }) => ({
            key: label,
            name: { text: longLabel },
            cells: [{ text: formatCount(orders) }],
          }))}
          total={{ name: reportTexts.shippedInPart, cells: [{ text: formatCount(report.shipping.measured) }] }}
        />
      )}
    />
  );
}

/** It is unknown whether an unreadable order was shipped. */
function noneShippedText({ orders, shipping }: OrderReport, unreadable: number): string {
  const leftOut = leftOutOrdersText(unreadable);
  if (leftOut === null) return shippingText(shipping);
  return orders === 0 ? leftOut : `${insightsTexts.noneReadableShipped} ${leftOut}`;
}
