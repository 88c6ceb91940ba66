/** An amount as the platform writes it: no rounding, no float. */
export interface Money {
  /** Decimal, such as `12.50`. */
  amount: string;
  /** ISO 4217. */
  currency: string;
}
