/** A job of a provider's form: a save, a test (for ShipStation of one account), or a test order. */
export interface Job {
  kind: 'save' | 'test' | 'testOrder';
  /** Index of the account; null for a save, a test order and flat providers. */
  account: number | null;
}

/** Result of the last job; cleared by a change. */
export interface JobResult extends Job {
  tone: 'success' | 'critical' | 'info';
  message: string;
  /** A second line: call and request id for support, or that the provider is disabled. */
  detail?: string;
}
