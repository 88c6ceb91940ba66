import { areaOf } from '@hub/domain/navigation';
import { html } from 'hono/html';

export interface IndexPageOptions {
  /** Told to the page, which then shows its Sandbox badge. */
  isSandbox: boolean;
  shopifyApiKey: string | undefined;
}

/** The one page of the app, as built, with what only the running server knows. */
export type IndexPage = (path: string) => string;

/**
 * Puts the facts of this server into the head of the built page. App Bridge insists on being the first script, and
 * has no business outside /app, where nothing is embedded.
 */
export function createIndexPage(built: string, { isSandbox, shopifyApiKey }: IndexPageOptions): IndexPage {
  const backend = isSandbox ? html`<meta name="hub-sandbox" content="yes" />` : '';
  const appBridge = shopifyApiKey
    ? html`<meta name="shopify-api-key" content="${shopifyApiKey}" /><script src="https://cdn.shopify.com/shopifycloud/app-bridge.js"></script>`
    : '';
  const plainPage = withHead(built, String(backend));
  const appPage = withHead(built, String(html`${appBridge}${backend}`));
  return (path) => (areaOf(path) === 'app' ? appPage : plainPage);
}

/** A function replaces, because "$" in a replacement text would be read as a pattern. */
function withHead(page: string, tags: string): string {
  return page.replace('<head>', () => `<head>${tags}`);
}
