import { endpoints, type EndpointName } from '@hub/api-client/endpoints';
import { beforeAll, describe, test, vi } from 'vitest';
import type { Caller } from './Caller.ts';
import { callers } from './callers.ts';
import { type FaultName, faultNames } from './faults.ts';
import { openJsdomHarness } from './jsdomHarness.tsx';
import { runFaultCase } from './runFaultCase.ts';

/** In the nightly run all places that make a call, otherwise the first of each. */
const isNightly = process.env.NIGHTLY === '1';

const endpointNames = Object.keys(endpoints);

/**
 * Whether `pnpm test` plays the cell: three faults of each endpoint, so that every fault meets every fifth endpoint.
 * `pnpm test:all` plays the rest.
 */
function isSampled(name: EndpointName, fault: FaultName): boolean {
  return (endpointNames.indexOf(name) + faultNames.indexOf(fault)) % 5 === 0;
}

/** The matrix of some endpoints: each with every fault, where its callers ask it. */
export function describeFaults(names: readonly EndpointName[]): void {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  beforeAll(async () => {
    // jsdom knows the function and prints that it does nothing.
    window.scrollTo = () => {};
    // The screens and what opens on a click, so that no cell waits for a file to load while its clock stands still.
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
