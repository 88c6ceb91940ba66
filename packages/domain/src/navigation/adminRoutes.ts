export type AdminScreen = 'login' | 'editor';

/** What an editor page shows. */
export type AdminView = 'queues' | 'shops' | 'discounts' | 'deadLetters' | 'outages' | 'audit';

/** One row of the admin routes (§2). */
export interface AdminRoute {
  path: string;
  screen: AdminScreen;
  title: string;
  needsToken: boolean;
  /** `null` for the login. */
  view: AdminView | null;
  /** Another path that §2 gives for the same page; not in the navigation. */
  isAlias?: true;
}

/** The paths of §2, and our own for pages it does not name. */
export const adminRoutes: readonly AdminRoute[] = [
  { path: '/admin', screen: 'login', title: 'Admin login', needsToken: false, view: null },
  { path: '/admin/login', screen: 'login', title: 'Admin login', needsToken: false, view: null },
  editorRoute('/admin/dashboard', 'Dashboard', 'queues'),
  editorRoute('/admin/store', 'Shops', 'shops'),
  editorRoute('/admin/discount', 'Discounts', 'discounts'),
  editorRoute('/admin/dead-letters', 'Dead letters', 'deadLetters'),
  editorRoute('/admin/outages', '3PL outages', 'outages'),
  editorRoute('/admin/audit', 'Audit list', 'audit'),
  { ...editorRoute('/admin/editor', 'Dashboard', 'queues'), isAlias: true },
  { ...editorRoute('/admin/client', 'Shops', 'shops'), isAlias: true },
];

function editorRoute(path: string, title: string, view: AdminView): AdminRoute {
  return { path, screen: 'editor', title, needsToken: true, view };
}
