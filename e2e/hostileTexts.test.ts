import { test } from './fixtures.ts';
import { expectMarkupToStayText } from './plantedMarkup.ts';

test.use({ sandbox: { pageSize: 50 } });

test(
  'markup in every text of a server is text: it makes no element, runs no script, and no link runs one',
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
