import { languageOf, offeredLanguages } from '@hub/domain/languages';
import { areaOf, dashboardPath, findAppRoute } from '@hub/domain/navigation';
import { brandName, type DemoFacts } from '@hub/domain/shared';
import { html, raw } from 'hono/html';
import { type BuildManifest, startEntry } from './BuildManifest.ts';
import { firstWords } from './firstWords.ts';
import { pageSkeleton } from './pageSkeleton.ts';
import { preloadFiles } from './preloadFiles.ts';

export interface IndexPageOptions {
  /** Shows the Sandbox badge. */
  isSandbox: boolean;
  /** Shows the Demo badge. */
  demo?: DemoFacts | undefined;
  shopifyApiKey: string | undefined;
  /** Origin of the demo's simulated store; `null` when it is not running. */
  framingStore?: (() => string | null) | undefined;
  /** The build's manifest; without it the page has no preload links. */
  manifest?: BuildManifest;
  /** Runs first in pages under /app, after App Bridge; the content policy must contain its hash. */
  appScript?: string | undefined;
  /** Codes of the languages of the pages; in development also unfinished ones. */
  languages?: readonly string[];
}

const appBridgeScript = 'https://cdn.shopify.com/shopifycloud/app-bridge.js';

/**
 * The app's one page as built, with facts that only the running server knows. `isFramed`: a store shows it in a frame.
 * `locale`: any text that the platform passes to pages under /app.
 */
export type IndexPage = (path: string, isFramed?: boolean, locale?: string) => string;

/**
 * Adds this server's facts to the head of the built page. App Bridge must be the first script, and is loaded only under
 * /app, where pages are embedded.
 */
export function createIndexPage(
  built: string,
  {
    isSandbox,
    demo,
    shopifyApiKey,
    framingStore,
    manifest = {},
    appScript,
    languages = offeredLanguages,
  }: IndexPageOptions,
): IndexPage {
  const sandboxMeta = isSandbox ? html`<meta name="hub-sandbox" content="yes" />` : '';
  const demoMeta = demo ? html`<meta name="hub-demo" content="${demo.dataDirectory ?? ''}" />` : '';
  const appBridge = shopifyApiKey
    ? html`<meta name="shopify-api-key" content="${shopifyApiKey}" /><script src="${appBridgeScript}"></script>`
    : '';
  const inlineScript = appScript === undefined ? '' : html`<script>${raw(appScript)}</script>`;
  const entryFiles = new Set(
    Object.entries(manifest).flatMap(([name, { file, isEntry }]) => (isEntry && name !== startEntry ? [file] : [])),
  );
  const withSkeleton = (path: string, isEmbedded: boolean, language: string | null) =>
    areaOf(path) === 'app' ? withBody(built, pageSkeletonAt(path, isEmbedded, language)) : built;
  const filesToPreload = preloadFiles(manifest);
  const appBridgeOf = (isFramed: boolean) => {
    const store = isFramed ? framingStore?.() : null;
    return store ? html`<script src="${store}/app-bridge.js"></script>` : appBridge;
  };
  const storeMeta = () => {
    const store = framingStore?.();
    return store ? html`<meta name="hub-store" content="${store}" />` : '';
  };
  return (path, isFramed = false, locale) => {
    const language = areaOf(path) === 'app' ? languageOf(locale, languages) : null;
    const scripts = areaOf(path) === 'app' ? [appBridgeOf(isFramed), inlineScript, storeMeta()] : '';
    const files = filesToPreload(path, language);
    const isLate = (file: string) => areaOf(path) === 'app' && appScript !== undefined && entryFiles.has(file);
    const late = lateFiles(files.filter(isLate));
    const preloads = files.filter((file) => !isLate(file)).map(preloadLink);
    const page = withHead(
      withSkeleton(path, appBridgeOf(isFramed) !== '', language),
      String(html`${late}${scripts}${sandboxMeta}${demoMeta}${preloads}`),
    );
    return language === null ? page : page.replace('<html lang="en">', `<html lang="${language}">`);
  };
}

/** `crossorigin` as on the app's own requests, or the browser would fetch them twice. */
function preloadLink(file: string) {
  return file.endsWith('.css')
    ? html`<link rel="preload" as="style" crossorigin href="/${file}" />`
    : html`<link rel="modulepreload" crossorigin href="/${file}" />`;
}

/**
 * Build entries that only name the contents of another file: the inline script loads them after its first call
 * (`apps/web/src/app/earlyCalls/preloadLateFiles.ts`).
 */
function lateFiles(files: readonly string[]) {
  return files.length === 0
    ? ''
    : html`<meta name="hub-late-files" content="${files.map((file) => `/${file}`).join(' ')}" />`;
}

/** A replacer function, because "$" in a replacement string is a pattern. */
function withHead(page: string, tags: string): string {
  return page.replace('<head>', () => `<head>${tags}`);
}

function pageSkeletonAt(path: string, isEmbedded: boolean, language: string | null): string {
  const hasSummary = ['/app', dashboardPath].includes(path);
  const route = findAppRoute(hasSummary ? dashboardPath : path)?.route;
  const { titleOf, figures } = firstWords(language);
  return String(pageSkeleton({ title: route ? titleOf(route) : brandName, isEmbedded, hasSummary, figures }));
}

function withBody(page: string, part: string): string {
  return page.replace('<div id="root"></div>', (root) => root + part);
}
