import { type AppRoute, appRoutes, type AppTab } from './appRoutes.ts';
import { normalPath } from './normalPath.ts';

/** A route with the tab that its path names (the first tab at the route's own path; null without tabs). */
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

/** The match for a path under /app; null for an unknown one. */
export function findAppRoute(path: string): AppRouteMatch | null {
  const normalized = normalPath(path);
  const known = matches.get(normalized);
  if (known) return known;
  const parent = appRoutes.find((route) => route.takesUnknownChildren && normalized.startsWith(`${route.path}/`));
  return parent ? { route: parent, tab: null } : null;
}

/** Every path of the app, tabs included. */
export function appPaths(): readonly string[] {
  return [...matches.keys()];
}
