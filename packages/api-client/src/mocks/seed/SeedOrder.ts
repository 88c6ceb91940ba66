/** One checked invoice of the source file. Plain JSON. */
export interface SeedOrder {
  /** As in the source: `536365`; `C…` is a cancellation, `A…` a bad-debt adjustment. */
  readonly invoice: string;
  /** Milliseconds since 1970 in the source's clock; the sandbox shifts all orders by one amount. */
  readonly at: number;
  /** Customer number, `null` for a guest checkout. */
  readonly customer: string | null;
  readonly country: string;
  readonly lines: readonly SeedLine[];
}

/** One line of an invoice. */
export interface SeedLine {
  readonly sku: string;
  /** May be blank: stock corrections have no description. */
  readonly name: string;
  /** Negative in cancellations and stock corrections. */
  readonly quantity: number;
  /** GBP per unit; zero and negative ones exist. */
  readonly price: number;
}
