import { formatQuantity } from '../shared/formatQuantity.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatPercent } from '../shared/formatPercent.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { ordersText } from '../shared/ordersText.ts';
import { orderDisplayName } from '../shared/orderDisplayName.ts';
import type { OrderReference } from '../shared/OrderReference.ts';
import type { RoutingFigures } from './routingFigures.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the five tabs under fulfillment; all ours. */
export const fulfillmentTexts = inLanguage('fulfillmentTexts', {
  order: 'Order',
  orders: 'Orders',
  units: 'Units',
  location: 'Location',
  total: 'Total',
  undated: 'No date',
  // Locations
  locations: 'Locations',
  locationsNote: 'Locations come from your store. Add, rename or switch them off in your store admin.',
  openShipments: 'Open shipments',
  openMeaning: 'A shipment is open until it is delivered or canceled.',
  noLocations: 'Your store has no locations yet.',
  uncounted: 'Open shipments appear once the orders have loaded.',
  openOrders: 'Oldest and newest order with an open shipment',
  oldest: 'Oldest',
  newest: 'Newest',
  nothingOpen: 'No open shipments in these orders.',
  namesMissing: 'Couldn’t load your location names, so you see their IDs.',
  // Batching
  batching: 'Batched and not batched, by stage',
  batchingHead: ['Stage', 'Orders', 'Batched', 'Not batched'],
  batchingNote: 'Your fulfillment service decides when to batch. Here is what it has batched and what still waits.',
  summary: 'Summary',
  openNotBatched: 'Open, not batched yet',
  othersNotBatched: 'Other stages, not batched',
  batchedToday: 'Batched today',
  batchedAll: 'Batched this period',
  noStages: 'No orders waiting to ship in this period.',
  waiting: 'Open orders waiting longest for a batch',
  waitingHead: ['Order', 'Created', 'Age'],
  noneOpen: 'No open orders in this period.',
  noneWaiting: 'All open orders in this period are batched.',
  seeOpen: 'See all open orders',
  // Batch history
  history: 'Orders by batch day',
  historyHead: ['Batched on', 'Orders', 'First batch', 'Last batch'],
  historyNote: 'Batch numbers and documents stay with your fulfillment service.',
  historyPeriod:
    'Counts orders by the day they were created. Earlier orders are left out, even if they were batched later.',
  noBatches: 'No orders batched in this period yet.',
  batchStatus: 'Orders now in fulfillment, by batch day',
  // Shipping mapping
  statuses: 'Shipments by delivery status',
  statusesHead: ['Status', 'Shipments', 'Units', 'No tracking number'],
  allLocations: 'All locations',
  mappingNote:
    'Where your shipments are now, by delivery status. Set up shipping methods and carriers in your store admin.',
  noShipments: 'No shipments in these orders yet.',
  untracked: 'Shipments without a tracking number',
  untrackedHead: ['Shipment', 'Location', 'Status'],
  allTracked: 'Every shipment has a tracking number.',
  // Order routing
  routing: 'Where orders went',
  routingHead: ['Location', 'Orders (share)', 'Units (share)'],
  routingNote: 'Where your orders shipped from. Set up order routing in your store admin.',
  nothingRouted: 'Nothing has shipped in these orders yet.',
  split: 'Orders shipped from several locations',
  splitHead: ['Order', 'Locations'],
  noneSplit: 'Each of these orders ships from one location.',
  unassigned: 'Orders still waiting for a shipment',
  unassignedHead: ['Order', 'Units to send', 'Units waiting for stock'],
  unassignedNote: 'These units get a location once a shipment is created for them.',
  noneUnassigned: 'Every unit that has to ship is in a shipment.',
});

/** Size of the sample: so many orders are opened one by one. */
export const maxListed = 20;

