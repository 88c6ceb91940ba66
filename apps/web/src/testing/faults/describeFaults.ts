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
 * A part of the matrix. `sample`: one fault of each endpoint, so that two or more endpoints meet each fault. `rest`:
 * its other faults. Both with an endpoint's first caller; `otherCallers`: every fault with its other callers.
 */
type Part = 'sample' | 'rest' | 'otherCallers';

const isSampled = (name: ContractEndpointName, fault: FaultName) =>
  allNames.indexOf(name) % faultNames.length === faultNames.indexOf(fault);

const callersOf: Record<Part, (name: ContractEndpointName) => readonly Caller[]> = {
  sample: (name) => callers[name].slice(0, 1),
  rest: (name) => callers[name].slice(0, 1),
  otherCallers: (name) => callers[name].slice(1),
};

const faultsOf: Record<Part, (name: ContractEndpointName) => readonly FaultName[]> = {
  sample: (name) => faultNames.filter((fault) => isSampled(name, fault)),
  rest: (name) => faultNames.filter((fault) => !isSampled(name, fault)),
  otherCallers: () => faultNames,
};

/** A part of the matrix, for some endpoints. */
export function describeFaults(part: Part, names: readonly ContractEndpointName[]): void {
  beforeAll(async () => {
    // jsdom warns that it is not implemented.
    window.scrollTo = () => {};
    // Preloads screens and dialogs, because no file loads while a case's clock stands still.
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
  const called = names.filter((name) => callersOf[part](name).length > 0);
  describe.each(called.map((name) => [`${endpoints[name].method} ${endpoints[name].path}`, name] as const))(
    '%s',
    (_, name) => {
      describe.each(callersOf[part](name).map((caller) => [caller.name, caller] as const))('%s', (__, caller) => {
        test.each(faultsOf[part](name))('%s', { tags: 'hazard:server-faults' }, (fault) =>
          runFaultCase(name, caller, fault, openJsdomHarness),
        );
      });
    },
  );
}
