import { endpoints, type EndpointName } from '@hub/api-client/endpoints';
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { callers } from '../apps/web/src/testing/faults/callers.ts';
import { type FaultName, faultNames } from '../apps/web/src/testing/faults/faults.ts';
import { playCell } from '../apps/web/src/testing/faults/playCell.ts';
import { faultStage } from './faultStage.ts';
import { openBrowser } from './openBrowser.ts';

let page: Page;
let complaints: string[];

const enter = openBrowser({ argv: ['--page-size', '40'] }, (given) => {
  ({ page, complaints } = given);
});

/** In the test command some cells of each kind, to see that a real browser agrees with the clock that stands still; all of them in the nightly run. */
const sample: readonly (readonly [EndpointName, FaultName])[] = [
  ['listOrder', '500'],
  ['stats', 'hang'],
  ['holdOrder', 'reset'],
  ['moveToOpenBulk', 'twice'],
  ['saveThirdPartySettings', '422'],
  ['getLocations', '401'],
];
const all = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => faultNames.map((fault) => [name, fault] as const));
const isNightly = process.env['NIGHTLY'] === '1';

describe.each(isNightly ? all : sample)('%s: %s', (name, fault) => {
  const asked = isNightly ? callers[name] : callers[name].slice(0, 1);
  test.each(asked.map((caller) => [caller.name, caller] as const))('%s', (_, caller) => playCell(name, caller, fault, faultStage({ page, complaints, enter })));
});
