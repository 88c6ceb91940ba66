import type { Caller } from '../apps/web/src/testing/faults/Caller.ts';
import { callers } from '../apps/web/src/testing/faults/callers.ts';
import type { ContractEndpointName } from '../apps/web/src/testing/faults/endpointGroups.ts';
import { type FaultName, faultNames } from '../apps/web/src/testing/faults/faults.ts';
import { runFaultCase } from '../apps/web/src/testing/faults/runFaultCase.ts';
import { type FaultHarnessOptions, faultHarness } from './faultHarness.ts';

/** An endpoint, what goes wrong with it, and where the app calls it. */
interface FaultCase {
  endpoint: ContractEndpointName;
  fault: FaultName;
  caller: Caller;
}

/**
 * In the test command some cells of each kind, to see that a real browser agrees with the clock that stands still; all
 * of them in the nightly run.
 */
const sample: readonly (readonly [ContractEndpointName, FaultName])[] = [
  ['listOrder', '500'],
  ['stats', 'hang'],
  ['holdOrder', 'reset'],
  ['moveToOpenBulk', 'twice'],
  ['saveThirdPartySettings', '422'],
  ['getLocations', '401'],
  ['createBilling', '500'],
];
const isNightly = process.env.NIGHTLY === '1';

/** Lists of a server for the matrix; small, because each cell loads the app anew. */
export const faultMatrixSandbox = { pageSize: 40 };

/** The cells of the matrix for some endpoints. */
export function faultCases(names: readonly ContractEndpointName[]): readonly FaultCase[] {
  if (isNightly)
    return names.flatMap((endpoint) =>
      faultNames.flatMap((fault) => callers[endpoint].map((caller): FaultCase => ({ endpoint, fault, caller }))),
    );
  return sample
    .filter(([endpoint]) => names.includes(endpoint))
    .map(([endpoint, fault]): FaultCase => ({ endpoint, fault, caller: callers[endpoint][0] }));
}

export function runInBrowser({ endpoint, fault, caller }: FaultCase, options: FaultHarnessOptions): Promise<void> {
  return runFaultCase(endpoint, caller, fault, faultHarness(options));
}
