import { type AdminRoute, adminRoutes } from './adminRoutes.ts';
import { areaOf } from './areaOf.ts';
import { normalPath } from './normalPath.ts';
import { homeRoute, type PublicRoute, publicRoutes } from './publicRoutes.ts';
import { dashboardPath } from './routeDecision.ts';

export type PublicDecision = { kind: 'show'; route: PublicRoute } | { kind: 'redirect'; to: string };
export type AdminDecision = { kind: 'show'; route: AdminRoute } | { kind: 'redirect'; to: string };

/**
 * What a path outside /app and /admin shows. An unknown one redirects to the dashboard with a session or valid host,
 * otherwise it shows home (contract, "Unknown paths").
 */
export function publicDecision(path: string, canEnterApp: boolean): PublicDecision {
  const route = findPublicRoute(path);
  return route ? { kind: 'show', route } : unknownPathDecision(canEnterApp);
}

/** Result for an unknown address outside /app and /admin. */
export function unknownPathDecision(canEnterApp: boolean): PublicDecision {
  return canEnterApp ? { kind: 'redirect', to: dashboardPath } : { kind: 'show', route: homeRoute };
}

/**
 * What an address under /admin shows. The editor needs the admin token; unknown addresses redirect to the public home
 * (§2).
 */
export function adminDecision(path: string, hasToken: boolean): AdminDecision {
  const normalized = normalPath(path);
  const route = adminRoutes.find((known) => known.path === normalized);
  if (!route) return { kind: 'redirect', to: '/' };
  if (route.needsToken && !hasToken) return { kind: 'redirect', to: '/admin/login' };
  return { kind: 'show', route };
}

function findPublicRoute(path: string): PublicRoute | null {
  const normalized = normalPath(path);
  if (areaOf(normalized) !== 'public') return null;
  const found = publicRoutes.find(
    (route) => route.path === normalized || (route.takesChildren && normalized.startsWith(`${route.path}/`)),
  );
  return found ?? null;
}
