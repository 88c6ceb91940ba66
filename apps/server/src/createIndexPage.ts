import { areaOf } from '@hub/domain/navigation';
import { html } from 'hono/html';
import type { BuildManifest } from './BuildManifest.ts';
import { preloadFiles } from './preloadFiles.ts';

export interface IndexPageOptions {
  /** The page then shows its Sandbox badge. */
  isSandbox: boolean;
  shopifyApiKey: string | undefined;
  /** The build's manifest; without it the page has no preload links. */
  manifest?: BuildManifest;
}

/** The app's one page as built, with what only the running server knows. */
export type IndexPage = (path: string) => string;

/**
 * Adds this server's facts to the head of the built page. App Bridge must be the first script, and is loaded only under
 * /app, where pages are embedded.
 */
export function createIndexPage(
  built: string,
  { isSandbox, shopifyApiKey, manifest = {} }: IndexPageOptions,
): IndexPage {
  const sandboxMeta = isSandbox ? html`<meta name="hub-sandbox" content="yes" />` : '';
  const appBridge = shopifyApiKey
    ? html`<meta name="shopify-api-key" content="${shopifyApiKey}" /><script src="https://cdn.shopify.com/shopifycloud/app-bridge.js"></script>`
    : '';
  const filesToPreload = preloadFiles(manifest);
  return (path) =>
    withHead(
      built,
      String(html`${areaOf(path) === 'app' ? appBridge : ''}${sandboxMeta}${filesToPreload(path).map(preloadLink)}`),
    );
}

/** `crossorigin` as on the app's own requests, or the browser would fetch them twice. */
function preloadLink(file: string) {
  return file.endsWith('.css')
    ? html`<link rel="preload" as="style" crossorigin href="/${file}" />`
    : html`<link rel="modulepreload" crossorigin href="/${file}" />`;
}

/** A replacer function, because "$" in a replacement string is a pattern. */
function withHead(page: string, tags: string): string {
  return page.replace('<head>', () => `<head>${tags}`);
}
