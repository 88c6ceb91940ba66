import type { Credentials } from './AccountBook.ts';
import type { ParsedJson } from './callSimulator.ts';
import type { Simulator, SimulatorContext } from './Simulator.ts';

/** A simulated 3PL with its built-in account. */
export interface ProviderSimulator {
  create(context: SimulatorContext): Simulator;
  /** Credentials for the provider's form, by field name (§3). They open nothing else. */
  demo: Credentials;
  calls: ProviderCalls;
}

/** Plain requests that call it with the demo credentials. */
export interface ProviderCalls {
  /** Headers for a call; some need a login first. */
  authorize(origin: string): Promise<Record<string, string>>;
  test: PlainCall;
  create(reference: string): PlainCall;
  find(reference: string): PlainCall;
  /** Number of orders in the reply of `find`. */
  count(json: ParsedJson): number;
  /** The largest pages, and those that scan every order. */
  largestPages: readonly PlainCall[];
}

interface PlainCall {
  /** "POST /orders". */
  what: string;
  body?: unknown;
}

export const sampleAddress = { name: 'Ada Byron', address1: '1 Main St', city: 'Reno', state: 'NV', country: 'US' };
