import { endpoints } from '@hub/api-client/endpoints';
import { beforeAll, describe, test } from 'vitest';
import type { Caller } from './Caller.ts';
import { callers } from './callers.ts';
import { type FaultName, faultNames } from './faults.ts';
import { openJsdomHarness } from './jsdomHarness.tsx';
import { runFaultCase } from './runFaultCase.ts';
import { type ContractEndpointName, endpointGroups } from './endpointGroups.ts';

const allNames = Object.values(endpointGroups).flat();

/**
 * A part of the matrix. `sample` has one fault per endpoint, with its first caller, so that two or more endpoints get each fault. `others`
 * has the other faults, and every fault with the endpoint's other callers.
 */
type Part = 'sample' | 'others';

const isSampled = (name: ContractEndpointName, caller: Caller, fault: FaultName) =>
  caller === callers[name][0] && allNames.indexOf(name) % faultNames.length === faultNames.indexOf(fault);

const faultsOf = (part: Part, name: ContractEndpointName, caller: Caller): readonly FaultName[] =>
  faultNames.filter((fault) => isSampled(name, caller, fault) === (part === 'sample'));

/** Describes a part of the matrix for some endpoints. */
export function describeFaults(part: Part, names: readonly ContractEndpointName[]): void {
  beforeAll(async () => {
    // jsdom warns that it is not implemented.
    window.scrollTo = () => {};
    // Preloads screens and dialogs, because no file loads while a test's clock is stopped.
    await Promise.all(
      Object.values(
        import.meta.glob([
          '../../*/*Route.tsx',
          '../../orders/list/*Route.tsx',
          '../../app/AppArea.tsx',
          '../../app/lazyDialogs.ts',
        ]),
      ).map((load) => load()),
    );
  });
  for (const name of names)
    describe(`${endpoints[name].method} ${endpoints[name].path}`, () => {
      for (const caller of callers[name]) {
        const faults = faultsOf(part, name, caller);
        if (faults.length === 0) continue;
        describe(`from ${caller.name}`, () => {
          test.each(faults)('%s', { tags: 'hazard:server-faults' }, (fault) =>
            runFaultCase(name, caller, fault, openJsdomHarness),
          );
        });
      }
    });
}
