import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The area under /app, its dialogs and its screens, each loaded when needed. */
const appEntryModules = /apps\/web\/src\/(?!public\/|admin\/)(?:app\/AppArea\.tsx|app\/lazyDialogs\.ts|.*Route\.tsx)$/;
/** Load before anything else: the page's own script and the texts, which have their own files. */
const beforeTexts = /apps\/web\/index\.html$|packages\/ui\/languages\/[a-z]{2}\.ts$/;
const texts = /packages\/(?:ui|domain)\/languages\/(?!loadLanguage)|polaris\/locales\//;
/**
 * The page, and the three modules that the first dashboard loads. As entries, the bundler removes what they do not use.
 */
export const buildEntries = [
  'index.html',
  'src/app/start.tsx',
  'src/app/AppArea.tsx',
  'src/dashboard/DashboardRoute.tsx',
].map((path) => join(import.meta.dirname, path));

/**
 * By default the bundler makes a file for each set of modules that the same screens share: 108 for the first dashboard. Here it needs one
 * file for all areas and one for the app; modules that three other screens share are two more. A module's imports are shared at least as
 * widely, so no two files wait for each other.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  return {
    includeDependenciesRecursively: false,
    groups: [
      // Apart, because texts use some of these modules and load before the others.
      {
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
        debugName: 'shared',
        name: (id, context) => (isOnlyReachedThroughApp(id, context) ? 'app' : 'shared'),
        minShareCount: 3,
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
