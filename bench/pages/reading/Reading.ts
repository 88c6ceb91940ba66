/**
 * What a reply goes through before a screen sees it, part by part; on a page of its own under the app's content policy.
 */
export interface Reading {
  /** The rows that a reply's text holds. */
  parse(text: string): readonly unknown[];
  /** How many of them the wire check lets through. */
  check(rows: readonly unknown[]): number;
  /**
   * The whole way of the client, from a reply in memory to orders. They are kept until the next call; returns their
   * number.
   */
  list(text: string): Promise<number>;
  /** The CSV of the kept orders in one go, as an export writes it chunk by chunk; returns its length. */
  csv(timeZone: string): number;
}

declare global {
  interface Window {
    reading: Reading;
  }
}
