import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/**
 * Watches the requests of a page from now on; what it returns resolves once nothing is awaited and nothing on the
 * screen is busy.
 */
export function createWaitUntilSettled(page: Page): () => Promise<void> {
  /** Asked and not answered yet. */
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  const onAnswered = (request: Request) => pending.delete(request);
  page.on('requestfinished', onAnswered).on('requestfailed', onAnswered);
  const state = async () => ({ pending: pending.size, busy: await page.locator('[aria-busy=true]:visible').count() });
  return () => expect.poll(state, { interval: 15, timeout: 30_000 }).toEqual({ pending: 0, busy: 0 });
}
