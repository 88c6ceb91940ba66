import type { Rolldown } from 'vite';

/** The area under /app and its screens, each loaded when somebody goes there. */
const appDoors = /apps\/web\/src\/(?!public\/|admin\/)(?:AppArea|.*Route)\.tsx$/;
/** Where the page begins, and the areas that may not wear Polaris. */
const otherDoors = /apps\/web\/src\/(?:main|public\/PublicArea|admin\/AdminArea)\.tsx$/;
/** So many screens that whoever works in the app will need what they share. */
const many = 3;

/**
 * Left to itself, the build makes a file of each set of parts that the same screens share: some sixty of a few hundred bytes for the
 * first dashboard, and a round trip for every six of them. Here what many screens of the app need is one file, and shared rules
 * are another. What a part needs is shared at least as widely, and what the page begins with stays apart, so that no file waits
 * for one that waits for it.
 */
export function fewFiles(): Rolldown.CodeSplittingOptions {
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', tags: ['$initial'], priority: 1 },
      { debugName: 'app', name: (id, context) => (isOnlyOfApp(id, context) ? 'app' : null), minShareCount: many },
      { name: 'rules', test: /packages\/(?:domain|api-client)\/src\//, minShareCount: 2 },
    ],
  };
}

/** Whether each way to a module leads through the app area. */
function isOnlyOfApp(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (appDoors.test(module)) continue;
    if (otherDoors.test(module)) return false;
    const info = context.getModuleInfo(module);
    for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) seen.add(importer);
  }
  return true;
}
