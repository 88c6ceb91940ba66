import type { SimulatedClock } from '@hub/domain/simulation';
import { toLocation } from './toLocation.ts';
import type {
  StoreLineInput,
  StoreLocationInput,
  StoreOptions,
  StoreOrderInput,
  StoreRecipient,
} from '../StoreOptions.ts';
import { firstInventoryItemId, firstOrderId, firstProductId, firstVariantId } from './storeIds.ts';
import { isOrderPart, partId, serialOfPart, type OrderPart } from './storeIds.ts';
import { madeUpRecipient, madeUpShippingMethod } from './madeUpRecipient.ts';
import { pastShipping, plannedShipping } from './pastShipping.ts';
import { seededRandom } from '@hub/domain/simulation';
import type { StoreEvent, StoreLevel, StoreLine, StoreLocation, BookedOrder, StoreProduct } from './storeTypes.ts';
import type { StoreShipping } from './storeTypes.ts';

const defaultLocations: readonly StoreLocationInput[] = [
  { id: 61_000_000_001, name: 'Main warehouse', address1: '1 Dock Road', city: 'Leeds', zip: 'LS9 0PF' },
  { id: 61_000_000_002, name: 'Shop floor', address1: '12 High Street', city: 'London', zip: 'SW1A 1AA' },
];

/** Past orders whose generated shipping stays in memory: all of the sample data would take 70 MB. */
const maxInMemory = 1_000;

/** Numbers of a store without orders start after this. */
const numbersBefore = 1_000;

/** Given line ids come in blocks of this size. */
const lineBlock = 10_000;

export interface StoreBooksOptions extends Pick<
  StoreOptions,
  'locations' | 'recipient' | 'customerName' | 'idsOf' | 'pastShipping' | 'nextNumber'
> {
  clock: SimulatedClock;
  currency: string;
}

/** All the store's data: products, locations, orders. Orders are in the sequence in which they were placed. */
export class StoreBooks {
  readonly currency: string;
  /** Without deleted ones; `locationName` knows those too. */
  locations: readonly StoreLocation[];
  readonly products: StoreProduct[] = [];
  /** By serial number; position 0 is empty. */
  readonly orders: (BookedOrder | undefined)[] = [undefined];
  /** Counts changes that the state file must save. */
  changes = 0;
  /** Number of past orders. */
  pastCount = 0;
  readonly #clock: SimulatedClock;
  readonly #options: StoreBooksOptions;
  readonly #productsBySku = new Map<string, StoreProduct>();
  readonly #ordersById = new Map<number, BookedOrder>();
  readonly #ordersByNumber = new Map<string, BookedOrder>();
  readonly #listeners: ((events: readonly StoreEvent[]) => void)[] = [];
  readonly #madeUp: BookedOrder[] = [];
  readonly #scheduled = new Set<BookedOrder>();
  /** Orders with given line ids, by block. */
  readonly #ordersByLineBlock = new Map<number, BookedOrder>();
  #allLocations: readonly StoreLocation[];
  #largestNumber = 0;

  constructor(options: StoreBooksOptions) {
    this.#clock = options.clock;
    this.currency = options.currency;
    this.#options = options;
    this.#largestNumber = Math.max(0, (options.nextNumber ?? 0) - 1);
    this.#allLocations = (options.locations ?? defaultLocations).map(toLocation);
    this.locations = this.#allLocations;
  }

  now(): number {
    return this.#clock.now();
  }

  /** Called with all events of one action. */
  onEvents(listener: (events: readonly StoreEvent[]) => void): void {
    this.#listeners.push(listener);
  }

