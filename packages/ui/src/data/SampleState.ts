import type { SampleFacts } from '@hub/domain/shared';
import type { PendingRequest } from './Loadable.ts';

/** A sample of orders whose details are read one after another, with the result so far. */
export interface SampleState<Figures> extends PendingRequest {
  /** `stopped`: cancelled by the person; `failed`: by an error. What was read until then stays. */
  phase: 'reading' | 'done' | 'stopped' | 'failed';
  facts: SampleFacts;
  figures: Figures;
  /** The error. */
  error: { message: string; detail?: string } | null;
  /** When the last detail arrived, or the first was requested. */
  since?: number;
  /** Stops reading; only while reading. */
  onCancel(): void;
  /** Reads the rest; null where that would fail again. */
  onLoadRest: (() => void) | null;
}
