import { faultCase, faultMatrixSandbox, runInBrowser } from './faultMatrix.ts';
import { test } from './fixtures.ts';

test.use({ sandbox: faultMatrixSandbox });

/** One case of each kind, to check that a real browser agrees with the jsdom matrix. `faults.nightly.test.ts` runs all cases. */
const sample = [
  faultCase('listOrder', '500'),
  faultCase('stats', 'hang'),
  faultCase('holdOrder', 'reset'),
  faultCase('moveToOpenBulk', 'twice'),
  faultCase('saveThirdPartySettings', '422'),
  faultCase('getLocations', '401'),
  faultCase('createBilling', '500'),
];

for (const { endpoint, fault, caller } of sample)
  test(`${endpoint}: ${fault} › ${caller.name}`, { tag: '@hazard:server-faults' }, ({ page, pageErrors, openApp }) =>
    runInBrowser({ endpoint, fault, caller }, { page, pageErrors, openApp }),
  );
