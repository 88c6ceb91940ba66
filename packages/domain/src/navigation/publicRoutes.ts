import { brandName } from '../shared/screens/brandName.ts';

export type PublicScreen =
  | 'home'
  | 'pricing'
  | 'features'
  | 'login'
  | 'privacy'
  | 'termsOfUse'
  | 'acceptable'
  | 'passwordReset'
  | 'learn';

/** One row of the public site (§2). */
export interface PublicRoute {
  path: string;
  screen: PublicScreen;
  title: string;
  /** `/learn/*`: also matches every address below. */
  takesChildren: boolean;
}

/** Shown for anything unknown (§2 "Anything else shows home"). */
export const homeRoute: PublicRoute = { path: '/', screen: 'home', title: brandName, takesChildren: false };

/** Every public route of §2, in its order. */
export const publicRoutes: readonly PublicRoute[] = [
  homeRoute,
  { ...homeRoute, path: '/home' },
  { path: '/pricing', screen: 'pricing', title: 'Pricing', takesChildren: false },
  { path: '/features', screen: 'features', title: 'Features', takesChildren: false },
  { path: '/login', screen: 'login', title: 'Log in', takesChildren: false },
  { path: '/privacy', screen: 'privacy', title: 'Privacy', takesChildren: false },
  { path: '/terms-of-use', screen: 'termsOfUse', title: 'Terms of use', takesChildren: false },
  { path: '/acceptable', screen: 'acceptable', title: 'Acceptable use', takesChildren: false },
  { path: '/passwordReset', screen: 'passwordReset', title: 'Password reset', takesChildren: false },
  { path: '/learn', screen: 'learn', title: 'Learn', takesChildren: true },
];
