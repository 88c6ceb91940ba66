import type { IsoTime } from '../shared/IsoTime.ts';

/** What tells an order apart, and leads to it. */
export interface OrderName {
  orderId: string;
  /** As merchants say it: "#1042". */
  orderName: string;
  createdAt: IsoTime | null;
}

/** A box of an order, as far as the figures read it. */
export interface SampledShipment {
  name: string;
  /** Null where no part of it names a location. */
  locationId: string | null;
  /** As the server sent it; null is shown as "Tracking Added" (§2). */
  status: string | null;
  units: number;
  /** Neither delivered nor canceled as a whole. */
  isOpen: boolean;
  isCanceled: boolean;
  isTracked: boolean;
}

/** What the figures read of one order of the sample. */
export interface SampledOrder extends OrderName {
  /** Closed or cancelled: what it has not sent it never will. */
  isFinal: boolean;
  shipments: readonly SampledShipment[];
  /** Units that stand in no shipment and do not wait for stock. */
  toSend: number;
  /** Units that wait for stock. */
  short: number;
}
