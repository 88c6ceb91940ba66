import { orderEvent } from '../../events/OrderEvent.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { fromStoreOrder, type ReceivedState } from './fromStoreOrder.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import { emptyStoreOrderHead, type StoreOrder, type StoreOrderLine } from './StoreOrder.ts';

/** An order merged from its rows in the shop platform's own file. */
export interface ExportedOrder {
  orderId: string;
  name: string;
  at: IsoTime;
  customerName: string;
  /** `paid`, `pending`, `refunded`, …; empty when unknown. */
  financialStatus: string;
  /** `fulfilled`, `partial`, `unfulfilled`. */
  fulfillmentStatus: string;
  fulfilledAt: IsoTime | null;
  isCancelled: boolean;
  /** `null` when unknown. */
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
  /** `fulfilled`, `partial`, `pending`, `restocked`; empty to use its order's. */
  status: string;
}

/** The store's recommendation for each risk level. */
const advice: Readonly<Record<string, string>> = { low: 'ACCEPT', medium: 'INVESTIGATE', high: 'CANCEL' };

/**
 * A new order from the platform's own file, by the same rules as for store orders: canceled, shipped, closed, waiting
 * or open. When the file does not say how many units are left, a person decides.
 */
export function fromExportedOrder(exported: ExportedOrder, policy: IntakePolicy): ReceivedState {
  const order = asStoreOrder(exported);
  // A merchant who imports orders from before the installation wants them shipped here. A file names no locations.
  const { state, event } = fromStoreOrder(order, { ...policy, goLiveAt: null, ownLocations: null });
  if (state.stage === 'cancelled') return { state, event: orderEvent('canceledInStore', { shipped: 'none' }) };
  if (state.stage === 'closed') return { state, event: event ?? orderEvent('nothingLeftInStore', {}) };
  if (state.stage !== 'open' || !isUnclear(exported)) return { state, event };
  return { state: { ...state, stage: 'needsReview' }, event: orderEvent('unclearInFile', {}) };
}

/** The file does not say how many units of a partly fulfilled line, or of a refund, remain. */
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
    ...emptyStoreOrderHead,
    orderId,
    name: exported.name,
    createdAt: at,
    updatedAt: fulfilledAt ?? at,
    cancelledAt: exported.isCancelled ? at : null,
    customerName: exported.customerName,
    financialStatus: financialStatus === '' ? null : financialStatus.toUpperCase().replaceAll(' ', '_'),
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
              // Listed below shipments made here, and replaced by the store's when they are read.
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
