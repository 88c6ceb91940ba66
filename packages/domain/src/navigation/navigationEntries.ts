import { type Access, canView } from '../shared/access/Access.ts';
import { type AppRoute, appRoutes, type AppScreen, type AppTab, isOffered } from './appRoutes.ts';

/** One link of the main navigation. */
export interface NavigationEntry {
  screen: AppScreen;
  title: string;
  /** The route's own path, or that of the first tab the person may view. */
  path: string;
}

/** Screens in the main navigation, in order; the legacy dashboard and the lists are reached from the dashboard. */
const mainPaths: ReadonlySet<string> = new Set(
  ['dashboard', 'workflows', 'inventory', 'insights', 'integrations', 'fulfillment', 'settings'].map(
    (screen) => appRoutes.find((route) => route.screen === screen)?.path ?? '',
  ),
);

/** Links that this person may follow; a screen with only some visible tabs leads to the first of them. */
export function navigationEntries(access: Access, onboarded: boolean): readonly NavigationEntry[] {
  return appRoutes
    .filter((route) => mainPaths.has(route.path) || (route.path === '/app/onboard' && !onboarded))
    .flatMap((route) => {
      const path = firstViewable(route, access);
      return path === null ? [] : [{ screen: route.screen, title: route.title, path }];
    });
}

/**
 * A screen's tabs that this person may view (§6: each by its own section) and that the server has the capability for.
 */
export function viewableTabs(route: AppRoute, access: Access, capabilities: readonly string[] = []): readonly AppTab[] {
  return route.tabs.filter((tab) => canView(access, tab.section) && isOffered(tab, capabilities));
}

function firstViewable(route: AppRoute, access: Access): string | null {
  if (canView(access, route.section)) return route.path;
  return viewableTabs(route, access)[0]?.path ?? null;
}
