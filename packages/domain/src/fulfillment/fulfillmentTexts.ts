import { formatQuantity } from '../shared/formatQuantity.ts';
import { formatCount } from '../shared/formatCount.ts';
import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { ordersText } from '../shared/ordersText.ts';
import type { RoutingFigures } from './routingFigures.ts';
import type { DatedOrder } from './SampledOrder.ts';

/** Texts of the five tabs under fulfillment; all ours. */
export const fulfillmentTexts = {
  order: 'Order',
  orders: 'Orders',
  units: 'Units',
  location: 'Location',
  total: 'Total',
  undated: 'No readable date',
  // Locations
  locations: 'Locations',
  locationsNote:
    'Locations and their names come from the store platform. They are added, renamed and switched off there, not here.',
  openShipments: 'Open shipments',
  openMeaning: 'A shipment is open until all of it is delivered or canceled.',
  noLocations: 'The store platform names no location, and no shipment does.',
  uncounted: 'Open shipments are counted once the orders are read.',
  openOrders: 'Oldest and newest order with an open shipment',
  oldest: 'Oldest',
  newest: 'Newest',
  nothingOpen: 'None of these orders has an open shipment.',
  namesMissing: 'The names could not be loaded, so locations are told apart by their ids.',
  // Batching
  batching: 'Batched and not batched, by stage',
  batchingHead: ['Stage', 'Orders', 'Batched', 'Not batched'],
  batchingNote: 'Batches are made by the fulfillment service. They cannot be started, stopped or set up from here.',
  summary: 'Summary',
  openNotBatched: 'Open, not batched yet',
  othersNotBatched: 'Other stages, not batched',
  batchedToday: 'Batched today',
  batchedAll: 'Batched, of the period',
  noStages: 'No order of this period waits to be shipped.',
  waiting: 'Open orders that wait longest to be batched',
  waitingHead: ['Order', 'Created', 'Age'],
  noneOpen: 'No order of this period is open.',
  noneWaiting: 'Every open order of this period is batched.',
  seeOpen: 'See all open orders',
  // Batch history
  history: 'Orders by the day of their batch',
  historyHead: ['Batched on', 'Orders', 'First batch', 'Last batch'],
  historyNote:
    'Of a batch only its time is known. Who ran it, its number and its papers are not passed on to this app.',
  historyPeriod:
    'The period is that of the orders’ creation: an order that was created before it is not counted, whenever it was batched.',
  noBatches: 'No order of this period was batched yet.',
  batchStatus: 'Orders that are in fulfillment now, by batch day',
  // Shipping mapping
  statuses: 'Shipments by delivery status',
  statusesHead: ['Status', 'Shipments', 'Units', 'No tracking number'],
  allLocations: 'All locations',
  mappingNote:
    'Which shipping method goes to which carrier is not passed on to this app and cannot be set here. What is known of a shipment is its location, its delivery status and its tracking number.',
  noShipments: 'None of these orders has a shipment yet.',
  untracked: 'Shipments without a tracking number',
  untrackedHead: ['Shipment', 'Location', 'Status'],
  allTracked: 'Every shipment of these orders has a tracking number.',
  // Order routing
  routing: 'Where orders went',
  routingHead: ['Location', 'Orders (share)', 'Units (share)'],
  routingNote:
    'The routing rules are not passed on to this app and cannot be changed here. Where an order went is what its shipments say.',
  nothingRouted: 'No shipment of these orders has gone anywhere yet.',
  split: 'Orders that leave from several locations',
  splitHead: ['Order', 'Locations'],
  noneSplit: 'None of these orders leaves from more than one location.',
  unassigned: 'Orders with units in no shipment',
  unassignedHead: ['Order', 'Units to send', 'Units waiting for stock'],
  unassignedNote: 'Only a shipment names a location, so where these units will leave from is not known yet.',
  noneUnassigned:
    'Every unit of these orders stands in a shipment, is not goods to send, or belongs to an order that is closed or cancelled.',
} as const;

/** Size of the sample: so many orders are opened one by one. */
export const maxListed = 20;

/** "The newest 20 of 161 orders." Null where all of them are shown. */
export function listedText(which: string, shown: number, all: number, noun: string): string | null {
  return shown === all ? null : `The ${which} ${formatCount(shown)} of ${formatCount(all)} ${noun}.`;
}

/** A count with its share: "96 (42 %)". */
export function countWithShare(part: number, whole: number): string {
  return `${formatCount(part)} (${shareText(part, whole)})`;
}

/** "42 %" of a total; "under 1 %" and "over 99 %" where rounding would give none or all. */
function shareText(part: number, whole: number): string {
  if (whole === 0) return '0 %';
  const share = Math.round((part / whole) * 100);
  if (share === 0 && part > 0) return 'under 1 %';
  if (share === 100 && part < whole) return 'over 99 %';
  return `${formatCount(share)} %`;
}

/** Name of an order without a name; bidi-isolated. */
export function orderText({ orderName, orderId }: Pick<DatedOrder, 'orderName' | 'orderId'>): string {
  return orderName.trim() === '' ? orderId : bidiIsolate(orderName);
}

/** What the routing figures cover, in two sentences. */
export function routedText({
  orders,
  units,
  rows,
  leftOut,
}: Pick<RoutingFigures, 'orders' | 'units' | 'rows' | 'leftOut'>): string {
  const base = `In shipments: ${formatQuantity(units, 'unit')} of ${ordersText(orders)}.`;
  const hasRepeats = rows.reduce((sum, row) => sum + row.orders, 0) > orders;
  const repeatNote = hasRepeats
    ? ' An order that stands in several rows counts in each, so the shares of orders are more than 100 % together.'
    : '';
  const leftOutNote = leftOut === 0 ? '' : ` Not counted: ${formatQuantity(leftOut, 'shipment')} canceled or empty.`;
  return `${base}${repeatNote}${leftOutNote}`;
}

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
  const without =
    undated === 0 ? '' : ` ${ordersText(undated)} ${undated === 1 ? 'has' : 'have'} no readable batch time.`;
  return `Derived from the batch times of ${orders === 1 ? 'the 1 order' : `all ${ordersText(orders)}`} (${period}).${without}${unreadableText(unreadable)}`;
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
  return `Derived from the lists of ${ordersText(orders)} in these six stages (${period}).${unreadableText(unreadable)}`;
}

/** Warning about locations that could not be read; null when there is none. */
export function locationTroubleText({ repeated, unreadable }: { repeated: number; unreadable: number }): string | null {
  const sentences = [
    repeated === 0
      ? null
      : `${formatQuantity(repeated, 'location')} came with an id that another one has; each id is shown once.`,
    unreadable === 0 ? null : `${formatQuantity(unreadable, 'location')} could not be read.`,
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}

function unreadableText(unreadable: number): string {
  return unreadable === 0 ? '' : ` ${ordersText(unreadable)} could not be read.`;
}
