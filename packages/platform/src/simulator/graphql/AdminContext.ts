import type { AppBook } from '../AppBook.ts';
import type { BulkOperations } from '../bulk/BulkOperations.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import type { StoreLocation, BookedOrder, StoreProduct } from '../model/storeTypes.ts';
import type { SearchWarning } from './searchQuery.ts';

/** The shop's own data. */
export interface ShopFacts {
  domain: string;
  name: string;
  email: string;
  timeZone: string;
  openedAt: number;
}

/** Quantities staged by an order edit, by line position. */
export interface OrderEdit {
  readonly id: number;
  readonly orderId: number;
  readonly quantities: Map<number, number>;
  readonly restocked: Set<number>;
  isCommitted: boolean;
}

/** A platform job, done after a moment. */
export interface StoreJob {
  readonly id: string;
  isDone: boolean;
}

/** Views that refer to each other, collected here to avoid circular imports. */
export interface SharedViews {
  app(context: AdminContext): object;
  order(context: AdminContext, order: BookedOrder): object;
  lineItem(context: AdminContext, order: BookedOrder, index: number): object;
  inventoryLevel(context: AdminContext, product: StoreProduct, location: StoreLocation): object;
}

/** What resolvers work on. */
export interface AdminParts {
  books: StoreBooks;
  app: AppBook;
  bulk: BulkOperations;
  shop: ShopFacts;
  views: SharedViews;
  edits: Map<number, OrderEdit>;
  jobs: Map<string, StoreJob>;
  /** `http://127.0.0.1:4200` */
  origin(): string;
  /** Runs an action a moment later, like a platform job. */
  runSoon(action: () => void): void;
}

/** Context of one call. */
export interface AdminContext extends AdminParts {
  /** `2026-10` */
  version: string;
  /** Connections below the root are read completely. */
  isBulk: boolean;
  searchWarnings: { path: readonly (string | number)[]; query: string; warnings: SearchWarning[] }[];
}

/** Age limit of orders for apps without `read_all_orders`, ms. */
export const recentOrdersMs = 60 * 86_400_000;
