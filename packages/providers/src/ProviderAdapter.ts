import type { ShipmentStatus } from '@hub/domain/orders/detail';
import type { ThirdPartyId } from '@hub/domain/integrations';
import type { Words } from '@hub/domain/messages';
import type { ShippingInstructions } from '@hub/domain/shipping';
import type { Recipient } from '@hub/domain/warehouses';
import type { CallProvider } from './http/CallProvider.ts';

export type { Recipient };

/** How the engine talks to one 3PL's API. */
export interface ProviderAdapter {
  provider: ThirdPartyId;
  /** Calls the 3PL allows per account. All processes share the limit. */
  rateLimit: RateLimit;
  /**
   * Origin of the API without a trailing slash: the 3PL's own, or one from the merchant's settings. Call paths contain
   * the version, so a simulator's origin can replace it. Throws `InvalidSettingsError`.
   */
  baseUrl(account: AccountSettings): string;
  connect(account: AccountSettings, call: CallProvider): ProviderConnection;
  /** Absent when the 3PL sends no webhooks, or none that can be trusted; its orders are polled. */
  webhooks?: ProviderWebhooks;
}

/** At most `calls` in each window of `windowMs`. */
export interface RateLimit {
  calls: number;
  windowMs: number;
}

/** A merchant's account with a 3PL. */
export interface AccountSettings {
  /** The fields of the provider's form (§3): `api_key`, `client_code`, … */
  credentials: Readonly<Record<string, string>>;
  /** The merchant's choices among the options of `readChoices`, keyed by `ProviderChoice.name`. */
  choices: Readonly<Record<string, string>>;
  /** The account is one of the 3PL's sandbox, which may have an address of its own. */
  isSandbox?: boolean;
}

/**
 * A connected account. Every function throws a `ProviderError`: `CredentialsRefusedError`, `RefusedError`,
 * `RateLimitedError`, `UnreachableError` or `UnexpectedReplyError`.
 */
export interface ProviderConnection {
  /** Resolves when the credentials allow everything we need. */
  test(): Promise<void>;
  /** Called once per reference: the caller checks `findByReference` before it retries. Throws `RefusedError`. */
  send(shipment: OutgoingShipment): Promise<SentShipment>;
  /** Finds the order sent under a reference; null when the 3PL has none. */
  findByReference(reference: string): Promise<SentShipment | null>;
  /** Resolves when nothing will ship. Throws `TooLateError` when the warehouse continues. */
  cancel(sent: SentShipment): Promise<void>;
  /**
   * Replaces the lines and address of an unpacked order with those of `shipment`. `isOnHold` holds or releases it;
   * absent leaves the hold unchanged. Repeating a call is safe. Throws `TooLateError` when the warehouse continues, and
   * `RefusedError` when the order was canceled there. Absent when the 3PL’s API documents no such call; the order is
   * then canceled and sent again.
   */
  update?(sent: SentShipment, shipment: OutgoingShipment, options: { isOnHold?: boolean }): Promise<void>;
  /** Throws `RefusedError` when the 3PL doesn't know the order (anymore). */
  readShipment(sent: SentShipment): Promise<WarehouseOrder>;
  /**
   * One page of orders changed since a time, including canceled ones. An order that changes during paging may appear
   * twice, but none is missed. `cursor` comes from the previous page; null for the first. Absent when the 3PL’s API has
   * no such list; each order is then read individually.
   */
  readChanges?(since: Date, cursor: string | null): Promise<ChangedOrders>;
  /** Units by SKU, for all SKUs or the requested ones. Absent when the 3PL’s API doesn't report stock. */
  readStock?(skus: readonly string[] | null): Promise<readonly WarehouseStock[]>;
  /** Choices a merchant must make before orders can be sent. Absent when there are none. */
  readChoices?(): Promise<readonly ProviderChoice[]>;
}

/** A choice that the credentials leave open: the facility, the store, the carrier. */
export interface ProviderChoice {
  /** Key in `AccountSettings.choices`: `facilityId`. */
  name: string;
  /** The 3PL's own term: "Facility". */
  label: Words;
  options: readonly { value: string; label: Words }[];
}

/** A shipment to request from a warehouse. */
export interface OutgoingShipment {
  /**
   * Our reference, unique per attempt to ship; the 3PL finds the order by it. Letters, digits and hyphens, at most 25.
   */
  reference: string;
  /** "#1001", for people to read. */
  orderName: string;
  /** ISO 8601 UTC. */
  orderedAt: string;
  /** ISO 4217 code of the prices. */
  currency: string;
  recipient: Recipient;
  /** Service that the store's shipping method maps to, "Tracked 48"; null lets the warehouse choose. */
  service: string | null;
  /** Carrier of that service, "Royal Mail", for 3PLs that need it separately. Absent or null when unknown. */
  carrier?: string | null;
  /** Name of the required package; null lets the warehouse choose. */
  package: string | null;
  /** Only the instructions listed in `takes` of the provider’s row are sent. */
  instructions: ShippingInstructions;
  /** Whether the shipment crosses customs; if so, the lines' values, HS codes and origins are sent. */
  isExport: boolean;
  lines: readonly OutgoingLine[];
}

