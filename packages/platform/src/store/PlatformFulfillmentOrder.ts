import type { IsoTime } from '@hub/domain/shared';
import type { PlatformDestination } from './PlatformAddress.ts';

/** Part of an order that one location fulfills. */
export interface PlatformFulfillmentOrder {
  id: string;
  orderId: string;
  /** `OPEN`, `IN_PROGRESS`, `ON_HOLD`, `SCHEDULED`, `INCOMPLETE`, `CLOSED`, `CANCELLED`. */
  status: string;
  /** `UNSUBMITTED`, `SUBMITTED`, `ACCEPTED`, `REJECTED`, `CANCELLATION_REQUESTED`, … */
  requestStatus: string;
  /** Null if the location was deleted. */
  assignedLocationId: string | null;
  assignedLocationName: string;
  /** `SHIPPING`, `PICK_UP`, `LOCAL`, `PICKUP_POINT`, `RETAIL`, `NONE`; null if the store does not say. */
  method: string | null;
  /** Null if the store gives none. */
  destination: PlatformDestination | null;
  /** Earliest fulfillment time of a scheduled one; null if it can start at once. */
  fulfillAt: IsoTime | null;
  updatedAt: IsoTime;
  /** What the platform allows now: `CREATE_FULFILLMENT`, `HOLD`, `RELEASE_HOLD`, `MOVE`, … */
  supportedActions: readonly string[];
  lines: readonly PlatformFulfillmentOrderLine[];
  holds: readonly PlatformHold[];
}

export interface PlatformFulfillmentOrderLine {
  id: string;
  /** Id of the order's line. */
  orderLineId: string;
  /** Units assigned to this location. */
  totalQuantity: number;
  /** Of those, units not fulfilled yet. */
  remainingQuantity: number;
}

export interface PlatformHold {
  id: string;
  /** `OTHER`, `INVENTORY_OUT_OF_STOCK`, `INCORRECT_ADDRESS`, `HIGH_RISK_OF_FRAUD`, … */
  reason: string;
  note: string | null;
  /** Whether this app set it. */
  isOurs: boolean;
}
