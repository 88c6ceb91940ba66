import type { RoutingStops } from '@hub/domain/orders/actions';

/** Queues for jobs added by use cases. */
export const queues = {
  /** The store received an order. */
  orderReceived: 'order-received',
  /** An order is ready to batch: workflows left it open, or its hold ended. */
  orderReady: 'order-ready',
  /** A workflow's hold ends. */
  holdEnds: 'hold-ends',
  /** Hands an order to the warehouse. */
  sendToWarehouse: 'send-to-warehouse',
  /** Asks a 3PL not to ship an order. */
  cancelAtWarehouse: 'cancel-at-warehouse',
  /** Asks a 3PL to hold an order or remove items. */
  changeAtWarehouse: 'change-at-warehouse',
  /** Reads an order at its 3PL. */
  readAtWarehouse: 'read-at-warehouse',
  /** Tests a paused account. */
  testAccount: 'test-account',
  /** Subscribes a shop's accounts to a 3PL's webhooks, or unsubscribes them. */
  keepSubscriptions: 'keep-subscriptions',
  /** Reads the stock of an account. */
  readProviderStock: 'read-provider-stock',
  /** Reads what a webhook points to at its 3PL. */
  readWebhookResource: 'read-webhook-resource',
  /** Sends the orders of a batch. */
  sendBatch: 'send-batch',
  /** Routes an order that was opened in bulk. */
  routeOrder: 'route-order',
  /** More units of some SKUs are available. */
  stockArrived: 'stock-arrived',
  /** A store webhook arrived. Retried like every job, see `defaultRetries` of `jobQueue.ts`. */
  storeEvent: 'store-event',
  /** A store webhook about the app arrived: its charge, scopes or uninstallation. Also runs while a shop is frozen. */
  storeState: 'store-state',
  /** Writes changes of an order to the store. Database triggers add these jobs. */
  writeToStore: 'write-to-store',
  /** Subscribes to the store's webhooks and reads its orders. */
  backfillStore: 'backfill-store',
  /** Subscribes to missing store webhooks. */
  keepStoreWebhooks: 'keep-store-webhooks',
  /** Reads an order from the store again when the store's schedule may release part of it. */
  readScheduledOrder: 'read-scheduled-order',
  /** Applies a new policy to unshipped orders. */
  applyShipPolicy: 'apply-ship-policy',
  /** Compares orders with the store's. */
  checkStore: 'check-store',
  /** Reads the store's products. */
  readStoreProducts: 'read-store-products',
  /** Reads a location's stock from the store. */
  readStoreStock: 'read-store-stock',
  /** Removes a shop 48 hours after uninstallation. */
  removeShop: 'remove-shop',
  /** Writes all data of a shop to a file. */
  exportShop: 'export-shop',
  /** Sends a mail to a member of staff. */
  sendMail: 'send-mail',
} as const;

export interface OrderJob {
  orderId: string;
}

export interface SendJob extends OrderJob {
  /** Number of the warehouse order to send; absent when still to be planned. */
  number?: number;
}

export interface HoldJob extends OrderJob {
  /** End of the hold this job is for, ISO 8601. */
  until: string;
}

export interface BatchJob {
  batchId: string;
}

export interface RouteOrderJob extends OrderJob {
  stops: RoutingStops;
  /** Whether to route again an order already routed. */
  again: boolean;
}

/** Data of the job that reads an order at its scheduled time in the store. */
export interface ScheduledOrderJob extends OrderJob {
  /** How often the store had not opened it yet; 0 if absent. */
  tries?: number;
}

export interface ShipPolicyJob {
  version: number;
  /** Last order read; null at the start. */
  after: string | null;
  /** Whether this app may now ship orders that others were meant to ship. */
  reopens: boolean;
  /** Orders judged by earlier jobs; 0 if absent. */
  done?: number;
}

export interface MailJob {
  mailId: string;
}

export interface StockArrivedJob {
  skus: readonly string[];
}

export interface WarehouseOrderJob extends OrderJob {
  /** Number of the warehouse order within its order, from 1. */
  number: number;
  /** Failed tries so far; 0 if absent. */
  failedTries?: number;
}

export interface TestAccountJob {
  provider: string;
  account: string;
  /** Tests so far. */
  failedTests: number;
}

export interface ProviderStockJob {
  provider: string;
  account: string;
}

export interface SubscriptionJob {
  provider: string;
}

/** Data of the job about a webhook that contains an address. */
export interface WebhookResourceJob {
  provider: string;
  account: string;
  /** Path and query at the 3PL. */
  resource: string;
}

export interface StoreEventJob {
  eventId: string;
}

export interface StoreStockJob {
  locationId: string;
  /** Whether this is the first count from the store; its figures then apply, however old. */
  isFirst: boolean;
}

export interface StoreProductsJob {
  /** Changed at or after this time, ISO 8601; null reads all. */
  since: string | null;
  /** Products read by earlier jobs; 0 if absent. */
  done?: number;
}

export interface ExportShopJob {
  exportId: string;
}

export interface RemoveShopJob {
  /** ISO 8601. Nothing is removed if the app was reinstalled since. */
  uninstalledAt: string;
}
