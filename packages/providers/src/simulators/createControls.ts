import type { Account, AccountBook, Credentials } from './core/AccountBook.ts';
import type { FaultInjector } from './core/FaultInjector.ts';
import { isGoing, isUntouched, isWaiting } from './core/orderStages.ts';
import type { CallRecord } from './core/serveSimulator.ts';
import type { Refusal } from './core/Simulator.ts';
import type { CreateRecord, ParcelPlan, SimulatedOrder } from './core/SimulatedOrder.ts';
import type { Subscription, SubscriptionBook } from './core/SubscriptionBook.ts';
import type { Warehouse } from './core/Warehouse.ts';
import type { WebhookRecord, WebhookSender } from './core/WebhookSender.ts';

/** A provider's records, to compare with ours line by line. */
export interface WarehouseBooks {
  /** Oldest first, each with every create call, its lines and its parcels. */
  orders: readonly SimulatedOrder[];
  /** Create calls that made no order. */
  refused: readonly CreateRecord[];
  /** The latest tens of thousands. */
  calls: readonly CallRecord[];
  webhooks: readonly WebhookRecord[];
  subscriptions: readonly Subscription[];
}

/** Controls for tests and the demo, in the same process as the provider. */
export interface SimulatorControls {
  faults: FaultInjector;
  books(): WarehouseBooks;
  /** Refuses the order of a reference once for this reason, or the next order when no reference is given. */
  refuseOrder(refusal: Refusal & { reference?: string }): void;
  /** Adds this many copies of the newest order of a reference, for measurements: `A-1-2`, `A-1-3`, … */
  copyOrder(reference: string, copies: number, account?: string): void;
  /** Sets how the order of a reference will be packed. */
  planParcels(reference: string, plan: ParcelPlan): void;
  /** Sets the stock; at 0, orders wait. `account` is `demo` by default. */
  setStock(sku: string, units: number, account?: string): void;
  /** Holds the newest order of a reference for a reason. Throws once it has shipped. */
  hold(reference: string, words: string, account?: string): void;
  release(reference: string, account?: string): void;
  /** Cancels the newest order of a reference as the warehouse. Throws once any of it has shipped. */
  cancelOrder(reference: string, account?: string): void;
  /** Moves the lines of a SKU to a separate order. Throws once the warehouse has started on the order. */
  splitOrder(reference: string, sku: string, account?: string): void;
  /**
   * Moves the second order's lines to the first and removes the second. Throws once the warehouse has started on
   * either.
   */
  combineOrders(reference: string, other: string, account?: string): void;
  /** Cancels a parcel's label; its units leave again with another. */
  voidParcel(trackingNumber: string): void;
  /** Returns the account's name. */
  addAccount(credentials: Credentials): string;
  /** Refuses every further call of the account. */
  revokeCredentials(account?: string): void;
  restoreCredentials(account?: string): void;
  /** Expires all tokens at once, as a restart of the provider would. */
  endTokens(): void;
  /** For providers where the warehouse sets up webhooks, not a call. */
  subscribeWebhook(url: string, topics: readonly string[], account?: string): void;
}

/** The objects that controls change. */
export interface ControlledParts {
  warehouse: Warehouse;
  accounts: AccountBook;
  subscriptions: SubscriptionBook;
  faults: FaultInjector;
  refusals: (Refusal & { reference: string | null })[];
  calls: readonly CallRecord[];
  sender: WebhookSender;
}

const demoAccount = 'demo';

export function createControls(parts: ControlledParts): SimulatorControls {
  const { warehouse, accounts, subscriptions, faults, refusals, calls, sender } = parts;
  const newest = (reference: string, account = demoAccount): SimulatedOrder => {
    const order = warehouse.findByReference(account, reference).at(-1);
    if (!order) throw new Error(`${account} has no order of reference ${reference}.`);
    return order;
  };
  const unshipped = (reference: string, account?: string): SimulatedOrder => {
    const order = newest(reference, account);
    if (!order.parcels.every(isWaiting)) throw new Error(`${reference} has been shipped.`);
    return order;
  };
  const untouched = (reference: string, account?: string): SimulatedOrder => {
    const order = newest(reference, account);
    if (!isUntouched(order)) throw new Error(`${reference} is being packed.`);
    return order;
  };
  const setRevoked = (isRevoked: boolean) => (account?: string) => {
    const found: Account = accounts.named(account ?? demoAccount);
    found.isRevoked = isRevoked;
  };
  return {
    faults,
    books() {
      warehouse.settle();
      return {
        orders: warehouse.all(),
        refused: warehouse.refusedCreates(),
        calls,
        webhooks: sender.records,
        subscriptions: subscriptions.all(),
      };
    },
    refuseOrder: ({ reference, ...refusal }) => refusals.push({ ...refusal, reference: reference ?? null }),
    copyOrder(reference, copies, account) {
      const { lines, wire, account: name } = newest(reference, account);
      for (let n = 2; n < copies + 2; n++) {
        warehouse.receive({ account: name, reference: `${reference}-${n}`, lines, wire }, 200);
      }
    },
    planParcels: (reference, plan) => warehouse.planFor(reference, plan),
    setStock: (sku, units, account) => warehouse.setStock(account ?? demoAccount, sku, units),
    hold: (reference, words, account) => warehouse.hold(unshipped(reference, account), words),
    cancelOrder: (reference, account) => warehouse.cancel(unshipped(reference, account)),
    release: (reference, account) => warehouse.release(newest(reference, account)),
    splitOrder: (reference, sku, account) => void warehouse.split(untouched(reference, account), sku),
    combineOrders: (reference, other, account) =>
      warehouse.combine(untouched(reference, account), untouched(other, account)),
    voidParcel(trackingNumber) {
      for (const order of warehouse.all()) {
        const parcel = order.parcels.find((candidate) => candidate.trackingNumber === trackingNumber);
        if (parcel && (isGoing(parcel) || isWaiting(parcel))) {
          warehouse.voidParcel(order, parcel);
          return;
        }
      }
      throw new Error(`No parcel has the number ${trackingNumber}.`);
    },
    addAccount: (credentials) => accounts.add(credentials).name,
    revokeCredentials: setRevoked(true),
    restoreCredentials: setRevoked(false),
    endTokens: () => accounts.endAllTokens(),
    subscribeWebhook(url, topics, account) {
      subscriptions.add({ id: warehouse.nextId(), account: account ?? demoAccount, topics, url, secret: '' });
    },
  };
}
