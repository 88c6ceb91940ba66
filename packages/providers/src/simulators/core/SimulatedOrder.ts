/** Where an order stands in the warehouse. Each provider has its own words for these. */
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
  /** What the create gave as the line's id; null: nothing. */
  lineRef: string | null;
  sku: string;
  name: string;
  quantity: number;
}

export interface SimulatedParcel {
  id: number;
  state: ParcelState;
  carrier: Carrier;
  /** Null until a label is printed. */
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Milliseconds, as every time here. */
  shippedAt: number | null;
  deliveredAt: number | null;
  /** Parcels of the same wave leave together. */
  wave: number;
  lines: readonly { lineId: number; sku: string; quantity: number }[];
}

export interface Carrier {
  /** Number where a provider has one for each of its services. */
  id: number;
  code: string;
  name: string;
  service: string;
  serviceCode: string;
}

/** One call that was to make an order. */
export interface CreateRecord {
  at: number;
  /** `updated`: the provider writes over the order of the same key. */
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
  /** Why it is on hold. */
  problem: string | null;
  receivedAt: number;
  updatedAt: number;
  /** Rises with every change. */
  version: number;
  lines: readonly SimulatedLine[];
  parcels: SimulatedParcel[];
  plan: ParcelPlan;
  /** The order that it was split off, and those that it took in. Absent: it was neither split nor combined. */
  family?: { parentId: number | null; mergedIds: readonly number[] };
  /** What is due, earliest first. */
  agenda: AgendaEntry[];
  creates: CreateRecord[];
  /** The create's body, for what the provider gives back as it came. */
  wire: Readonly<Record<string, unknown>>;
}

export interface AgendaEntry {
  at: number;
  step: 'pack' | 'ship' | 'transit' | 'deliver';
  /** Parcels of this wave; `pack` is for all. */
  wave: number;
}

/** What a provider's create comes down to. */
export interface OrderDraft {
  account: string;
  reference: string;
  lines: readonly Omit<SimulatedLine, 'id'>[];
  wire: Readonly<Record<string, unknown>>;
  /** Set: the order waits, and this says for what. */
  hold?: string;
}

/**
 * How an order is packed. `partial`: a first parcel leaves, the rest follows later. `short`: half of it leaves, and the
 * order is closed. `withoutLabel`: shipped by hand, without a label of the provider. `withoutParcel`: likewise, and nobody
 * has entered a number; only Shipstation knows of such orders.
 */
export type ParcelPlan = 'one' | 'two' | 'partial' | 'short' | 'withoutLabel' | 'withoutParcel';

/** Something that happened to an order, as webhooks report it. */
export interface OrderEvent {
  type: 'received' | 'onHold' | 'packed' | 'shipped' | 'inTransit' | 'delivered' | 'cancelled' | 'voided';
  at: number;
  order: SimulatedOrder;
  /** Of `shipped`, `inTransit`, `delivered` and `voided`. */
  parcels: readonly SimulatedParcel[];
}