/** Units of one order line. */
export interface OutgoingLine {
  lineItemId: string;
  sku: string;
  name: string;
  /** At least 1. */
  quantity: number;
  /** In the shipment's currency; null when unknown. */
  unitPrice: number | null;
  /** Value of all units after discounts, to the cent; null when unknown. */
  value: number | null;
  /** Kilograms per unit; null when unknown. */
  weight: number | null;
  /** Harmonized System code; empty when unknown. */
  hsCode: string;
  /** ISO 3166 two-letter code; empty when unknown. */
  countryOfOrigin: string;
}

/** An order that the 3PL has accepted. */
export interface SentShipment {
  reference: string;
  /** The 3PL's own order id. */
  providerOrderId: string;
}

/** One page of changed orders. */
export interface ChangedOrders {
  orders: readonly ChangedOrder[];
  /** Cursor of the next page; null after the last page. */
  next: string | null;
}

/** An order in a list of changes; it may belong to another shop. */
export interface ChangedOrder {
  providerOrderId: string;
  /**
   * Time of the last change as the list gives it; equal text means the same change. Null when the list doesn't give it.
   */
  mark: string | null;
  /** The order's state; null when the list is incomplete and the order must be read individually. */
  order: WarehouseOrder | null;
}

/** An order's state at the warehouse. */
export interface WarehouseOrder extends SentShipment {
  state: ProviderOrderState;
  /** Why the order is stuck; null when it isn't. */
  problem: Words | null;
  /** All parcels created, including voided ones. */
  parcels: readonly Parcel[];
}

/** `partial`: some units have left and the rest will follow. `closedShort`: some units have left and no more will. */
export type ProviderOrderState = 'received' | 'onHold' | 'partial' | 'shipped' | 'closedShort' | 'cancelled';

export interface Parcel {
  /** The 3PL's parcel id, stable across reads. */
  parcelId: string;
  /** The 3PL's name for the carrier; null when unknown. */
  carrier: string | null;
  trackingNumber: string | null;
  /** The 3PL's link; null when it gives none. */
  trackingUrl: string | null;
  /** ISO 8601 UTC; null until the parcel leaves. */
  shippedAt: string | null;
  /** One of the thirteen statuses of §4. */
  status: ShipmentStatus;
  /** The label was canceled after it was created. */
  isVoided: boolean;
  /** Null when the 3PL doesn't report the contents. */
  lines: readonly ParcelLine[] | null;
}

export interface ParcelLine {
  sku: string;
  /** The line id we sent, where the 3PL returns it. */
  lineItemId: string | null;
  quantity: number;
}

/** Units of one SKU at one site. */
export interface WarehouseStock {
  sku: string;
  /** The 3PL's name for the site; null when it has only one or doesn't say. */
  site: string | null;
  onHand: number;
  /** Units free to promise. */
  available: number;
  /** Units promised to orders, ours and others'; absent when the 3PL doesn't say. */
  committed?: number;
}

/** Webhooks from a 3PL. Their content is only a hint: the order is always read again. */
export interface ProviderWebhooks {
  /**
   * How we know that a webhook comes from the 3PL. `ours`: signed with a secret we give the 3PL. `theirs`: signed with
   * a secret from `makeSecret`. `address`: unsigned, so the address contains the secret.
   */
  proof: 'ours' | 'theirs' | 'address';
  /**
   * Reads which orders a webhook is about. Throws `InvalidSignatureError` when the 3PL did not sign it, and
   * `UnexpectedReplyError` when the body can't be read.
   */
  read(webhook: ReceivedWebhook, secret: string, now: Date): Promise<ProviderNews>;
  /** Creates a secret. Earlier secrets stay valid for a while. */
  makeSecret?(call: CallProvider, account: AccountSettings): Promise<string>;
  /**
   * Leaves exactly one subscription per topic at an address; repeating the call changes nothing. Removes other
   * subscriptions on the same path. Absent when the 3PL creates them itself.
   */
  subscribe?(call: CallProvider, account: AccountSettings, address: string, secret: string): Promise<void>;
  /** Removes the subscriptions on the path of an address. */
  unsubscribe?(call: CallProvider, account: AccountSettings, address: string): Promise<void>;
  /** Reads the orders behind `ProviderNews.resource`. */
  readResource?(call: CallProvider, account: AccountSettings, resource: string): Promise<ProviderNews['orders']>;
}

export interface ReceivedWebhook {
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  rawBody: Uint8Array;
  /** The secret from the address; absent when there is none. */
  addressSecret?: string;
}

export interface ProviderNews {
  /** The 3PL's own message id; null when it has none, and a hash of the body is used instead. */
  eventId: string | null;
  orders: readonly { providerOrderId: string | null; reference: string | null }[];
  /** Path and query at the 3PL that return the affected orders; absent when `orders` lists them. */
  resource?: string;
}
