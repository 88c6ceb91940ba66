import { endpointGroups } from '../apps/web/src/testing/faults/endpointGroups.ts';
import { faultCases, faultMatrixSandbox, runInBrowser } from './faultMatrix.ts';
import { test } from './fixtures.ts';

// Parallel, because the matrix takes twice as long in one worker.
test.describe.configure({ mode: 'parallel' });
test.use({ sandbox: faultMatrixSandbox });

for (const { endpoint, fault, caller } of faultCases(Object.values(endpointGroups).flat()))
  test(`${endpoint}: ${fault} › ${caller.name}`, { tag: '@hazard:server-faults' }, ({ page, pageErrors, openApp }) =>
    runInBrowser({ endpoint, fault, caller }, { page, pageErrors, openApp }),
  );