  emit(...events: readonly StoreEvent[]): void {
    for (const listener of this.#listeners) listener(events);
  }

  /** Adds an order with the next serial number, without events. */
  addOrder(input: StoreOrderInput): BookedOrder {
    const serial = this.orders.length;
    const number = input.number ?? String((this.#largestNumber || numbersBefore) + 1);
    const at = input.at ?? this.now();
    const initial = input.state ?? 'open';
    const order: BookedOrder = {
      serial,
      id: input.id ?? this.#options.idsOf?.(number).order ?? firstOrderId + serial,
      number,
      at,
      updatedAt: at,
      customer: input.customer,
      country: input.country,
      lines: input.lines.map((line) => this.toLine(line, at)),
      shippingMethod: input.shippingMethod ?? null,
      recipient: input.recipient ?? null,
      tags: input.tags ?? [],
      note: input.note ?? null,
      ...(input.poNumber !== undefined && { poNumber: input.poNumber }),
      ...(input.checkout !== undefined && { checkout: input.checkout }),
      ...(input.payment !== undefined && { payment: input.payment }),
      ...(input.isTest !== undefined && { isTest: input.isTest }),
      ...(input.risk !== undefined && { risk: input.risk }),
      ...(input.dispute !== undefined && { dispute: input.dispute }),
      initial,
      closedAt: initial === 'closed' ? at : null,
      cancelledAt: initial === 'cancelled' ? at : null,
      cancelReason: initial === 'cancelled' ? 'CUSTOMER' : null,
      staffNote: null,
      isEdited: false,
      isRedacted: false,
      shipping: null,
      refunds: [],
      isChanged: false,
    };
    if (input.parts) order.shipping = plannedShipping(order, input.parts, this.locations);
    this.putOrder(order);
    return order;
  }

  /** Replaces the order at its serial number. */
  putOrder(order: BookedOrder): void {
    this.orders[order.serial] = order;
    this.#ordersById.set(order.id, order);
    this.#ordersByNumber.set(order.number, order);
    this.noteSchedule(order);
    const given = this.#options.idsOf?.(order.number);
    if (given) this.#ordersByLineBlock.set(Math.floor(given.firstLine / lineBlock), order);
    if (/^\d{1,12}$/.test(order.number)) this.#largestNumber = Math.max(this.#largestNumber, Number(order.number));
  }

  /** Makes the clock watch an order that may have a scheduled part. */
  noteSchedule(order: BookedOrder): void {
    if (order.shipping?.fulfillmentOrders.some(({ status }) => status === 'SCHEDULED')) this.#scheduled.add(order);
  }

  /** Orders with a scheduled part. */
  *scheduledOrders(): Generator<BookedOrder> {
    for (const order of this.#scheduled)
      if (order.shipping?.fulfillmentOrders.some(({ status }) => status === 'SCHEDULED')) yield order;
      else this.#scheduled.delete(order);
  }

  /** Marks the order as changed now. */
  touch(order: BookedOrder): void {
    // The platform counts whole seconds, and an update is never older than the last one.
    order.updatedAt = Math.max(this.now(), order.updatedAt);
    order.isChanged = true;
    this.changes++;
  }

  orderCount(): number {
    return this.orders.length - 1;
  }

  orderById(id: number): BookedOrder | null {
    return this.#ordersById.get(id) ?? null;
  }

  /** `#536365` or `536365`. */
  orderByName(name: string): BookedOrder | null {
    return this.#ordersByNumber.get(name.replace(/^#/, '')) ?? null;
  }

  orderBySerial(serial: number): BookedOrder | null {
    return this.orders[serial] ?? null;
  }

  /** The order of a line item or fulfillment order. */
  orderOfPart(type: string, id: number): BookedOrder | null {
    if (type === 'LineItem' && this.#options.idsOf)
      return this.#ordersByLineBlock.get(Math.floor(id / lineBlock)) ?? null;
    return isOrderPart(type) ? this.orderBySerial(serialOfPart(type, id)) : null;
  }

  *allOrders(): Generator<BookedOrder> {
    for (const order of this.orders) if (order) yield order;
  }

  partId(part: OrderPart, order: BookedOrder, index: number): number {
    const given = part === 'LineItem' ? this.#options.idsOf?.(order.number) : undefined;
    return given ? given.firstLine + index : partId(part, order.serial, index);
  }

  /** Shipping of an order; generated on first read for a past order. */
  shippingOf(order: BookedOrder): StoreShipping {
    if (order.shipping) return order.shipping;
    const given =
      order.serial <= this.pastCount && order.initial !== 'cancelled' ? this.#options.pastShipping : undefined;
    const shipping = pastShipping(order, this.locations, given?.(inputOf(order)));
    order.shipping = shipping;
    this.#madeUp.push(order);
    if (this.#madeUp.length > maxInMemory) this.#forgetMadeUp();
    return shipping;
  }

  /** The shipping of an unchanged past order can be generated again. */
  #forgetMadeUp(): void {
    for (const order of this.#madeUp.splice(0, maxInMemory / 2)) if (!order.isChanged) order.shipping = null;
  }

  recipientOf(order: BookedOrder): StoreRecipient {
    if (order.recipient) return order.recipient;
    const person = order.customer ?? order.number;
    const { number, customer, country, at } = order;
    return (
      this.#options.recipient?.({ id: order.id, number, customer, country, at, lines: [] }) ??
      madeUpRecipient(person, country)
    );
  }

  /** The order must have a customer. */
  customerNameOf(order: BookedOrder): { firstName: string; lastName: string } {
    const named = order.customer === null ? undefined : this.#options.customerName?.(order.customer);
    return named ?? this.recipientOf(order);
  }

  shippingMethodOf(order: BookedOrder): string {
    return order.shippingMethod ?? madeUpShippingMethod(order.number, order.country);
  }

  location(id: number): StoreLocation | null {
    return this.locations.find((location) => location.id === id) ?? null;
  }

  /** Includes deleted locations. */
  locationName(id: number): string {
    return this.#allLocations.find((location) => location.id === id)?.name ?? '';
  }

  /** All locations with deleted ones, for the state file. */
  savedLocations(): readonly StoreLocation[] {
    return this.#allLocations;
  }

  setLocations(locations: readonly StoreLocation[]): void {
    this.#allLocations = locations;
    this.locations = locations.filter(({ isDeleted }) => isDeleted !== true);
    this.changes++;
  }

  product(serial: number): StoreProduct | null {
    return this.products[serial - 1] ?? null;
  }

  productById(type: 'Product' | 'ProductVariant' | 'InventoryItem', id: number): StoreProduct | null {
    const first = { Product: firstProductId, ProductVariant: firstVariantId, InventoryItem: firstInventoryItemId };
    return this.product(id - first[type]);
  }

  productBySku(sku: string): StoreProduct | null {
    return this.#productsBySku.get(sku) ?? null;
  }

  /** Adds another variant with a product's SKU. */
  addVariant({ sku, title, price, grams }: StoreProduct): StoreProduct {
    const at = this.now();
    const serial = this.products.length + 1;
    const product = { serial, sku, title, price, grams, createdAt: at, updatedAt: at, levels: new Map() };
    this.products.push(product);
    this.changes++;
    return product;
  }

  /** The product of a SKU, created if missing. */
  takeProduct(sku: string, title: string, price: number, at: number): StoreProduct {
    const known = this.#productsBySku.get(sku);
    if (known) return known;
    const product: StoreProduct = {
      serial: this.products.length + 1,
      sku,
      title: title === '' ? sku : title,
      price,
      grams: 50 + Math.floor(seededRandom(sku, 'grams') * 900),
      createdAt: at,
      updatedAt: at,
      levels: new Map(),
    };
    this.products.push(product);
    this.#productsBySku.set(sku, product);
    return product;
  }

  /** Stock of a product at a location. */
  levelOf(product: StoreProduct, locationId: number): StoreLevel {
    const known = product.levels.get(locationId);
    if (known) return known;
    const most = locationId === this.locations[0]?.id ? 4_000 : 200;
    const available = Math.floor(seededRandom(product.sku, `stock ${locationId}`) * most);
    const level = { available, committed: 0, updatedAt: product.createdAt };
    product.levels.set(locationId, level);
    return level;
  }

  toLine({ sku, name, quantity, price, isRemoved = false }: StoreLineInput, at: number): StoreLine {
    const cents = Math.round(price * 100);
    const current = isRemoved ? 0 : quantity;
    return { product: this.takeProduct(sku, name, cents, at), name, quantity, current, price: cents };
  }
}

function inputOf({ id, number, at, customer, country, lines, initial }: BookedOrder): StoreOrderInput {
  return {
    id,
    number,
    at,
    customer,
    country,
    state: initial,
    lines: lines.map(({ product, name, quantity, price }) => ({
      sku: product.sku,
      name,
      quantity,
      price: price / 100,
    })),
  };
}
