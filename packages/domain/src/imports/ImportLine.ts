import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { ExportedRow } from './storeExport.ts';
import type { ImportRecipient } from './importRecipient.ts';

/** One item of an order: a row that can be imported. */
export interface ImportLine {
  /** Without `#`: `536365`. */
  readonly orderNumber: string;
  /** UTC. */
  readonly at: IsoTime;
  /** Number, name or email; null for a guest. */
  readonly customer: string | null;
  /** '' when the file has none. */
  readonly country: string;
  readonly sku: string;
  /** Can be ''. */
  readonly name: string;
  /** Whole number, not 0; negative in a cancellation. */
  readonly quantity: number;
  /** Per unit in the shop's currency; can be 0 or negative. */
  readonly price: number;
  /** Absent when the row has no recipient data. */
  readonly recipient?: ImportRecipient;
  /** Details from the shop platform's own file; absent for any other file. */
  readonly exported?: ExportedRow;
}

/** A row that cannot be imported. */
export interface ImportProblem {
  /** In words: `Quantity "abc" is not a whole number`. */
  readonly reason: Words;
  /** The row's order; `null` when it can't be read. */
  readonly orderNumber: string | null;
}
