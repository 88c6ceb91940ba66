import { type Access, canView } from '../shared/access/Access.ts';
import type { SectionId } from '../shared/access/sections.ts';
import { type AppRoute, type AppTab, isOffered } from './appRoutes.ts';
import { type AppRouteMatch, findAppRoute } from './findAppRoute.ts';

/** Where everything leads that has no place of its own (§2). */
export const dashboardPath = '/app/dashboard';

/** What happens at an address under /app. */
export type RouteDecision =
  | { kind: 'show'; route: AppRoute; tab: AppTab | null }
  | { kind: 'redirect'; to: string }
  /** The dashboard itself may not be viewed: a notice with links to what may, instead of a redirect to itself. */
  | { kind: 'noAccess'; section: SectionId };

/** Onboarded when onboard_status is "1" (§9). */
export function isOnboarded(onboardStatus: string | null): boolean {
  return onboardStatus === '1';
}

/**
 * What an address under /app shows to this person: a screen, or the dashboard when the address is unknown, its section
 * may not be viewed, the server lacks a capability for it, or onboarding is over (§2, §6). Following a redirect always
 * ends: the dashboard never redirects.
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
  if (match.route.screen === 'dashboard') return { kind: 'noAccess', section };
  return { kind: 'redirect', to: dashboardPath };
}

function sectionOf({ route, tab }: AppRouteMatch): SectionId {
  return tab?.section ?? route.section;
}
