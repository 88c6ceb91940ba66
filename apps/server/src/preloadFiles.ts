import { type Area, areaOf, dashboardPath, findAppRoute, publicRoutes } from '@hub/domain/navigation';
import { type BuildManifest, filesOfChunks, indexEntry } from './BuildManifest.ts';

const areaComponents: Record<Area, string> = { app: 'AppArea', admin: 'AdminArea', public: 'PublicArea' };

/**
 * The files that the page at a path will ask for one after the other: those of its area, then those of its screen.
 * Named in the head, they come at once, which saves a first visit two round trips. A screen that has no file of its own
 * name is left to the app.
 */
export function preloadFiles(manifest: BuildManifest): (path: string) => readonly string[] {
  const names = Object.keys(manifest);
  // Those that the built page names itself.
  const alreadyLinked = new Set(
    filesOfChunks(
      manifest,
      names.filter((name) => name === indexEntry),
    ),
  );
  return (path) => {
    const sourceFiles = [`${areaComponents[areaOf(path)]}.tsx`, `${screenAt(path)}Route.tsx`];
    return filesOfChunks(
      manifest,
      names.filter((name) => sourceFiles.includes(name.replace(/^.*\//, ''))),
    ).filter((file) => !alreadyLinked.has(file));
  };
}

/** `OrderList`, as its file is named; the dashboard where the app will lead there. */
function screenAt(path: string): string {
  // The bare address leads on to the dashboard in all shops but new ones.
  const inApp = findAppRoute(path === '/app' ? dashboardPath : path)?.route.screen ?? 'dashboard';
  const screen = areaOf(path) === 'app' ? inApp : (publicRoutes.find((route) => route.path === path)?.screen ?? 'home');
  return screen.charAt(0).toUpperCase() + screen.slice(1);
}
