import { orderEvent } from '../../events/OrderEvent.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { fromStoreOrder, type ReceivedState } from './fromStoreOrder.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import type { StoreOrder, StoreOrderLine } from './StoreOrder.ts';

/** An order of the shop platform's own file, as its rows say together. */
export interface ExportedOrder {
  orderId: string;
  name: string;
  at: IsoTime;
  customerName: string;
  /** `paid`, `pending`, `refunded`, …; empty: not known. */
  financialStatus: string;
  /** `fulfilled`, `partial`, `unfulfilled`. */
  fulfillmentStatus: string;
  fulfilledAt: IsoTime | null;
  isCancelled: boolean;
  /** Null: not known. */
  total: number | null;
  /** `low`, `medium`, `high`. */
  risk: string;
  tags: readonly string[];
  lines: readonly ExportedLine[];
}

/** An item of an exported order. */
export interface ExportedLine {
  lineItemId: string;
  name: string;
  sku: string;
  quantity: number;
  price: number;
  requiresShipping: boolean;
  /** `fulfilled`, `partial`, `pending`, `restocked`; empty: as its order. */
  status: string;
}

/** What the store advises where it finds such a risk. */
const advice: Readonly<Record<string, string>> = { low: 'ACCEPT', medium: 'INVESTIGATE', high: 'CANCEL' };

/**
 * A new order as the platform's own file has it, by the rules of orders that the store sends: it is cancelled, shipped or
 * closed, waits, or is open. Where the file does not say how many units are left, a person decides.
 */
export function fromExportedOrder(exported: ExportedOrder, policy: IntakePolicy): ReceivedState {
  const order = asStoreOrder(exported);
  // Who imports orders from before the app was installed wants them shipped here. A file names no locations.
  const { state, event } = fromStoreOrder(order, { ...policy, goLiveAt: null, ownLocations: null });
  if (state.stage === 'cancelled') return { state, event: orderEvent('canceledInStore', { shipped: 'none' }) };
  if (state.stage === 'closed') return { state, event: event ?? orderEvent('nothingLeftInStore', {}) };
  if (state.stage !== 'open' || !isUnclear(exported)) return { state, event };
  return { state: { ...state, stage: 'needsReview' }, event: orderEvent('unclearInFile', {}) };
}

/** The file names no units of a line that was fulfilled in part, and none of what was refunded. */
function isUnclear({ financialStatus, lines, fulfillmentStatus }: ExportedOrder): boolean {
  if (financialStatus === 'partially_refunded') return true;
  return lines.some((line) => statusOf(line, fulfillmentStatus) === 'partial');
}

function statusOf({ status }: ExportedLine, ofOrder: string): string {
  return ofOrder === 'fulfilled' || status === '' ? ofOrder : status;
}

function asStoreOrder(exported: ExportedOrder): StoreOrder {
  const { orderId, at, fulfilledAt, financialStatus, total, fulfillmentStatus } = exported;
  const lines = exported.lines.map((line): StoreOrderLine => {
    const status = statusOf(line, fulfillmentStatus);
    const ordered = line.quantity > 0 && status !== 'restocked' ? line.quantity : 0;
    return {
      lineItemId: line.lineItemId,
      name: line.name,
      sku: line.sku,
      quantity: Math.abs(line.quantity),
      currentQuantity: ordered,
      unfulfilledQuantity: status === 'fulfilled' ? 0 : ordered,
      requiresShipping: line.requiresShipping,
      isGiftCard: false,
      price: line.price,
      weight: '',
    };
  });
  const shipped = lines.filter((line) => line.requiresShipping && line.currentQuantity > line.unfulfilledQuantity);
  return {
    orderId,
    name: exported.name,
    createdAt: at,
    updatedAt: fulfilledAt ?? at,
    cancelledAt: exported.isCancelled ? at : null,
    closedAt: null,
    customerName: exported.customerName,
    poNumber: '',
    financialStatus: financialStatus === '' ? null : financialStatus.toUpperCase().replaceAll(' ', '_'),
    isTest: false,
    risk: advice[exported.risk] ?? null,
    hasTotal: total !== 0,
    tags: exported.tags,
    lines,
    fulfillmentOrders: [
      {
        fulfillmentOrderId: orderId,
        status: 'OPEN',
        requestStatus: 'UNSUBMITTED',
        locationId: null,
        locationName: '',
        method: null,
        fulfillAt: null,
        holds: [],
        lines: lines.map(({ lineItemId, quantity, unfulfilledQuantity }) => ({
          lineItemId,
          total: quantity,
          remaining: unfulfilledQuantity,
        })),
      },
    ],
    fulfillments:
      shipped.length === 0
        ? []
        : [
            {
              // Below those of shipments that are made here, and replaced by the store's when it is read.
              fulfillmentId: orderId,
              isCancelled: false,
              trackingNumber: null,
              status: null,
              locationId: null,
              lines: shipped.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
            },
          ],
  };
}
