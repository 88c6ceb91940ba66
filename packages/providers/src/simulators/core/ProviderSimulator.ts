import type { Credentials } from './AccountBook.ts';
import type { ParsedJson } from './callSimulator.ts';
import type { Simulator, SimulatorContext } from './Simulator.ts';

/** A simulated 3PL with the account that it accepts out of the box. */
export interface ProviderSimulator {
  create(context: SimulatorContext): Simulator;
  /** What to type into the provider's form, by the names of its fields (§3). None of it opens anything else. */
  demo: Credentials;
  calls: ProviderCalls;
}

/** How it is called with the demo's credentials, by plain requests. */
export interface ProviderCalls {
  /** The headers of a call; of some after a login. */
  authorize(origin: string): Promise<Record<string, string>>;
  test: PlainCall;
  create(reference: string): PlainCall;
  find(reference: string): PlainCall;
  /** Orders in the answer of `find`. */
  count(json: ParsedJson): number;
  /** The largest pages that it gives, and those that look at every order. */
  largestPages: readonly PlainCall[];
}

interface PlainCall {
  /** "POST /orders". */
  what: string;
  body?: unknown;
}

export const sampleAddress = { name: 'Ada Byron', address1: '1 Main St', city: 'Reno', state: 'NV', country: 'US' };
