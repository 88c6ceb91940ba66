/** Stage of an order in the warehouse. Each provider has its own names for these. */
export type OrderStage =
  | 'received'
  | 'packed'
  | 'partlyShipped'
  | 'shipped'
  | 'inTransit'
  | 'delivered'
  | 'onHold'
  | 'cancelled';

export type ParcelState = 'planned' | 'labelled' | 'shipped' | 'inTransit' | 'delivered' | 'voided';

export interface SimulatedLine {
  id: number;
  /** The line id from the create call; null when absent. */
  lineRef: string | null;
  sku: string;
  name: string;
  quantity: number;
}

export interface SimulatedParcel {
  id: number;
  state: ParcelState;
  carrier: Carrier;
  /** Null until the label is printed. */
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Milliseconds, like every time here. */
  shippedAt: number | null;
  deliveredAt: number | null;
  /** Parcels of a wave leave together. */
  wave: number;
  lines: readonly { lineId: number; sku: string; quantity: number }[];
}

export interface Carrier {
  /** Service number, for providers that number their services. */
  id: number;
  code: string;
  name: string;
  service: string;
  serviceCode: string;
}

/** One call to create an order. */
export interface CreateRecord {
  at: number;
  /** `updated`: the call overwrote the order with the same key. */
  outcome: 'taken' | 'updated' | 'duplicate' | 'refused';
  reference: string | null;
  status: number;
  body: unknown;
}

export interface SimulatedOrder {
  id: number;
  account: string;
  reference: string;
  stage: OrderStage;
  /** Why the order is on hold. */
  problem: string | null;
  receivedAt: number;
  updatedAt: number;
  /** Increases with every change. */
  version: number;
  lines: readonly SimulatedLine[];
  parcels: SimulatedParcel[];
  plan: ParcelPlan;
  /** The order it was split off, and the orders combined into it. Absent when neither applies. */
  family?: { parentId: number | null; mergedIds: readonly number[] };
  /** Upcoming steps, earliest first. */
  agenda: AgendaEntry[];
  creates: CreateRecord[];
  /** Body of the create call, for values the provider returns unchanged. */
  wire: Readonly<Record<string, unknown>>;
}

export interface AgendaEntry {
  at: number;
  step: 'pack' | 'ship' | 'transit' | 'deliver';
  /** Wave of the parcels; `pack` applies to all. */
  wave: number;
}

/** Data of a create call, independent of the provider. */
export interface OrderDraft {
  account: string;
  reference: string;
  lines: readonly Omit<SimulatedLine, 'id'>[];
  wire: Readonly<Record<string, unknown>>;
  /** If set, the order waits for this reason. */
  hold?: string;
}

/**
 * How an order is packed. `partial`: a first parcel leaves, the rest follows later. `short`: half leaves, and the order
 * is closed. `withoutLabel`: shipped by hand, without a label of the provider. `withoutParcel`: shipped by hand without
 * a tracking number, which only ShipStation has.
 */
export type ParcelPlan = 'one' | 'two' | 'partial' | 'short' | 'withoutLabel' | 'withoutParcel';

/** An order event that webhooks report. */
export interface OrderEvent {
  type: 'received' | 'onHold' | 'packed' | 'shipped' | 'inTransit' | 'delivered' | 'cancelled' | 'voided';
  at: number;
  order: SimulatedOrder;
  /** Parcels of a `shipped`, `inTransit`, `delivered` or `voided` event. */
  parcels: readonly SimulatedParcel[];
}
