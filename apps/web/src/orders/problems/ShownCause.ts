/** The cause whose orders a list shows. */
export interface ShownCause {
  /** `null`: all orders. */
  key: string | null;
  choose(key: string | null): void;
}
