import type { ImportColumns } from '@hub/domain/imports';

/** A file of orders and how it is read. */
export interface OrdersFile {
  content: Blob;
  /** `orders.csv`. */
  name: string;
  isGzip: boolean;
  columns: ImportColumns;
}
