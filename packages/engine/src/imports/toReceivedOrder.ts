import { orderEvent } from '@hub/domain/events';
import type { ReceivedOrder } from '@hub/database';
import {
  importedCustomerName,
  importedRecipient,
  importedStage,
  type ImportLine,
  type ImportOrder,
} from '@hub/domain/imports';
import { eventEntry, backOrderStates, type LineItem } from '@hub/domain/orders';
import { importedOrderIds } from './importedOrderIds.ts';

/** `#536365`. */
export function importedOrderName({ orderNumber }: Pick<ImportOrder, 'orderNumber'>): string {
  return `#${orderNumber}`;
}

/** A new order as its rows say: nothing has happened to it but the import. */
export function toReceivedOrder(imported: ImportOrder, fileName: string, now: Date): ReceivedOrder {
  const orderName = importedOrderName(imported);
  const ids = importedOrderIds(orderName);
  const stage = importedStage(imported);
  const recipient = importedRecipient(imported);
  return {
    stage,
    order: {
      id: ids.rowId,
      orderId: ids.orderId,
      orderName,
      customerName: importedCustomerName(imported.customer),
      fulfillmentStatus: '',
      createdAt: imported.at,
      closedAt: null,
      cancelledAt: stage === 'cancelled' ? imported.at : null,
      batchedAt: null,
      shippedAt: null,
      threePlStatus: null,
      backOrderState: backOrderStates.none,
      workflowErrors: [],
      shipmentError: null,
      errorType: null,
    },
    detail: {
      lineItems: imported.lines.map((line, position) => toLineItem(line, ids.lineItemId(position))),
      fulfillments: [],
      eligibleFlows: [],
      triggeredFlows: [],
      timeline: [eventEntry(orderEvent('imported', { file: fileName }), now.toISOString())],
    },
    country: imported.country,
    ...(recipient && { recipient, postcode: recipient.postcode }),
    workflowRuns: 0,
    boxesSaved: 0,
  };
}

/** A negative quantity is a return: its amount, cancelled. */
function toLineItem({ name, sku, quantity, price }: ImportLine, lineItemId: string): LineItem {
  const isCancelled = quantity < 0;
  return {
    lineItemId,
    id: lineItemId,
    name,
    sku,
    quantity: Math.abs(quantity),
    fulfillableQuantity: isCancelled ? 0 : quantity,
    price,
    productWeight: '',
    virtualItem: 0,
    isCancelled,
    threePlStatus: null,
  };
}
