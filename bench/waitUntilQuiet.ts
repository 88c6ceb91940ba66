import type { Page, Request } from 'playwright';

/** Ms without a request. */
const quietMs = 500;

/**
 * Watches a page's requests from now on. The returned function resolves once none has been pending for half a second, except the stream of
 * changes, which stays open as long as the page.
 */
export function createWaitUntilQuiet(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let quietSince = Date.now();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/hub/events') pending.add(request);
  });
  const onAnswered = (request: Request) => {
    pending.delete(request);
    quietSince = Date.now();
  };
  page.on('requestfinished', onAnswered).on('requestfailed', onAnswered);
  return async () => {
    while (pending.size > 0 || Date.now() - quietSince < quietMs) await page.waitForTimeout(20);
  };
}
