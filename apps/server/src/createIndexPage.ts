import { languageOf } from '@hub/domain/languages';
import { areaOf, dashboardPath, findAppRoute } from '@hub/domain/navigation';
import { brandName, type DemoFacts } from '@hub/domain/shared';
import { html, raw } from 'hono/html';
import type { BuildManifest, BuiltLanguage } from './BuildManifest.ts';
import { pageSkeleton } from './pageSkeleton.ts';
import { preloadFiles } from './preloadFiles.ts';

export interface IndexPageOptions {
  /** The page then shows its Sandbox badge. */
  isSandbox: boolean;
  /** The page then shows its Demo badge. */
  demo?: DemoFacts | undefined;
  shopifyApiKey: string | undefined;
  /** Origin of the demo's simulated store; null: it does not run (yet). */
  framingStore?: (() => string | null) | undefined;
  /** The build's manifest; without it the page has no preload links. */
  manifest?: BuildManifest;
  /** Runs first in pages under /app, after App Bridge; the content policy has to name its hash. */
  appScript?: string | undefined;
  /** The languages of the build, by their codes. */
  languages?: Readonly<Record<string, BuiltLanguage>>;
}

const appBridgeScript = 'https://cdn.shopify.com/shopifycloud/app-bridge.js';

/**
 * The app's one page as built, with what only the running server knows. `isFramed`: a store shows it in a frame. `locale`:
 * as the platform gives it to pages under /app, any text.
 */
export type IndexPage = (path: string, isFramed?: boolean, locale?: string) => string;

/**
 * Adds this server's facts to the head of the built page. App Bridge must be the first script, and is loaded only under
 * /app, where pages are embedded.
 */
export function createIndexPage(
  built: string,
  { isSandbox, demo, shopifyApiKey, framingStore, manifest = {}, appScript, languages = {} }: IndexPageOptions,
): IndexPage {
  const sandboxMeta = isSandbox ? html`<meta name="hub-sandbox" content="yes" />` : '';
  const demoMeta = demo ? html`<meta name="hub-demo" content="${demo.dataDirectory ?? ''}" />` : '';
  const appBridge = shopifyApiKey
    ? html`<meta name="shopify-api-key" content="${shopifyApiKey}" /><script src="${appBridgeScript}"></script>`
    : '';
  const inlineScript = appScript === undefined ? '' : html`<script>${raw(appScript)}</script>`;
  const entryFiles = new Set(Object.values(manifest).flatMap((chunk) => (chunk.isEntry ? [chunk.file] : [])));
  const withSkeleton = (path: string, isEmbedded: boolean, language: BuiltLanguage | null) =>
    areaOf(path) === 'app' ? withBody(built, pageSkeletonAt(path, isEmbedded, language)) : built;
  const filesToPreload = preloadFiles(manifest);
  const appBridgeOf = (isFramed: boolean) => {
    const store = isFramed ? framingStore?.() : null;
    return store ? html`<script src="${store}/app-bridge.js"></script>` : appBridge;
  };
  return (path, isFramed = false, locale) => {
    const code = areaOf(path) === 'app' ? languageOf(locale, Object.keys(languages)) : null;
    const language = code === null ? null : (languages[code] ?? null);
    const scripts = areaOf(path) === 'app' ? [appBridgeOf(isFramed), inlineScript, languageScript(language)] : '';
    const files = filesToPreload(path);
    const isLate = (file: string) => areaOf(path) === 'app' && appScript !== undefined && entryFiles.has(file);
    const late = lateFiles(files.filter(isLate));
    const preloads = files.filter((file) => !isLate(file)).map(preloadLink);
    const page = withHead(
      withSkeleton(path, appBridgeOf(isFramed) !== '', language),
      String(html`${late}${scripts}${sandboxMeta}${demoMeta}${preloads}`),
    );
    return code === null ? page : page.replace('<html lang="en">', `<html lang="${code}">`);
  };
}

/** Module scripts run in the order of the page: this one before the app's. */
function languageScript(language: BuiltLanguage | null) {
  return language === null ? '' : html`<script type="module" crossorigin src="/${language.script}"></script>`;
}

/** `crossorigin` as on the app's own requests, or the browser would fetch them twice. */
function preloadLink(file: string) {
  return file.endsWith('.css')
    ? html`<link rel="preload" as="style" crossorigin href="/${file}" />`
    : html`<link rel="modulepreload" crossorigin href="/${file}" />`;
}

/**
 * Entries of the build, which only name what is in another file: the inline script asks for them after its first call
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

/** Titles and labels in English are the server's own. */
function pageSkeletonAt(path: string, isEmbedded: boolean, language: BuiltLanguage | null): string {
  const hasSummary = ['/app', dashboardPath].includes(path);
  const route = findAppRoute(hasSummary ? dashboardPath : path)?.route;
  const title = (route && (language === null ? route.title : language.titles[route.path])) ?? brandName;
  return String(pageSkeleton({ title, isEmbedded, hasSummary, figures: language?.figures }));
}

function withBody(page: string, part: string): string {
  return page.replace('<div id="root"></div>', (root) => root + part);
}
