import { wordsText } from '../../messages/messageWords.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { formatQuantity } from '../../shared/numbers/formatQuantity.ts';
import type { Flow, LineItem, NamedLocation, OrderDetail, OrderShipping, WarehousePart } from './OrderDetail.ts';
import type { Order } from '../Order.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';

/** Texts of the lists and the expanded detail, verbatim (§2). */
export const orderTexts = inLanguage('orderTexts', {
  filterPlaceholder: 'Filter Orders',
  noOrders: 'No Orders',
  expand: 'Expand',
  cancelledOn: 'Order Cancelled On',
  batchedOn: 'Order Batched On',
  closedOn: 'Order Closed On',
  totalItems: 'Total Items',
  totalShipments: 'Total Shipments',
  flowTriggered: 'Flow Triggered',
  flowNotTriggered: 'Flow Not Triggered',
  eligibleFlows: 'New Workflows Are Eligible For This Order',
  cancelledItems: 'Cancelled Items',
  nonShippableItems: 'Non Shippable Items',
  backOrderItems: 'Back Order Items',
  nonShippedItems: 'Non Shiped Items',
  timeline: 'Timeline',
  location: 'Location',
  noLocation: 'N/A',
  noData: 'No data...',
  emptyWeight: '00',
});

/** Texts of the open order. */
export const orderDetailTexts = inLanguage('orderDetailTexts', {
  theOrder: (name: string) => `order ${name}`,
  progress: 'Progress',
  runNewWorkflows: 'Run new workflows',
  ship: 'Ship',
  loadingOrder: 'Loading order',
  whyStopped: 'Why this order is stopped',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  weight: 'Weight',
  noName: 'No name',
  noSku: 'No SKU',
  tracking: 'Tracking',
  stillToShip: (left: string, all: string) => `${left} of ${all} still to be shipped`,
  showFewer: 'Show fewer',
  showAll: (count: string) => `Show all ${count}`,
  atWarehouse: 'Changes at the warehouse',
  entryUnreadable: '1 entry on this order couldn’t be read.',
  entriesUnreadable: (count: number) =>
    `${count === 1 ? '1 entry' : `${count} entries`} on this order couldn’t be read.`,
  noLocationNames: 'Couldn’t load your location names. They show as N/A.',
  locationNames: 'the location names',
  workflows: 'Workflows for this order',
  loadingWorkflows: 'Loading workflows for this order',
});

/** Words about the customer of an order. */
export const orderCustomerTexts = inLanguage('orderCustomerTexts', {
  shipTo: 'Ship to',
  copy: 'Copy',
  copied: 'Copied',
  address: 'address',
  email: 'email',
  phone: 'phone number',
  note: 'Note',
});

/** Labels of the fulfillment statuses (§4 "Fulfilment labels"). */
export const fulfillmentLabels = inLanguage('fulfillmentLabels', {
  '': 'Unfulfilled',
  partial: 'Partially fulfilled',
  fulfilled: 'Fulfilled',
});

/** Step 3 of the step indicator. */
export const orderStepTexts = inLanguage('orderStepTexts', {
  nothingLeft: 'Nothing left to ship',
  restWaits: 'The rest is waiting for stock',
  waits: 'Waiting for stock',
});

/** Notes of a line item. */
export const lineItemNotes = inLanguage('lineItemNotes', {
  takenBack: {
    requested: (units: number) => `Return of ${formatCount(units)} requested`,
    open: (units: number) => `${formatCount(units)} to be returned`,
    inTransit: (units: number, number: string) =>
      number === ''
        ? `${formatCount(units)} on the way back`
        : `${formatCount(units)} on the way back (${bidiIsolate(number)})`,
    returned: (units: number) => `${formatCount(units)} returned`,
    declined: (units: number) => `Return of ${formatCount(units)} declined`,
    refunded: (units: number) => `${formatCount(units)} refunded`,
    exchanged: (units: number) => `${formatCount(units)} in exchange for a return`,
  },
  notInStock: (units: number) => `${formatCount(units)} not in stock`,
});

/** When a hold ends. */
export const holdUntilWords = inLanguage('holdUntilWords', (time: string) => `until ${time}`);

/** Units that the store does not release yet. */
export const storeRestWords = inLanguage('storeRestWords', {
  title: 'Not sent now',
  line: (units: number, why: string) => `${formatQuantity(units, 'unit')}: ${why}`,
  /** Label of the order's row. */
  label: (units: number) => `${formatQuantity(units, 'unit')} not sent now`,
});

/** Words of the dialog that changes a delivery address, and of the buttons that open it. */
export const addressEditTexts = inLanguage('addressEditTexts', {
  edit: 'Edit',
  fix: 'Fix address',
  title: (order: string) => `Edit the address of ${order}`,
  follows: 'It’s saved in your store too. A 3PL that has the order is asked to use it.',
  save: 'Save address',
  saved: (order: string) => `The address of ${order} is saved.`,
  unchanged: 'Change the address to save it.',
  marked: 'Fix the marked fields to save it.',
  notChosen: 'Choose…',
  fields: {
    country: 'Country',
    name: 'Name',
    company: 'Company',
    address1: 'Street and number',
    address2: 'Apartment, floor or building',
    city: 'City',
    state: 'State or province',
    postcode: 'Postal code',
    phone: 'Phone',
  },
});

