import { appRoutes } from '@hub/domain/navigation';

/** Where the plan of the shop can be changed. */
export const billingPath =
  appRoutes.flatMap(({ tabs }) => tabs).find(({ path }) => path === '/app/settings/billing')?.path ?? null;
