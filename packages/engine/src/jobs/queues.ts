import type { RoutingStops } from '@hub/domain/orders/actions';

/** The queues of jobs that use cases add. */
export const queues = {
  /** The store has placed an order. */
  orderReceived: 'order-received',
  /** Workflows have left an order open, or its hold has ended: it can be batched. */
  orderReady: 'order-ready',
  /** The hold of a workflow ends. */
  holdEnds: 'hold-ends',
  /** An order is to be handed to the warehouse. */
  sendToWarehouse: 'send-to-warehouse',
  /** A 3PL is to be asked not to ship an order. */
  cancelAtWarehouse: 'cancel-at-warehouse',
  /** A 3PL is to be asked to hold an order, or to take items out of it. */
  changeAtWarehouse: 'change-at-warehouse',
  /** An order is to be read at its 3PL. */
  readAtWarehouse: 'read-at-warehouse',
  /** An account that is paused is to be tested. */
  testAccount: 'test-account',
  /** A 3PL is to be asked for webhooks of a shop's accounts, or not to send them any more. */
  keepSubscriptions: 'keep-subscriptions',
  /** The stock of an account is to be read. */
  readProviderStock: 'read-provider-stock',
  /** What a webhook names is to be read at its 3PL. */
  readWebhookResource: 'read-webhook-resource',
  /** The orders of a batch are to be sent. */
  sendBatch: 'send-batch',
  /** An order was opened together with others. */
  routeOrder: 'route-order',
  /** More units of some SKUs are available. */
  stockArrived: 'stock-arrived',
  /** A webhook of the store has come. */
  storeEvent: 'store-event',
  /** A webhook about the app in the store has come: its charge, its scopes, that it is gone. Worked while a shop is frozen. */
  storeState: 'store-state',
  /** What changed of an order is to be written to the store. Triggers of the database add these. */
  writeToStore: 'write-to-store',
  /** The store is to be asked for webhooks, and its orders are to be read. */
  backfillStore: 'backfill-store',
  /** The store is to be asked for the webhooks that it does not send. */
  keepStoreWebhooks: 'keep-store-webhooks',
  /** An order is to be read from the store again, since a part of it may leave now by the store's schedule. */
  readScheduledOrder: 'read-scheduled-order',
  /** A new policy is to be applied to the orders that have not left. */
  applyShipPolicy: 'apply-ship-policy',
  /** The orders are to be compared with the store's. */
  checkStore: 'check-store',
  /** The products are to be read from the store. */
  readStoreProducts: 'read-store-products',
  /** The stock of a location is to be read from the store. */
  readStoreStock: 'read-store-stock',
  /** 48 hours have passed since the app was uninstalled. */
  removeShop: 'remove-shop',
  /** Everything that belongs to a shop is to be written to a file. */
  exportShop: 'export-shop',
  /** A mail to a member of staff is to be sent. */
  sendMail: 'send-mail',
} as const;

/** What a job about an order carries. */
export interface OrderJob {
  orderId: string;
}

/** What the job that hands an order to its 3PL carries. */
export interface SendJob extends OrderJob {
  /** Of the warehouse order that is sent; absent: what is to be sent is planned first. */
  number?: number;
}

/** What the job at the end of a hold carries. */
export interface HoldJob extends OrderJob {
  /** End of the hold that is meant, ISO 8601. */
  until: string;
}

/** What the job that sends a batch carries. */
export interface BatchJob {
  batchId: string;
}

/** What the job that routes an order carries. */
export interface RouteOrderJob extends OrderJob {
  stops: RoutingStops;
  /** Also when it has been routed before. */
  again: boolean;
}

/** What the job carries that reads an order at the time for which the store has scheduled it. */
export interface ScheduledOrderJob extends OrderJob {
  /** Readings at which the store had not opened it; 0 if absent. */
  tries?: number;
}

/** What the job that applies a policy carries. */
export interface ShipPolicyJob {
  version: number;
  /** The last order that was read; null: none. */
  after: string | null;
  /** Whether orders that others were to ship may be this app's now. */
  reopens: boolean;
}

/** What the job that sends a mail carries. */
export interface MailJob {
  mailId: string;
}

/** What the job after an arrival of stock carries. */
export interface StockArrivedJob {
  skus: readonly string[];
}

/** What a job about an order at a 3PL carries. */
export interface WarehouseOrderJob extends OrderJob {
  /** Of the warehouse order, from 1 in the order. */
  number: number;
  /** Tries before this one; 0 if absent. */
  failedTries?: number;
}

/** What the job that tests an account carries. */
export interface TestAccountJob {
  provider: string;
  account: string;
  /** Tests before this one. */
  failedTests: number;
}

/** What the job that reads the stock of an account carries. */
export interface ProviderStockJob {
  provider: string;
  account: string;
}

/** What the job about the webhooks of a 3PL carries. */
export interface SubscriptionJob {
  provider: string;
}

/** What the job about a webhook that names an address carries. */
export interface WebhookResourceJob {
  provider: string;
  account: string;
  /** Path and query at the 3PL. */
  resource: string;
}

/** What the job about a webhook of the store carries. */
export interface StoreEventJob {
  eventId: string;
}

/** What the job that reads the stock of a location carries. */
export interface StoreStockJob {
  locationId: string;
  /** Whether the store has not counted it before; then its figures count, however old they are. */
  isFirst: boolean;
}

/** What the job that reads the products of the store carries. */
export interface StoreProductsJob {
  /** Those that changed at or after this time, ISO 8601; null: all. */
  since: string | null;
}

/** What the job that exports a shop carries. */
export interface ExportShopJob {
  exportId: string;
}

/** What the job that removes a shop carries. */
export interface RemoveShopJob {
  /** ISO 8601; when the app was installed again since, nothing is removed. */
  uninstalledAt: string;
}
