/** A job of a provider's form: a save or a test (for ShipStation, of one account). */
export interface Job {
  kind: 'save' | 'test';
  /** Account index; `null` for a save and for flat providers. */
  account: number | null;
}

/** Result of the last job; cleared by a change. */
export interface JobResult extends Job {
  tone: 'success' | 'critical' | 'info';
  message: string;
  /** A second line: call and request id for support, or that the provider is disabled. */
  detail?: string;
}
