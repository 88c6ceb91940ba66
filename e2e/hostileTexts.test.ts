import { test } from './fixtures.ts';
import { expectMarkupToStayText } from './plantedMarkup.ts';

test.use({ sandbox: { pageSize: 50 } });

test(
  'markup in server texts stays text: creates no element, and neither it nor a link runs a script',
  { tag: '@hazard:markup-injection' },
  ({ page, openApp, waitUntilSettled }) =>
    expectMarkupToStayText({
      page,
      openApp,
      waitUntilSettled,
      lists: ['openorders', 'errororders'],
      paths: ['/app/settings/companyinfo', '/app/inventory/allinventory'],
    }),
);
