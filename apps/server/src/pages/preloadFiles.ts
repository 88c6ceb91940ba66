import { type Area, areaOf, dashboardPath, findAppRoute, publicRoutes } from '@hub/domain/navigation';
import { type BuildManifest, filesOfChunks, indexEntry, startEntry } from './BuildManifest.ts';

const areaComponents: Record<Area, string> = {
  app: 'AppArea',
  admin: 'AdminArea',
  track: 'TrackArea',
  public: 'PublicArea',
};

/**
 * The files that the page at a path will load, in this language: its texts, the app, its area and its screen. Preload
 * links save a first visit three round trips. A screen without its own file is left to the app.
 */
export function preloadFiles(manifest: BuildManifest): (path: string, language?: string | null) => readonly string[] {
  const names = Object.keys(manifest);
  // Already named by the built page.
  const alreadyLinked = new Set(
    filesOfChunks(
      manifest,
      names.filter((name) => name === indexEntry),
    ),
  );
  return (path, language) => {
    const sourceFiles = [`/${areaComponents[areaOf(path)]}.tsx`, `/${screenAt(path)}Route.tsx`];
    const isWanted = (name: string) => name === startEntry || sourceFiles.some((file) => name.endsWith(file));
    const texts = names.filter((name) => name.endsWith(`/ui/languages/${language}.ts`));
    return filesOfChunks(manifest, [...texts, ...names.filter(isWanted)]).filter((file) => !alreadyLinked.has(file));
  };
}

/** `OrderList`, as in its file name; the dashboard where the app redirects to it. */
function screenAt(path: string): string {
  // `/app` redirects to the dashboard, except in new shops.
  const inApp = findAppRoute(path === '/app' ? dashboardPath : path)?.route.screen ?? 'dashboard';
  if (areaOf(path) === 'track') return '';
  const screen = areaOf(path) === 'app' ? inApp : (publicRoutes.find((route) => route.path === path)?.screen ?? 'home');
  return screen.charAt(0).toUpperCase() + screen.slice(1);
}
