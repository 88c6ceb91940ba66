export type AdminScreen = 'login' | 'editor';

/** One row of the admin area (§2). */
export interface AdminRoute {
  path: string;
  screen: AdminScreen;
  title: string;
  needsToken: boolean;
}

export const adminRoutes: readonly AdminRoute[] = [
  { path: '/admin', screen: 'login', title: 'Admin login', needsToken: false },
  { path: '/admin/login', screen: 'login', title: 'Admin login', needsToken: false },
  { path: '/admin/editor', screen: 'editor', title: 'Editor', needsToken: true },
  { path: '/admin/dashboard', screen: 'editor', title: 'Dashboard', needsToken: true },
  { path: '/admin/store', screen: 'editor', title: 'Store', needsToken: true },
  { path: '/admin/client', screen: 'editor', title: 'Client', needsToken: true },
  { path: '/admin/discount', screen: 'editor', title: 'Discount', needsToken: true },
];
