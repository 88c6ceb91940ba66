import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The area under /app, its dialogs and its screens, each loaded when needed. */
const appEntryModules = /apps\/web\/src\/(?!public\/|admin\/)(?:app\/AppArea\.tsx|app\/lazyDialogs\.ts|.*Route\.tsx)$/;
const sharedRules = /packages\/(?:domain|api-client)\/src\//;
/**
 * Rules that come with what they are of, which needs no other rule of the screens: the back office, what needs a person, what a plan
 * changes and why none can be chosen, how connections go.
 */
const ownPaths = [
  'admin/',
  'attention/',
  'settings/planChangeText',
  'settings/planChoiceReason',
  'integrations/accountConnection',
  'integrations/connectionAttention',
  'integrations/providerChoices',
  'integrations/connectionCheck',
  'tracking/',
  'notifications/',
  'staff/',
  'store/',
];
/** Of libraries and around queries, what only some screens share: a kilobyte or less each. */
const smallParts = /\/node_modules\/(?:p-map|@tanstack)\/|apps\/web\/src\/queries\//;
const rulesOfOneFile = new RegExp(`/src/(?:${ownPaths.join('|')})`);
/** What the page has before its texts: its own script, and the texts themselves, which have files of their own. */
const beforeTexts = /apps\/web\/index\.html$|packages\/ui\/languages\/[a-z]{2}\.ts$/;
const texts = /packages\/(?:ui|domain)\/languages\/(?!loadLanguage)|polaris\/locales\//;
/** Modules shared by at least so many screens go into the app's common file. */
const widelySharedCount = 3;

/**
 * Build entries: the page, and the three modules that the first dashboard loads. As entries the build knows exactly what
 * they need; no page loads them early.
 */
export const buildEntries = [
  'index.html',
  'src/app/start.tsx',
  'src/app/AppArea.tsx',
  'src/dashboard/DashboardRoute.tsx',
].map((path) => join(import.meta.dirname, path));

/**
 * By default the build makes a file for each set of modules that the same screens share: some sixty small ones for the
 * first dashboard. Here it needs two files, one for all areas and one for the app; modules that many other screens
 * share are a third, and shared rules two more, with calls in one of their own: what other areas need too waits for
 * nothing of the app, and what only screens need may. A module's imports are shared at least as widely, so that no file
 * waits for one that waits for it.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  return {
    includeDependenciesRecursively: false,
    groups: [
      {
        // Else what texts are written with, such as numbers, would bring modules that ask for texts which are not there yet.
        debugName: 'early',
        name: (id, context) => (isImportedBy(beforeTexts, id, context) ? 'early' : null),
        test: (id) => !texts.test(id),
      },
      {
        debugName: 'first',
        name: (id, context) => (isOnlyReachedThroughApp(id, context) ? 'dashboard' : 'start'),
        tags: ['$initial'],
      },
      {
        debugName: 'app',
        name: (id, context) => (isOnlyReachedThroughApp(id, context) ? 'app' : null),
        minShareCount: widelySharedCount,
      },
      { name: 'shared', test: smallParts, minShareCount: 2 },
      { name: 'pages', test: /packages\/domain\/src\/public\//, minShareCount: 2 },
      {
        debugName: 'rules',
        name: (id, context) =>
          isOnlyReachedThroughApp(id, context) ? 'screen-rules' : id.includes('/api-client/') ? 'calls' : 'rules',
        test: (id) => sharedRules.test(id) && !rulesOfOneFile.test(id),
        minShareCount: 2,
      },
    ],
  };
}

/** Whether the module is one of these, or they import it with others between. */
function isImportedBy(modules: RegExp, id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (modules.test(module)) return true;
    for (const importer of context.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}

/** Whether every import path to a module leads through the app area. */
function isOnlyReachedThroughApp(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (appEntryModules.test(module)) continue;
    const info = context.getModuleInfo(module);
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    // The page itself, or a virtual module of the build.
    if (importers.length === 0) return false;
    for (const importer of importers) seen.add(importer);
  }
  return true;
}