/** Opens the reasons. */
export const workflowReasonsText = inLanguage('workflowReasonsText', 'Why each workflow ran or didn’t');

/** The optional lines of an order's row (§2). */
export function orderDates(
  order: Pick<Order, 'cancelledAt' | 'batchedAt' | 'closedAt'>,
): readonly { label: string; at: IsoTime }[] {
  const lines = [
    { label: orderTexts.cancelledOn, at: order.cancelledAt },
    { label: orderTexts.batchedOn, at: order.batchedAt },
    { label: orderTexts.closedOn, at: order.closedAt },
  ];
  return lines.flatMap(({ label, at }) => (at ? { label, at } : []));
}

/** "Flow Triggered" with quoted flow names, or "Flow Not Triggered" (§2). */
export function flowTriggeredText(flows: readonly Flow[]): string {
  if (flows.length === 0) return orderTexts.flowNotTriggered;
  return `${orderTexts.flowTriggered} ${flows.map(({ name }) => `"${bidiIsolate(name)}"`).join(', ')}`;
}

/** "Shipping: Express, sent with DPD Next Day". */
export const shippingText = inLanguage('shippingText', ({ method, service, isMapped }: OrderShipping): string => {
  const chosen = `Shipping: ${method === '' ? 'no method' : bidiIsolate(method)}`;
  if (!isMapped) return `${chosen}, which isn’t mapped to a service of your 3PL yet`;
  return service === null ? chosen : `${chosen}, sent with ${bidiIsolate(service)}`;
});

/** In the box of a shipment whose label the warehouse canceled. */
export const voidedShipmentText = inLanguage(
  'voidedShipmentText',
  'Voided by the warehouse. Its items ship with another label.',
);

/** "2 units at Shipbob: sent", for one of several 3PLs that ship an order's parts. */
export const warehousePartText = inLanguage(
  'warehousePartText',
  ({ provider, units, state }: WarehousePart): string =>
    `${formatQuantity(units, 'unit')} at ${bidiIsolate(provider)}: ${partStates[state]}`,
);

/** 3PL accounts that an order waits to be sent to, as far as the server says. */
export function accountsWaitedFor(detail: OrderDetail | null): readonly { providerId: string; account: string }[] {
  return (detail?.warehouseParts ?? []).flatMap(({ state, providerId, account = '' }) =>
    (state === 'queued' || state === 'sending') && providerId !== undefined ? [{ providerId, account }] : [],
  );
}

/** An order's banner about a 3PL request: what is being asked, or why it was not done. `null` for none. */
export function warehouseRequestText({ provider, request }: WarehousePart): string | null {
  return request ? warehouseRequestWords(provider, { ...request, words: wordsText(request.words) }) : null;
}

export const warehouseRequestWords = inLanguage(
  'warehouseRequestWords',
  (provider: string, request: Omit<NonNullable<WarehousePart['request']>, 'words'> & { words: string }): string => {
    const name = bidiIsolate(provider);
    const items = request.items.map((item) => `${item.quantity} × ${bidiIsolate(item.name)}`).join(' and ');
    const task = {
      cancel: 'cancel this order',
      hold: 'hold this order',
      removal: `take out ${items}`,
      address: 'use the new address',
    }[request.wanted];
    const words = request.words.trim() === '' ? '' : ` It says: “${bidiIsolate(request.words.trim())}”`;
    switch (request.state) {
      case 'asking':
        return `Waiting for ${name} to ${task}.`;
      case 'tooLate':
        return `Too late to ${task}: ${name} is already shipping it.${words}`;
      case 'noAnswer':
        return `${name} couldn’t ${task}.${words} Call the warehouse.`;
    }
  },
);

const partStates: Readonly<Record<WarehousePart['state'], string>> = {
  queued: 'waiting to be sent',
  sending: 'being sent',
  sent: 'sent',
  held: 'on hold',
  refused: 'refused',
  failed: 'no answer',
  cancelled: 'canceled',
  done: 'delivered',
};

/** "Tags: gift, wholesale". */
export const tagsText = inLanguage(
  'tagsText',
  (tags: readonly string[]): string => `Tags: ${tags.map((tag) => bidiIsolate(tag)).join(', ')}`,
);

/** "00" for an empty product weight (§2); with its unit when known: "0.35 kg". */
export function weightText(item: Pick<LineItem, 'productWeight'>, unit?: string): string {
  const weight = item.productWeight.trim();
  if (weight === '') return orderTexts.emptyWeight;
  return unit === undefined || !Number.isFinite(Number(weight)) ? item.productWeight : `${weight} ${unit}`;
}

/** Name of a shipment's location, or N/A (§2). */
export function locationName(locationId: string | null, locations: ReadonlyMap<string, string>): string {
  const name = locationId === null ? '' : (locations.get(locationId) ?? '');
  return name.trim() === '' ? orderTexts.noLocation : name;
}

/** Location names by id, as `locationName` takes them. */
export function locationNames(locations: readonly NamedLocation[]): ReadonlyMap<string, string> {
  return new Map(locations.map(({ locationId, name }) => [locationId, name]));
}

/** Without items, shipments and a timeline: "No data..." (§2). */
export function isEmptyDetail(detail: OrderDetail): boolean {
  return detail.lineItems.length === 0 && detail.fulfillments.length === 0 && detail.timeline.length === 0;
}
