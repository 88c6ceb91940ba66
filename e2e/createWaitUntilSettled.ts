import { expect, type Page, type Request } from '@playwright/test';

/** Watches a page's requests from now on. The returned function resolves once no request is pending and no visible element is busy. */
export function createWaitUntilSettled(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    // The stream of changes stays open as long as the page.
    if (new URL(request.url()).pathname !== '/hub/events') pending.add(request);
  });
  const onAnswered = (request: Request) => pending.delete(request);
  page.on('requestfinished', onAnswered).on('requestfailed', onAnswered);
  const state = async () => ({ pending: pending.size, busy: await page.locator('[aria-busy=true]:visible').count() });
  return () => expect.poll(state, { intervals: [15] }).toEqual({ pending: 0, busy: 0 });
}
