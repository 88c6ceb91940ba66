import type { IsoTime } from '../shared/IsoTime.ts';
import type { OrderReference } from '../shared/OrderReference.ts';

/** An order that a figure links to. */
export interface DatedOrder extends OrderReference {
  createdAt: IsoTime | null;
}

/** A shipment, as far as the figures read it. */
export interface SampledShipment {
  name: string;
  /** Null: no part of it names a location. */
  locationId: string | null;
  /** As the server sent it; null is shown as "Tracking Added" (§2). */
  status: string | null;
  units: number;
  /** Some part is neither delivered nor canceled. */
  isOpen: boolean;
  isCanceled: boolean;
  isTracked: boolean;
}

/** What the figures read of one order of the sample. */
export interface SampledOrder extends DatedOrder {
  /** Closed or cancelled: nothing more will be sent. */
  isFinal: boolean;
  shipments: readonly SampledShipment[];
  /** Units in no shipment that do not wait for stock. */
  toSend: number;
  /** Units that wait for stock. */
  short: number;
}
