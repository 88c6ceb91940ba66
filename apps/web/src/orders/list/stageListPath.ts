import { appRoutes } from '@hub/domain/navigation';
import type { TabNumber } from '@hub/domain/orders';

/** Path of a stage's list (§2). */
export function stageListPath(tab: TabNumber): string {
  const list = appRoutes.find((route) => route.orderTab === tab && route.path.startsWith('/app/dashboard-v0/'));
  return list?.path ?? '/app/dashboard-v0';
}
