import type { ShipmentStatus } from './OrderDetail.ts';
import { shipmentStatusLabel } from './shipmentStatus.ts';

/** Timeline entries of what the store, a rule, a warehouse or a carrier did. */
export const orderEvents = {
  received: 'Order received from the store',
  /** A hold of a workflow that had an end. */
  holdEnded: 'The hold ended; the order is open again',
  /** A back order for which stock has arrived. */
  stockArrived: 'Stock arrived; the order is open again',
  someStockArrived: 'Some stock arrived; the order is partly open again',
  sentToWarehouse: 'Sent to the warehouse',
  /** The service by which the warehouse ships it. */
  shipsWith: (service: string) => `Ships with ${service}`,
  shipped: (shipment: string) => `Shipment ${shipment} left the warehouse`,
  tracking: (shipment: string, status: ShipmentStatus) => `Shipment ${shipment}: ${shipmentStatusLabel(status)}`,
} as const;
