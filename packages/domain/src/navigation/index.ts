export { type AdminRoute, adminRoutes, type AdminScreen, type AdminView } from './adminRoutes.ts';
export { type AppRoute, appRoutes, type AppScreen, type AppTab, routeTitles } from './appRoutes.ts';
export { type Area, areaOf } from './areaOf.ts';
export { appPaths, type AppRouteMatch, findAppRoute } from './findAppRoute.ts';
export { helpTexts, supportPath } from './helpTexts.ts';
export { namedShop, otherShopText } from './namedShop.ts';
export { navigationEntries, type NavigationEntry, viewableTabs } from './navigationEntries.ts';
export {
  type AdminDecision,
  adminDecision,
  type PublicDecision,
  publicDecision,
  unknownPathDecision,
} from './publicDecision.ts';
export { type PublicRoute, publicRoutes, type PublicScreen } from './publicRoutes.ts';
export { dashboardPath, isOnboarded, type RouteDecision, routeDecision } from './routeDecision.ts';
export { type SessionDecision, sessionDecision, type SessionParts } from './sessionDecision.ts';
export { hostOfShop, hostText, parseHost, shopFromInput, storeHostText } from './shopDomain.ts';
export { isShopDomain } from '../shared/isShopDomain.ts';
export { frameTexts } from './frameTexts.ts';
