import { areaOf } from '@hub/domain/navigation';
import { html } from 'hono/html';
import type { BuildManifest } from './BuildManifest.ts';
import { preloadFiles } from './preloadFiles.ts';

export interface IndexPageOptions {
  /** Told to the page, which then shows its Sandbox badge. */
  isSandbox: boolean;
  shopifyApiKey: string | undefined;
  /** The manifest of the build; without it a page finds out about its files by itself. */
  manifest?: BuildManifest;
}

/** The one page of the app, as built, with what only the running server knows. */
export type IndexPage = (path: string) => string;

/**
 * Puts the facts of this server into the head of the built page. App Bridge insists on being the first script, and
 * has no business outside /app, where nothing is embedded.
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

/** Anonymous as the app's own requests for them are; otherwise the browser would fetch them twice. */
function preloadLink(file: string) {
  return file.endsWith('.css')
    ? html`<link rel="preload" as="style" crossorigin href="/${file}" />`
    : html`<link rel="modulepreload" crossorigin href="/${file}" />`;
}

/** A function replaces, because "$" in a replacement text would be read as a pattern. */
function withHead(page: string, tags: string): string {
  return page.replace('<head>', () => `<head>${tags}`);
}
