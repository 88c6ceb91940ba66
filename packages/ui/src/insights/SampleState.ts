import type { SampleFacts, SkuFigures } from '@hub/domain/insights';

/** A sample of orders whose details are read one after another. */
export interface SampleState {
  /** `stopped`: the person cancelled; `failed`: the server did not let us go on. What was read until then stays. */
  phase: 'reading' | 'done' | 'stopped' | 'failed';
  facts: SampleFacts;
  /** What the orders read so far add up to. */
  figures: SkuFigures;
  /** Why it failed. */
  trouble: { message: string; detail?: string } | null;
  /** Stops reading; only while it reads. */
  onCancel(): void;
  /** Reads what was not read yet; null where that would only be refused again. */
  onReadRest: (() => void) | null;
}

/** Where a SKU's orders are found: those that have it, or those that wait for it. Null for who may not open lists. */
export type SkuPath = (sku: string, which: 'ordered' | 'short') => string | null;