/** "Showing the newest 20 of 161 orders." Null where all of them are shown. */
export const listedText = inLanguage(
  'listedText',
  (which: string, shown: number, all: number, noun: string): string | null =>
    shown === all ? null : `Showing the ${which} ${formatCount(shown)} of ${formatCount(all)} ${noun}.`,
);

/** A count with its share: "96 (42%)". */
export function countWithShare(part: number, whole: number): string {
  return `${formatCount(part)} (${shareText(part, whole)})`;
}

/** Shares that rounding would call none or all. */
export const shareWords = inLanguage('shareWords', { under: 'under 1%', over: 'over 99%' });

/** "42%" of a total; "under 1%" and "over 99%" where rounding would give none or all. */
function shareText(part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole;
  const percent = Math.round(share * 100);
  if (percent === 0 && part > 0) return shareWords.under;
  if (percent === 100 && part < whole) return shareWords.over;
  return formatPercent(share);
}

/** Name of an order; bidi-isolated. */
export function orderText(order: OrderReference): string {
  return bidiIsolate(orderDisplayName(order));
}

/** What the routing figures cover, in two sentences. */
export const routedText = inLanguage(
  'routedText',
  ({ orders, units, rows, leftOut }: Pick<RoutingFigures, 'orders' | 'units' | 'rows' | 'leftOut'>): string => {
    const base = `In shipments: ${formatQuantity(units, 'unit')} of ${ordersText(orders)}.`;
    const hasRepeats = rows.reduce((sum, row) => sum + row.orders, 0) > orders;
    const repeatNote = hasRepeats
      ? ' An order that ships from several locations counts in each, so the shares add up to more than 100%.'
      : '';
    const leftOutNote = leftOut === 0 ? '' : ` ${formatQuantity(leftOut, 'canceled or empty shipment')} left out.`;
    return `${base}${repeatNote}${leftOutNote}`;
  },
);

/** What figures cover. `period`: "Last 30d". */
export const coverageWords = inLanguage('coverageWords', {
  batches: (orders: number, period: string) =>
    `Based on the batch times of ${orders === 1 ? 'the 1 order' : `all ${ordersText(orders)}`} (${period}).`,
  stages: (orders: number, period: string) =>
    `Based on the lists of ${ordersText(orders)} in these six stages (${period}).`,
  undated: (orders: number) => `${ordersText(orders)} ${orders === 1 ? 'has' : 'have'} no batch time.`,
  unreadable: (orders: number) => `${ordersText(orders)} could not be read.`,
});

/** Label of figures derived from the list of the period's orders. `period`: "Last 30d". */
export function batchCoverageText({
  orders,
  undated,
  unreadable,
  period,
}: {
  orders: number;
  undated: number;
  unreadable: number;
  period: string;
}): string {
  const without = undated === 0 ? '' : ` ${coverageWords.undated(undated)}`;
  return `${coverageWords.batches(orders, period)}${without}${unreadableText(unreadable)}`;
}

/** Label of figures derived from the lists of `batchingTabs`. */
export function stageCoverageText({
  orders,
  unreadable,
  period,
}: {
  orders: number;
  unreadable: number;
  period: string;
}): string {
  return `${coverageWords.stages(orders, period)}${unreadableText(unreadable)}`;
}

/** Warning about locations that could not be read; null when there is none. */
export const locationTroubleText = inLanguage(
  'locationTroubleText',
  ({ repeated, unreadable }: { repeated: number; unreadable: number }): string | null => {
    const sentences = [
      repeated === 0
        ? null
        : `${formatQuantity(repeated, 'location')} came with the ID of another one. Each ID is shown once.`,
      unreadable === 0 ? null : `${formatQuantity(unreadable, 'location')} could not be read.`,
    ].filter((sentence) => sentence !== null);
    return sentences.length === 0 ? null : sentences.join(' ');
  },
);

function unreadableText(unreadable: number): string {
  return unreadable === 0 ? '' : ` ${coverageWords.unreadable(unreadable)}`;
}
