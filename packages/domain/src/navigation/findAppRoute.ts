import { type AppRoute, appRoutes, type AppTab } from './appRoutes.ts';
import { normalPath } from './normalPath.ts';

/** A route and the tab named by its path (the first tab at the route's own path; `null` without tabs). */
export interface AppRouteMatch {
  route: AppRoute;
  tab: AppTab | null;
}

/** Every known path under /app. A tab's path takes precedence over a route's. */
const matches: ReadonlyMap<string, AppRouteMatch> = new Map(
  appRoutes.flatMap((route): [string, AppRouteMatch][] => [
    [route.path, { route, tab: route.tabs[0] ?? null }],
    ...route.tabs.map((tab): [string, AppRouteMatch] => [tab.path, { route, tab }]),
  ]),
);

/** Matches a path under /app; `null` when unknown. */
export function findAppRoute(path: string): AppRouteMatch | null {
  const normalized = normalPath(path);
  const known = matches.get(normalized);
  if (known) return known;
  const parent = appRoutes.find((route) => route.takesUnknownChildren && normalized.startsWith(`${route.path}/`));
  return parent ? { route: parent, tab: null } : null;
}

/** Every path of the app, including tabs. */
export function appPaths(): readonly string[] {
  return [...matches.keys()];
}
