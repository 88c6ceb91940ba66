/** An amount as the platform sends it: not rounded, not a float. */
export interface Money {
  /** Decimal, such as `12.50`. */
  amount: string;
  /** ISO 4217. */
  currency: string;
}
