import { endpoints } from '@hub/api-client/endpoints';
import { beforeAll, describe, test, vi } from 'vitest';
import type { Caller } from './Caller.ts';
import { callers } from './callers.ts';
import { type FaultName, faultNames } from './faults.ts';
import { openJsdomHarness } from './jsdomHarness.tsx';
import { runFaultCase } from './runFaultCase.ts';
import type { ContractEndpointName } from './endpointGroups.ts';

/** All callers in the nightly run, otherwise the first of each endpoint. */
const isNightly = process.env.NIGHTLY === '1';

const endpointNames = Object.keys(endpoints);

/**
 * Whether `pnpm test` runs a cell: three faults per endpoint, so that each fault meets every fifth endpoint. `pnpm
 * test:all` runs the rest.
 */
function isSampled(name: ContractEndpointName, fault: FaultName): boolean {
  return (endpointNames.indexOf(name) + faultNames.indexOf(fault)) % 5 === 0;
}

/** The matrix of some endpoints with every fault and their callers. */
export function describeFaults(names: readonly ContractEndpointName[]): void {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeAll(async () => {
    // jsdom warns that it is not implemented.
    window.scrollTo = () => {};
    // Preloads screens and dialogs, so that no cell waits for a file while its clock stands still.
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
  describe.each(names.map((name) => [`${endpoints[name].method} ${endpoints[name].path}`, name] as const))(
    '%s',
    (_, name) => {
      const testedCallers: readonly Caller[] = isNightly ? callers[name] : callers[name].slice(0, 1);
      describe.each(testedCallers.map((caller) => [caller.name, caller] as const))('%s', (__, caller) => {
        const play = (fault: FaultName) => runFaultCase(name, caller, fault, openJsdomHarness);
        test.each(faultNames.filter((fault) => isSampled(name, fault)))('%s', { tags: 'hazard:server-faults' }, play);
        test.each(faultNames.filter((fault) => !isSampled(name, fault)))(
          '%s',
          { tags: ['hazard:server-faults', 'long'] },
          play,
        );
      });
    },
  );
}
