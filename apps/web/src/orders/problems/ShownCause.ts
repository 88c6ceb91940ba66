/** The cause whose orders a list shows. */
export interface ShownCause {
  /** Null: all orders. */
  key: string | null;
  choose(key: string | null): void;
}
