import { appRoutes } from '@hub/domain/navigation';

/** Where the shop's plan can be changed. */
export const billingPath =
  appRoutes.flatMap(({ tabs }) => tabs).find(({ path }) => path === '/app/settings/billing')?.path ?? null;
