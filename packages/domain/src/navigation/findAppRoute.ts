import { type AppRoute, appRoutes, type AppTab } from './appRoutes.ts';
import { normalPath } from './normalPath.ts';

/**
 * A place in the app: a route, and the tab that its address names (the first on the route's own address; null where it
 * has none).
 */
export interface AppRouteMatch {
  route: AppRoute;
  tab: AppTab | null;
}

/** Every known address under /app. A tab's address wins over its route's. */
const matches: ReadonlyMap<string, AppRouteMatch> = new Map(
  appRoutes.flatMap((route): [string, AppRouteMatch][] => [
    [route.path, { route, tab: route.tabs[0] ?? null }],
    ...route.tabs.map((tab): [string, AppRouteMatch] => [tab.path, { route, tab }]),
  ]),
);

/** What stands at a path under /app, or null when §2 knows no such address. */
export function findAppRoute(path: string): AppRouteMatch | null {
  const normalized = normalPath(path);
  const known = matches.get(normalized);
  if (known) return known;
  const parent = appRoutes.find((route) => route.takesUnknownChildren && normalized.startsWith(`${route.path}/`));
  return parent ? { route: parent, tab: null } : null;
}

/** Every address of the app, tabs included, for a sitemap, a test or a router. */
export function appPaths(): readonly string[] {
  return [...matches.keys()];
}
