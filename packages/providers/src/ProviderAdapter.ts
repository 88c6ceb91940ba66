import type { ShipmentStatus } from '@hub/domain/orders/detail';
import type { ThirdPartyId } from '@hub/domain/integrations';
import type { Words } from '@hub/domain/messages';
import type { ShippingInstructions } from '@hub/domain/shipping';
import type { Recipient } from '@hub/domain/warehouses';
import type { CallProvider } from './http/CallProvider.ts';

export type { Recipient };

/** What the engine knows of a 3PL's API. One file per provider holds one. */
export interface ProviderAdapter {
  provider: ThirdPartyId;
  /** `public`: written from published documentation. `assumed`: none is public, so nothing was checked against it. */
  documentation: 'public' | 'assumed';
  /** Calls of one account that the 3PL allows; kept by all processes together. */
  rateLimit: RateLimit;
  /**
   * Origin of the API, without a slash at its end: the 3PL's own, or one from the merchant's settings. Versions stand in
   * the paths of the calls, so that a simulator's origin can take its place. Throws `InvalidSettingsError`.
   */
  baseUrl(account: AccountSettings): string;
  connect(account: AccountSettings, call: CallProvider): ProviderConnection;
  /** Absent: the 3PL sends none, or none that can be trusted; its orders are polled. */
  webhooks?: ProviderWebhooks;
}

/** Calls in each window of so many milliseconds. */
export interface RateLimit {
  calls: number;
  windowMs: number;
}

/** One account of a merchant with a 3PL. */
export interface AccountSettings {
  /** The fields of the provider's form (§3): `api_key`, `client_code`, … */
  credentials: Readonly<Record<string, string>>;
  /** By `ProviderChoice.name`, the value that the merchant chose of what `readChoices` listed. */
  choices: Readonly<Record<string, string>>;
  /** The account is one of the 3PL's sandbox, which may have an address of its own. */
  isSandbox?: boolean;
}

/**
 * An account that can be called. Every function throws a `ProviderError`: `CredentialsRefusedError`, `RefusedError`,
 * `RateLimitedError`, `UnreachableError` or `UnexpectedReplyError`.
 */
export interface ProviderConnection {
  /** Ends when the credentials can do all that is needed. */
  test(): Promise<void>;
  /** Once for each reference: the caller asks `findByReference` before it sends again. Throws `RefusedError`. */
  send(shipment: OutgoingShipment): Promise<SentShipment>;
  /** What was sent under a reference; null: the 3PL has nothing of that reference. */
  findByReference(reference: string): Promise<SentShipment | null>;
  /** Ends when nothing will be shipped. Throws `TooLateError` when the warehouse goes on. */
  cancel(sent: SentShipment): Promise<void>;
  /**
   * Gives an order that is not packed the lines and the address of `shipment`. `isOnHold`: whether it is not to be shipped
   * yet; absent: as it is. The same twice is one. Throws `TooLateError` when the warehouse goes on, and `RefusedError` when
   * it was canceled there. Absent: the 3PL’s API documents no such call, so it is canceled and sent again.
   */
  update?(sent: SentShipment, shipment: OutgoingShipment, options: { isOnHold?: boolean }): Promise<void>;
  /** Throws `RefusedError` when the 3PL does not know the order (any more). */
  readShipment(sent: SentShipment): Promise<WarehouseOrder>;
  /**
   * A page of the orders that have changed since a time, canceled ones too, as they were made: one that changes while
   * pages are read may come twice, and none is left out. `cursor`: of the page before; null: the first page. Absent: the
   * 3PL’s API has no such list, so each order is read by itself.
   */
  readChanges?(since: Date, cursor: string | null): Promise<ChangedOrders>;
  /** Units by SKU, all of them or those asked for. Absent: the 3PL’s API tells none. */
  readStock?(skus: readonly string[] | null): Promise<readonly WarehouseStock[]>;
  /** What a merchant has to choose before orders can be sent. Absent: nothing. */
  readChoices?(): Promise<readonly ProviderChoice[]>;
}

/** A choice that the credentials leave open: the facility, the store, the carrier. */
export interface ProviderChoice {
  /** Key in `AccountSettings.choices`: `facilityId`. */
  name: string;
  /** "Facility", as the 3PL calls it. */
  label: Words;
  options: readonly { value: string; label: Words }[];
}

/** What a warehouse is asked to ship. */
export interface OutgoingShipment {
  /** Ours, unique for each attempt to ship: the 3PL finds the order by it. Letters, digits and hyphens, at most 25. */
  reference: string;
  /** "#1001", for people. */
  orderName: string;
  /** ISO 8601 UTC. */
  orderedAt: string;
  /** ISO 4217, of the prices. */
  currency: string;
  recipient: Recipient;
  /** Service that the store's shipping method is mapped to, "Tracked 48"; null: the warehouse chooses. */
  service: string | null;
  /** Carrier of that service, "Royal Mail"; some 3PLs take the two apart. Absent or null: not known. */
  carrier?: string | null;
  /** Name of the package that the box has to be; null: the warehouse chooses. */
  package: string | null;
  /** Those that `takes` of the provider’s row names are sent. */
  instructions: ShippingInstructions;
  /** Whether customs are crossed, so that values, HS codes and origins of the lines are to be sent. */
  isExport: boolean;
  lines: readonly OutgoingLine[];
}

