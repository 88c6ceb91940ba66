import { type ComponentType, lazy, Suspense } from 'react';
import type { ConnectionProblemsProps } from './ConnectionProblems.tsx';
import { useOffers } from '../session/OpenShop.ts';

/** The lists work without it, so nothing is shown when it cannot be loaded. */
const ConnectionProblems = lazy<ComponentType<ConnectionProblemsProps>>(() =>
  import('./ConnectionProblems.tsx').then(
    ({ ConnectionProblems: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Above the lists and waiting orders, on servers that report connections. */
export function ConnectionProblemsSlot(props: ConnectionProblemsProps) {
  if (!useOffers('connections')) return null;
  return (
    <Suspense fallback={null}>
      <ConnectionProblems {...props} />
    </Suspense>
  );
}
