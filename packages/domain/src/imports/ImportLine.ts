import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { ExportedRow } from './storeExport.ts';
import type { ImportRecipient } from './importRecipient.ts';

/** One item of one order: a row of the file that can be imported. */
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
  /** May be ''. */
  readonly name: string;
  /** A whole number, not 0; negative in a cancellation. */
  readonly quantity: number;
  /** Per unit in the shop's currency; may be 0 or negative. */
  readonly price: number;
  /** Absent when the row says nothing of a recipient. */
  readonly recipient?: ImportRecipient;
  /** What the shop platform's own file says of it; absent for any other file. */
  readonly exported?: ExportedRow;
}

/** A row that cannot be imported. */
export interface ImportProblem {
  /** In plain words: `Quantity "abc" is not a whole number`. */
  readonly reason: Words;
  /** The order that the row belongs to; null when it cannot be read. */
  readonly orderNumber: string | null;
}
