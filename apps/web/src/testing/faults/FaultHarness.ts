import type { Caller, Step } from './Caller.ts';
import type { FaultName } from './faults.ts';

/** A request to the tested endpoint. */
export interface SentCall {
  url: string;
  /** `Idempotency-Key`. */
  key: string | null;
  /** Page clock, ms. */
  at: number;
}

/** The app in jsdom or in a browser, with a controlled clock and network. */
export interface FaultHarness {
  /** Opens the app at the caller's path. */
  open(): Promise<void>;
  /** Applies a fault to the caller's calls; `null`: none. */
  setFault(fault: FaultName | null): void;
  /** Releases the delayed reply (fault `twice`). */
  releaseReply(): Promise<void>;
  /** Waits until the control is enabled, then presses it `times` times. */
  perform(step: Step, times?: number): Promise<void>;
  /** Whether an enabled button has this name. */
  hasButton(button: string): Promise<boolean>;
  /** Advances the page's clock by ms. */
  advanceTime(ms: number): Promise<void>;
  now(): Promise<number>;
  text(): Promise<string>;
  /** Value of a field; 'checked' for a checkbox. */
  fieldValue(field: string | RegExp): Promise<string | null>;
  /** Number of session alerts. */
  countAlerts(): Promise<number>;
  countReloads(): Promise<number>;
  sessionMarker(): Promise<string | undefined>;
  /** The caller's requests since `open`. */
  sent(): readonly SentCall[];
  /** Closes the page; throws its uncaught errors. */
  close(): Promise<void>;
}

export type OpenFaultHarness = (endpoint: { method: string; path: string }, caller: Caller) => Promise<FaultHarness>;
