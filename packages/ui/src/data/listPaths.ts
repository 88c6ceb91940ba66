import type { OrderReference } from '@hub/domain/shared';

/** Path of an order in its list; null without permission to view lists. */
export type OrderPath = (order: OrderReference) => string | null;

/** Path of a SKU's orders: all of them, or only those waiting for it. Null without permission to view lists. */
export type SkuPath = (sku: string, which: 'ordered' | 'short') => string | null;
