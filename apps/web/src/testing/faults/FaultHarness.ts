import type { Caller, Step } from './Caller.ts';
import type { FaultName } from './faults.ts';

/** A call to the endpoint in question, as it left the page. */
export interface SentCall {
  url: string;
  /** `Idempotency-Key`. */
  key: string | null;
  /** Milliseconds of the page's clock. */
  at: number;
}

/** The app in front of somebody, in jsdom or in a browser, with a clock and a network that do what they are told. */
export interface FaultHarness {
  /** Enters the app at the caller's path. */
  open(): Promise<void>;
  /** From now on the caller's calls to its endpoint go wrong like this; null: all is well again. */
  setFault(fault: FaultName | null): void;
  /** Lets the reply come that was kept back (fault `twice`). */
  releaseReply(): Promise<void>;
  /** Waits until the control is there and on, then uses it; `times` in one go. */
  perform(step: Step, times?: number): Promise<void>;
  /** Whether a button of this name is there and on. */
  hasButton(button: string): Promise<boolean>;
  /** Lets so many ms pass on the page's clock. */
  advanceTime(ms: number): Promise<void>;
  now(): Promise<number>;
  /** What the page says. */
  text(): Promise<string>;
  /** What the field of this name holds; 'checked' of a box. */
  fieldValue(field: string | RegExp): Promise<string | null>;
  /** Alerts that the session has expired. */
  countAlerts(): Promise<number>;
  /** How often the page was to be reloaded. */
  countReloads(): Promise<number>;
  /** `window.sessionMarker` */
  sessionMarker(): Promise<string | undefined>;
  /** The caller's calls since `open`. */
  sent(): readonly SentCall[];
  /** Ends it; throws what the page complained of by itself, such as an error that nobody caught. */
  close(): Promise<void>;
}

export type OpenFaultHarness = (endpoint: { method: string; path: string }, caller: Caller) => Promise<FaultHarness>;
