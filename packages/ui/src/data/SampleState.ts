import type { SampleFacts } from '@hub/domain/shared';
import type { PendingRequest } from './Loadable.ts';

/** A sample of orders whose details are read one after another, and what those read so far add up to. */
export interface SampleState<Figures> extends PendingRequest {
  /** `stopped`: the person cancelled; `failed`: the server did not let us go on. What was read until then stays. */
  phase: 'reading' | 'done' | 'stopped' | 'failed';
  facts: SampleFacts;
  figures: Figures;
  /** Why it failed. */
  error: { message: string; detail?: string } | null;
  /** When the last detail came, or the first was asked for. */
  since?: number;
  /** Stops reading; only while it reads. */
  onCancel(): void;
  /** Reads what was not read yet; null where that would only be refused again. */
  onLoadRest: (() => void) | null;
}
