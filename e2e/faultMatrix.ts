import type { EndpointName } from '@hub/api-client/endpoints';
import type { Page } from 'playwright';
import type { Caller } from '../apps/web/src/testing/faults/Caller.ts';
import { callers } from '../apps/web/src/testing/faults/callers.ts';
import { type FaultName, faultNames } from '../apps/web/src/testing/faults/faults.ts';
import { runFaultCase } from '../apps/web/src/testing/faults/runFaultCase.ts';
import { faultHarness } from './faultHarness.ts';
import { openBrowser } from './openBrowser.ts';

/** An endpoint, what goes wrong with it, and where the app asks it; the first three are the name of the test. */
type FaultCase = readonly [EndpointName, FaultName, string, Caller];

/**
 * In the test command some cells of each kind, to see that a real browser agrees with the clock that stands still; all
 * of them in the nightly run.
 */
const sample: readonly (readonly [EndpointName, FaultName])[] = [
  ['listOrder', '500'],
  ['stats', 'hang'],
  ['holdOrder', 'reset'],
  ['moveToOpenBulk', 'twice'],
  ['saveThirdPartySettings', '422'],
  ['getLocations', '401'],
  ['createBilling', '500'],
];
const isNightly = process.env.NIGHTLY === '1';

/**
 * The matrix of some endpoints in the browser, and a server of its own: the cells, and what plays one. Called once by a
 * file.
 */
export function faultMatrix(names: readonly EndpointName[]): {
  cases: readonly FaultCase[];
  runCell(...cell: FaultCase): Promise<void>;
} {
  let page: Page;
  let pageErrors: string[];
  const openApp = openBrowser({ argv: ['--page-size', '40'] }, (given) => {
    ({ page, pageErrors } = given);
  });
  return {
    cases: isNightly ? allCases(names) : sampleCases(names),
    runCell: (name, fault, _, caller) => runFaultCase(name, caller, fault, faultHarness({ page, pageErrors, openApp })),
  };
}

function allCases(names: readonly EndpointName[]): readonly FaultCase[] {
  return names.flatMap((name) =>
    faultNames.flatMap((fault) => callers[name].map((caller): FaultCase => [name, fault, caller.name, caller])),
  );
}

function sampleCases(names: readonly EndpointName[]): readonly FaultCase[] {
  return sample
    .filter(([name]) => names.includes(name))
    .map(([name, fault]): FaultCase => [name, fault, callers[name][0].name, callers[name][0]]);
}
