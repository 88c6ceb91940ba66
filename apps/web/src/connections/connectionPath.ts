import type { ConnectionProblem } from '@hub/domain/integrations';
import { findAppRoute } from '@hub/domain/navigation';
import { canEdit, canView } from '@hub/domain/permissions';
import type { Access } from '@hub/domain/shared';
import { chooseParameter, openProviderParameter } from './openProviderParameter.ts';

/** Address to check a connection; for several (`null`) without one to open. `null` for people without permission. */
export function connectionPath(access: Access, problem: ConnectionProblem | null): string | null {
  const route = findAppRoute('/app/integration')?.route;
  if (!route || !canView(access, route.section)) return null;
  const directory = route.tabs.find(({ slug }) => slug === 'directory');
  if (!problem || !directory || !canEdit(access, route.section)) return route.path;
  const choose = problem.kind === 'choiceMissing' ? `&${chooseParameter}=1` : '';
  return `${directory.path}?${openProviderParameter}=${problem.providerId}${choose}`;
}
