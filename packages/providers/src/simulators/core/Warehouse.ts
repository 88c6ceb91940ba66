import { carrierOf, trackingNumberOf, trackingUrlOf } from './carriers.ts';
import { isGoing, isWaiting, stageOf } from './orderStages.ts';
import type { Pace } from './Pace.ts';
import { planParcels, usualPlan } from './planParcels.ts';
import type {
  AgendaEntry,
  CreateRecord,
  OrderDraft,
  OrderEvent,
  ParcelPlan,
  SimulatedLine,
  SimulatedOrder,
  SimulatedParcel,
} from './SimulatedOrder.ts';
import type { SimulatedClock } from '@hub/domain/simulation';
import { availableUnits, type SavedStock, StockRoom } from './StockRoom.ts';

export interface WarehouseOptions {
  /** Starts every seed, so that providers pack differently. */
  name: string;
  clock: SimulatedClock;
  pace: Pace;
  /** Initial units of a SKU without set stock. */
  unitsOfNewSku: number;
  /** How many delivered or canceled orders to remember; the oldest are dropped first. */
  rememberedOrders: number;
  /** Packs every order this way; `usualPlan` by default. */
  plan?: ParcelPlan;
  saved?: SavedWarehouse;
}

/** Content of the state file. */
export interface SavedWarehouse {
  nextId: number;
  orders: readonly SimulatedOrder[];
  refused: readonly CreateRecord[];
  stock: SavedStock;
}

/** The first assigned id. */
const firstId = 100_001;

/**
 * Orders, parcels and stock of one provider, without its wire format. Nothing happens automatically: `settle` performs
 * everything due.
 */
export class Warehouse {
  readonly stock: StockRoom;
  /** Increases with every change that the state file must contain. */
  changes = 0;
  readonly #options: WarehouseOptions;
  readonly #orders = new Map<number, SimulatedOrder>();
  readonly #byAccount = new Map<string, SimulatedOrder[]>();
  readonly #byReference = new Map<string, SimulatedOrder[]>();
  readonly #unfinished = new Set<SimulatedOrder>();
  /** Oldest first. */
  readonly #finished = new Set<SimulatedOrder>();
  readonly #listeners: ((event: OrderEvent) => void)[] = [];
  readonly #refused: CreateRecord[];
  readonly #plans = new Map<string, ParcelPlan>();
  #nextId: number;
  #nextDueAt = Infinity;

  constructor(options: WarehouseOptions) {
    this.#options = options;
    this.#nextId = options.saved?.nextId ?? firstId;
    this.#refused = [...(options.saved?.refused ?? [])];
    this.stock = new StockRoom(options.unitsOfNewSku, options.saved?.stock);
    for (const order of options.saved?.orders ?? []) this.#index(order);
  }

  onEvent(listener: (event: OrderEvent) => void): void {
    this.#listeners.push(listener);
  }

  /** Returns a unique id for an order, line, parcel or anything else a provider numbers. */
  nextId(): number {
    return this.#nextId++;
  }

  /** An account's orders, oldest first. */
  ordersOf(account: string): readonly SimulatedOrder[] {
    return this.#byAccount.get(account) ?? [];
  }

  /** All orders with a reference, including canceled ones, oldest first. */
  findByReference(account: string, reference: string): readonly SimulatedOrder[] {
    return this.#byReference.get(referenceKey(account, reference)) ?? [];
  }

  find(account: string, id: number): SimulatedOrder | null {
    const order = this.#orders.get(id);
    return order?.account === account ? order : null;
  }

