import { expect, test } from './fixtures.ts';

const paths = ['/app/dashboard', '/app/integration', '/app/insights', '/', '/learn/integration', '/admin'];

test(
  'without App Bridge no page requests another origin or violates the content security policy',
  { tag: '@hazard:framing' },
  async ({ page, server, openApp, waitUntilSettled }) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    // A violation of the content security policy is a console error, which fails the test.
    const appOrigin = new URL(server.address).origin;
    for (const path of paths) {
      await openApp(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await waitUntilSettled();
    }
    const foreign = requestedUrls.filter(
      (address) => !address.startsWith(`${appOrigin}/`) && !/^(data|blob):/.test(address),
    );
    expect(foreign).toEqual([]);
    expect(requestedUrls.length).toBeGreaterThan(paths.length);
    test.info().annotations.push({
      type: 'figure',
      description: `0 foreign of ${requestedUrls.length} requests on ${paths.length} pages`,
    });
  },
);
