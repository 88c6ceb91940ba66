import type { Caller } from '../apps/web/src/testing/faults/Caller.ts';
import { callers } from '../apps/web/src/testing/faults/callers.ts';
import type { ContractEndpointName } from '../apps/web/src/testing/faults/endpointGroups.ts';
import { type FaultName, faultNames } from '../apps/web/src/testing/faults/faults.ts';
import { runFaultCase } from '../apps/web/src/testing/faults/runFaultCase.ts';
import { type FaultHarnessOptions, faultHarness } from './faultHarness.ts';

/** An endpoint, a fault, and the place where the app calls the endpoint. */
interface FaultCase {
  endpoint: ContractEndpointName;
  fault: FaultName;
  caller: Caller;
}

/** Small pages for the matrix, because each case loads the app again. */
export const faultMatrixSandbox = { pageSize: 40 };

/** Cases for some endpoints: each fault at each place that calls the endpoint. */
export function faultCases(names: readonly ContractEndpointName[]): readonly FaultCase[] {
  return names.flatMap((endpoint) =>
    faultNames.flatMap((fault) => callers[endpoint].map((caller): FaultCase => ({ endpoint, fault, caller }))),
  );
}

/** One case, at the first place that calls the endpoint. */
export function faultCase(endpoint: ContractEndpointName, fault: FaultName): FaultCase {
  return { endpoint, fault, caller: callers[endpoint][0] };
}

export function runInBrowser({ endpoint, fault, caller }: FaultCase, options: FaultHarnessOptions): Promise<void> {
  return runFaultCase(endpoint, caller, fault, faultHarness(options));
}
