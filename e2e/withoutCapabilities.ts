import type { Page } from '@playwright/test';

/** Answers as a server that has none of these calls. */
export async function withoutCapabilities(page: Page, missing: readonly string[]): Promise<void> {
  await page.route(/\/shopInfo\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { capabilities: string[] } };
    const capabilities = body.data.capabilities.filter((name) => !missing.includes(name));
    await route.fulfill({ response, json: { ...body, data: { ...body.data, capabilities } } });
  });
}
