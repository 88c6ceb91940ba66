import type { ImportColumns } from '@hub/domain/imports';

/** A file of orders and how to read it. */
export interface OrdersFile {
  content: Blob;
  /** `orders.csv`. */
  name: string;
  isGzip: boolean;
  columns: ImportColumns;
}