  all(): readonly SimulatedOrder[] {
    return [...this.#orders.values()];
  }

  refusedCreates(): readonly CreateRecord[] {
    return this.#refused;
  }

  /** Sets how the next order of a reference is packed. */
  planFor(reference: string, plan: ParcelPlan): void {
    this.#plans.set(reference, plan);
  }

  recordRefusal(record: CreateRecord): void {
    this.#refused.push(record);
    this.changes += 1;
  }

  receive(draft: OrderDraft, status: number): SimulatedOrder {
    const at = this.#options.clock.now();
    const order: SimulatedOrder = {
      id: this.nextId(),
      account: draft.account,
      reference: draft.reference,
      stage: 'received',
      problem: null,
      receivedAt: at,
      updatedAt: at,
      version: 1,
      lines: [],
      parcels: [],
      plan: 'one',
      agenda: [],
      creates: [],
      wire: draft.wire,
    };
    this.#fill(order, draft);
    this.#index(order);
    this.changes += 1;
    order.creates.push({ at, outcome: 'taken', reference: draft.reference, status, body: draft.wire });
    this.#report('received', at, order);
    this.#holdIfNeeded(order, draft.hold);
    return order;
  }

  /** Overwrites an order that has not shipped. */
  replace(order: SimulatedOrder, draft: OrderDraft, status: number): void {
    const at = this.#options.clock.now();
    this.#unreserve(order);
    order.wire = draft.wire;
    this.#fill(order, draft);
    order.stage = 'received';
    order.problem = null;
    this.#change(order, at);
    order.creates.push({ at, outcome: 'updated', reference: draft.reference, status, body: draft.wire });
    this.#holdIfNeeded(order, draft.hold);
  }

  /** Changes what an order says besides its lines. */
  rewrite(order: SimulatedOrder, wire: SimulatedOrder['wire']): void {
    order.wire = wire;
    this.#change(order, this.#options.clock.now());
  }

  recordDuplicate(order: SimulatedOrder, status: number, body: unknown): void {
    const at = this.#options.clock.now();
    order.creates.push({ at, outcome: 'duplicate', reference: order.reference, status, body });
    this.changes += 1;
  }

  cancel(order: SimulatedOrder): void {
    const at = this.#options.clock.now();
    this.#unreserve(order);
    order.stage = 'cancelled';
    order.agenda = [];
    this.#change(order, at);
    this.#report('cancelled', at, order);
  }

  hold(order: SimulatedOrder, problem: string): void {
    const at = this.#options.clock.now();
    order.stage = 'onHold';
    order.problem = problem;
    order.agenda = [];
    this.#change(order, at);
    this.#report('onHold', at, order);
  }

  /** Moves the lines of a SKU to a separate order. */
  split(order: SimulatedOrder, sku: string): SimulatedOrder {
    const at = this.#options.clock.now();
    const id = this.nextId();
    const reference = `${order.reference}.${id}`;
    const family = { parentId: order.id, mergedIds: [] };
    const own = { id, reference, family, creates: [], receivedAt: at, updatedAt: at };
    const part: SimulatedOrder = { ...order, ...own, agenda: [...order.agenda] };
    part.lines = order.lines.filter((line) => line.sku === sku);
    order.lines = order.lines.filter((line) => line.sku !== sku);
    order.family ??= { parentId: null, mergedIds: [] };
    for (const each of [order, part]) this.#planAgain(each);
    this.#index(part);
    this.#change(order, at);
    return part;
  }

  /** Moves all lines of another order into this one, and removes the other. */
  combine(order: SimulatedOrder, other: SimulatedOrder): void {
    const { parentId = null, mergedIds = [] } = order.family ?? {};
    order.family = { parentId, mergedIds: [...mergedIds, other.id] };
    order.lines = [...order.lines, ...other.lines];
    this.#planAgain(order);
    this.#forget(other);
    this.#change(order, this.#options.clock.now());
  }

  release(order: SimulatedOrder): void {
    if (order.stage !== 'onHold') return;
    const at = this.#options.clock.now();
    order.stage = 'received';
    order.problem = null;
    this.#schedule(order, 'pack', at + this.#options.pace.pack, 0);
    this.#change(order, at);
  }

  /** Cancels a parcel's label; its units leave later with another. */
  voidParcel(order: SimulatedOrder, parcel: SimulatedParcel): void {
    const at = this.#options.clock.now();
    const hadLeft = isGoing(parcel);
    parcel.state = 'voided';
    const wave = Math.max(...order.parcels.map((other) => other.wave)) + 1;
    const again = this.#newParcel(order, { wave, lines: parcel.lines });
    this.#label(again);
    order.parcels.push(again);
    if (hadLeft) for (const line of parcel.lines) this.#restock(order.account, line.sku, line.quantity);
    order.stage = stageOf(order);
    this.#schedule(order, 'ship', at + this.#options.pace.ship, wave);
    this.#finished.delete(order);
    this.#unfinished.add(order);
    this.#change(order, at);
    this.#report('voided', at, order, [parcel]);
  }

  /** Performs everything due, in order of time. */
  settle(): void {
    const now = this.#options.clock.now();
    while (this.#nextDueAt <= now) {
      const due: { order: SimulatedOrder; entry: AgendaEntry }[] = [];
      for (const order of this.#unfinished) {
        while (order.agenda[0] && order.agenda[0].at <= now) {
          const entry = order.agenda.shift();
          if (entry) due.push({ order, entry });
        }
      }
      due.sort((a, b) => a.entry.at - b.entry.at || a.order.id - b.order.id);
      for (const { order, entry } of due) this.#work(order, entry);
      this.#nextDueAt = Infinity;
      for (const order of this.#unfinished) {
        if (order.agenda[0]) this.#nextDueAt = Math.min(this.#nextDueAt, order.agenda[0].at);
        else if (order.stage !== 'onHold') this.#finish(order);
      }
    }
  }

  save(): SavedWarehouse {
    return { nextId: this.#nextId, orders: this.all(), refused: this.#refused, stock: this.stock.save() };
  }

  /** Sets the stock, and continues orders that waited for it. */
  setStock(account: string, sku: string, onHand: number): void {
    this.stock.set(account, sku, onHand);
    this.changes += 1;
    for (const order of this.ordersOf(account)) {
      if (order.problem === shortText(sku) && !this.#shortSku(order)) {
        this.#reserve(order);
        this.release(order);
      }
    }
  }

  #fill(order: SimulatedOrder, draft: OrderDraft): void {
    order.lines = draft.lines.map((line): SimulatedLine => ({ id: this.nextId(), ...line }));
    order.plan = this.#plans.get(draft.reference) ?? this.#options.plan ?? usualPlan(this.#seed(order));
    this.#planAgain(order);
    order.agenda = [];
    this.#schedule(order, 'pack', this.#options.clock.now() + this.#options.pace.pack, 0);
  }

  #planAgain(order: SimulatedOrder): void {
    order.parcels = planParcels(order.lines, order.plan).map((planned) => this.#newParcel(order, planned));
  }

  #holdIfNeeded(order: SimulatedOrder, hold: string | undefined): void {
    const short = this.#shortSku(order);
    if (short !== null) this.hold(order, shortText(short));
    else {
      this.#reserve(order);
      if (hold !== undefined) this.hold(order, hold);
    }
  }