/** Units of one line of an order. */
export interface OutgoingLine {
  lineItemId: string;
  sku: string;
  name: string;
  /** At least 1. */
  quantity: number;
  /** In the currency of the shipment; null: not known. */
  unitPrice: number | null;
  /** Of all units after discounts, to the cent; null: not known. */
  value: number | null;
  /** Kilograms per unit; null: not known. */
  weight: number | null;
  /** Harmonized system code; empty: not known. */
  hsCode: string;
  /** ISO 3166, two letters; empty: not known. */
  countryOfOrigin: string;
}

/** An order that the 3PL has taken. */
export interface SentShipment {
  reference: string;
  /** The 3PL's own id of it. */
  providerOrderId: string;
}

/** A page of a list of orders that have changed. */
export interface ChangedOrders {
  orders: readonly ChangedOrder[];
  /** Null: it was the last page. */
  next: string | null;
}

/** An order in such a list; it may be somebody else's. */
export interface ChangedOrder {
  providerOrderId: string;
  /** When it changed last, as the list says it: the same text is the same change. Null: it does not say. */
  mark: string | null;
  /** How it stands; null: the list does not say all of it, so it has to be read by itself. */
  order: WarehouseOrder | null;
}

/** How an order stands at the warehouse. */
export interface WarehouseOrder extends SentShipment {
  state: WarehouseOrderState;
  /** Why it stands still; null: it does not. */
  problem: Words | null;
  /** Parcels that were made, voided ones too. */
  parcels: readonly Parcel[];
}

/** `partial`: some of it has left, the rest follows. `closedShort`: what has left is all that will. */
export type WarehouseOrderState = 'received' | 'onHold' | 'partial' | 'shipped' | 'closedShort' | 'cancelled';

/** One parcel of an order. */
export interface Parcel {
  /** The 3PL's id of it, the same in every reading. */
  parcelId: string;
  /** As the 3PL names it; null: not known. */
  carrier: string | null;
  trackingNumber: string | null;
  /** The 3PL's link; null: it gives none. */
  trackingUrl: string | null;
  /** ISO 8601 UTC; null: it has not left. */
  shippedAt: string | null;
  /** One of the thirteen of §4. */
  status: ShipmentStatus;
  /** A label that was cancelled after it was made. */
  isVoided: boolean;
  /** Null: the 3PL does not say what is in it. */
  lines: readonly ParcelLine[] | null;
}

export interface ParcelLine {
  sku: string;
  /** What we sent as the line's id, where the 3PL gives it back. */
  lineItemId: string | null;
  quantity: number;
}

/** Units of one SKU at one site. */
export interface WarehouseStock {
  sku: string;
  /** The 3PL's name of the site; null: it has one, or does not say. */
  site: string | null;
  onHand: number;
  /** What can be promised. */
  available: number;
  /** What is promised to orders, ours and others; absent: the 3PL does not say. */
  committed?: number;
}

/** Webhooks of a 3PL. What one says is only a hint: the order is read again before anything is believed. */
export interface ProviderWebhooks {
  /**
   * By what a webhook is known to come from the 3PL. `ours`: it signs with a secret that it is given. `theirs`: with one
   * that `makeSecret` makes. `address`: it signs nothing, so the secret stands in the address.
   */
  proof: 'ours' | 'theirs' | 'address';
  /**
   * The orders that a webhook is about. Throws `InvalidSignatureError` for one that the 3PL did not sign, and
   * `UnexpectedReplyError` for a body that cannot be read.
   */
  read(webhook: ReceivedWebhook, secret: string, now: Date): Promise<ProviderNews>;
  /** A new secret; those made before go on for a while. */
  makeSecret?(call: CallProvider, account: AccountSettings): Promise<string>;
  /**
   * Leaves one subscription of each topic at an address, whatever there was: called again it changes nothing. Others of
   * the same path are removed. Absent: the 3PL sets them up itself.
   */
  subscribe?(call: CallProvider, account: AccountSettings, address: string, secret: string): Promise<void>;
  /** Removes the subscriptions at the path of an address. */
  unsubscribe?(call: CallProvider, account: AccountSettings, address: string): Promise<void>;
  /** The orders behind `ProviderNews.resource`. */
  readResource?(call: CallProvider, account: AccountSettings, resource: string): Promise<ProviderNews['orders']>;
}

export interface ReceivedWebhook {
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  rawBody: Uint8Array;
  /** The secret in the address; absent: there is none. */
  addressSecret?: string;
}

export interface ProviderNews {
  /** The 3PL's own id of the message; null: it has none, and the body's hash stands for it. */
  eventId: string | null;
  orders: readonly { providerOrderId: string | null; reference: string | null }[];
  /** Path and query at the 3PL that say which orders it is about; absent: `orders` says it. */
  resource?: string;
}
