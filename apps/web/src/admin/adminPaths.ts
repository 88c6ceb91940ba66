import { type AdminView, adminRoutes } from '@hub/domain/navigation';

/** Address of each page. */
export const adminPaths: Readonly<Record<AdminView, string>> = {
  queues: pathOf('queues'),
  shops: pathOf('shops'),
  discounts: pathOf('discounts'),
  deadLetters: pathOf('deadLetters'),
  outages: pathOf('outages'),
  audit: pathOf('audit'),
};

function pathOf(view: AdminView): string {
  return adminRoutes.find((route) => route.view === view && !route.isAlias)?.path ?? '/admin/dashboard';
}

/** Address of a shop's page. */
export function shopPath(domain: string): string {
  return `${adminPaths.shops}?${new URLSearchParams({ shop: domain })}`;
}