  #shortSku(order: SimulatedOrder): string | null {
    const wanted = new Map<string, number>();
    for (const line of order.lines) wanted.set(line.sku, (wanted.get(line.sku) ?? 0) + line.quantity);
    for (const [sku, quantity] of wanted) {
      if (availableUnits(this.stock.level(order.account, sku)) < quantity) return sku;
    }
    return null;
  }

  #reserve(order: SimulatedOrder): void {
    for (const line of order.lines) this.stock.level(order.account, line.sku).reserved += line.quantity;
  }

  /** Releases reserved units; an order waiting for stock has none. */
  #unreserve(order: SimulatedOrder): void {
    if (order.stage === 'cancelled' || order.lines.some((line) => order.problem === shortText(line.sku))) return;
    const waiting = order.parcels.some(isGoing) ? order.parcels.filter(isWaiting) : [order];
    for (const { lines } of waiting) {
      for (const line of lines) this.stock.level(order.account, line.sku).reserved -= line.quantity;
    }
  }

  #restock(account: string, sku: string, quantity: number): void {
    const level = this.stock.level(account, sku);
    level.onHand += quantity;
    level.reserved += quantity;
  }

  #work(order: SimulatedOrder, { at, step, wave }: AgendaEntry): void {
    const { pace } = this.#options;
    const parcels = order.parcels.filter((parcel) => parcel.wave === wave && parcel.state !== 'voided');
    if (step === 'pack') {
      order.stage = 'packed';
      for (const parcel of order.parcels) this.#label(parcel);
      const waves = new Set(order.parcels.map((parcel) => parcel.wave));
      for (const each of waves) this.#schedule(order, 'ship', at + pace.ship + each * pace.nextWave, each);
      this.#change(order, at);
      this.#report('packed', at, order);
      return;
    }
    const concerned = step === 'ship' ? parcels.filter(isWaiting) : parcels;
    if (concerned.length === 0) return;
    if (step === 'ship') {
      // Units missing from a short order are dropped with the first parcel.
      const isFirst = !order.parcels.some((parcel) => parcel.shippedAt !== null);
      if (isFirst && order.plan === 'short') this.#giveUpRest(order);
      for (const parcel of concerned) this.#ship(order, parcel, at);
      this.#schedule(order, 'transit', at + pace.transit, wave);
    } else if (step === 'transit') {
      for (const parcel of parcels) parcel.state = 'inTransit';
      this.#schedule(order, 'deliver', at + pace.deliver, wave);
    } else {
      for (const parcel of parcels) Object.assign(parcel, { state: 'delivered', deliveredAt: at });
    }
    order.stage = stageOf(order);
    this.#change(order, at);
    this.#report(step === 'ship' ? 'shipped' : step === 'transit' ? 'inTransit' : 'delivered', at, order, concerned);
  }

  #giveUpRest(order: SimulatedOrder): void {
    for (const line of order.lines) {
      const packed = order.parcels
        .filter(isWaiting)
        .flatMap((parcel) => parcel.lines)
        .filter(({ lineId }) => lineId === line.id)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      this.stock.level(order.account, line.sku).reserved -= line.quantity - packed;
    }
  }

  #ship(order: SimulatedOrder, parcel: SimulatedParcel, at: number): void {
    parcel.state = 'shipped';
    parcel.shippedAt = at;
    for (const line of parcel.lines) {
      const level = this.stock.level(order.account, line.sku);
      level.onHand -= line.quantity;
      level.reserved -= line.quantity;
    }
  }

  #newParcel(order: SimulatedOrder, planned: Pick<SimulatedParcel, 'wave' | 'lines'>): SimulatedParcel {
    return {
      id: this.nextId(),
      state: 'planned',
      carrier: carrierOf(this.#seed(order)),
      trackingNumber: null,
      trackingUrl: null,
      shippedAt: null,
      deliveredAt: null,
      ...planned,
    };
  }

  #label(parcel: SimulatedParcel): void {
    const trackingNumber = trackingNumberOf(parcel.carrier, parcel.id);
    Object.assign(parcel, {
      state: 'labelled',
      trackingNumber,
      trackingUrl: trackingUrlOf(parcel.carrier, trackingNumber),
    });
  }

  #schedule(order: SimulatedOrder, step: AgendaEntry['step'], at: number, wave: number): void {
    order.agenda = [...order.agenda, { at, step, wave }].sort((a, b) => a.at - b.at);
    this.#nextDueAt = Math.min(this.#nextDueAt, at);
  }

  #change(order: SimulatedOrder, at: number): void {
    order.updatedAt = at;
    order.version += 1;
    this.changes += 1;
  }

  #index(order: SimulatedOrder): void {
    this.#orders.set(order.id, order);
    append(this.#byAccount, order.account, order);
    append(this.#byReference, referenceKey(order.account, order.reference), order);
    if (order.agenda[0]) this.#nextDueAt = Math.min(this.#nextDueAt, order.agenda[0].at);
    if (order.agenda[0] || order.stage === 'onHold') this.#unfinished.add(order);
    else this.#finish(order);
  }

  #finish(order: SimulatedOrder): void {
    this.#unfinished.delete(order);
    this.#finished.add(order);
    const [oldest] = this.#finished;
    if (!oldest || this.#finished.size <= this.#options.rememberedOrders) return;
    this.#forget(oldest);
  }

  #forget(order: SimulatedOrder): void {
    this.#unfinished.delete(order);
    this.#finished.delete(order);
    this.#orders.delete(order.id);
    remove(this.#byAccount, order.account, order);
    remove(this.#byReference, referenceKey(order.account, order.reference), order);
  }

  #report(type: OrderEvent['type'], at: number, order: SimulatedOrder, parcels: readonly SimulatedParcel[] = []): void {
    for (const listener of this.#listeners) listener({ type, at, order, parcels });
  }

  #seed(order: SimulatedOrder): string {
    return `${this.#options.name} ${order.reference}`;
  }
}

function shortText(sku: string): string {
  return `Out of stock: ${sku}`;
}

function referenceKey(account: string, reference: string): string {
  return `${account}\n${reference}`;
}

function append(map: Map<string, SimulatedOrder[]>, key: string, order: SimulatedOrder): void {
  const list = map.get(key);
  if (list) list.push(order);
  else map.set(key, [order]);
}

function remove(map: Map<string, SimulatedOrder[]>, key: string, order: SimulatedOrder): void {
  const rest = map.get(key)?.filter((known) => known !== order) ?? [];
  if (rest.length > 0) map.set(key, rest);
  else map.delete(key);
}
