import { endpointGroups } from '../apps/web/src/testing/faults/endpointGroups.ts';
import { faultCases, faultMatrixSandbox, runInBrowser } from './faultMatrix.ts';
import { test } from './fixtures.ts';

test.use({ sandbox: faultMatrixSandbox });

for (const faultCase of faultCases(endpointGroups.orderWork))
  test(
    `${faultCase.endpoint}: ${faultCase.fault} › ${faultCase.caller.name}`,
    { tag: '@hazard:server-faults' },
    ({ page, pageErrors, openApp }) => runInBrowser(faultCase, { page, pageErrors, openApp }),
  );
