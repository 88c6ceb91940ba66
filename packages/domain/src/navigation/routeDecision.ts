import { type Access, canView } from '../shared/access/Access.ts';
import type { SectionId } from '../shared/access/sections.ts';
import { type AppRoute, type AppTab, isOffered, missingCapability } from './appRoutes.ts';
import { type AppRouteMatch, findAppRoute } from './findAppRoute.ts';

/** Fallback for every unknown address (§2). */
export const dashboardPath = '/app/dashboard';

/** Result for an address under /app. */
export type RouteDecision =
  | { kind: 'show'; route: AppRoute; tab: AppTab | null }
  | { kind: 'redirect'; to: string }
  /**
   * The person may not view the dashboard: a notice with links to what they may view, instead of a redirect to
   * itself.
   */
  | { kind: 'noAccess'; section: SectionId };

/** Onboarded when onboard_status is "1" (§9). */
export function isOnboarded(onboardStatus: string | null): boolean {
  return onboardStatus === '1';
}

/**
 * What an address under /app shows this person: a screen, or the dashboard when the address is unknown, its section
 * may not be viewed, the server lacks its capability, or onboarding is over (§2, §6). Redirects always end: the
 * dashboard never redirects.
 */
export function routeDecision(
  path: string,
  access: Access,
  onboarded: boolean,
  capabilities: readonly string[] = [],
): RouteDecision {
  const match = findAppRoute(path);
  if (match === null || !isOffered(match.tab, capabilities)) return { kind: 'redirect', to: dashboardPath };
  if (match.route.screen === 'onboarding' && onboarded) return { kind: 'redirect', to: dashboardPath };
  const section = sectionOf(match);
  if (canView(access, section)) return { kind: 'show', ...match };
  if (match.route.path === dashboardPath) return { kind: 'noAccess', section };
  return { kind: 'redirect', to: dashboardPath };
}

/** Whether a link leads this person to a screen, not to the dashboard or a notice that the server lacks the tab. */
export function leadsSomewhere(path: string, access: Access, capabilities: readonly string[]): boolean {
  const decision = routeDecision(path, access, true, capabilities);
  return decision.kind === 'show' && missingCapability(decision.tab, capabilities) === null;
}

function sectionOf({ route, tab }: AppRouteMatch): SectionId {
  return tab?.section ?? route.section;
}
