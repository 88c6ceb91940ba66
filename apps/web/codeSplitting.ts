import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** The area under /app and its screens, each loaded when somebody goes there. */
const appEntryModules = /apps\/web\/src\/(?!public\/|admin\/)(?:app\/AppArea|.*Route)\.tsx$/;
/** So many screens that whoever works in the app will need what they share. */
const widelySharedCount = 3;

/**
 * Where the build begins: the page, and the two doors that the first dashboard goes through. As beginnings of their
 * own, the build knows what they need, to the last function; no page loads them before it comes to them.
 */
export const buildEntries = ['index.html', 'src/app/AppArea.tsx', 'src/dashboard/DashboardRoute.tsx'].map((path) =>
  join(import.meta.dirname, path),
);

/**
 * Left to itself, the build makes a file of each set of parts that the same screens share: some sixty of a few hundred
 * bytes for the first dashboard, and a round trip for every six of them. Here what the first dashboard needs, and
 * nothing else, is two files: one that no area can do without, and one of the app. What many other screens of the app
 * share is a third, and shared rules are a fourth. What a part needs is shared at least as widely, so that no file
 * waits for one that waits for it.
 */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  return {
    includeDependenciesRecursively: false,
    groups: [
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
      { name: 'pages', test: /packages\/domain\/src\/public\//, minShareCount: 2 },
      { name: 'rules', test: /packages\/(?:domain|api-client)\/src\//, minShareCount: 2 },
    ],
  };
}

/** Whether each way to a module leads through the app area. */
function isOnlyReachedThroughApp(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (appEntryModules.test(module)) continue;
    const info = context.getModuleInfo(module);
    const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
    // The page itself, or something of the build's own.
    if (importers.length === 0) return false;
    for (const importer of importers) seen.add(importer);
  }
  return true;
}
