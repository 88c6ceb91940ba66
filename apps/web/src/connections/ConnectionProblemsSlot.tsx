import { type ComponentType, lazy, Suspense } from 'react';
import type { ConnectionProblemsProps } from './ConnectionProblems.tsx';
import { useOpenShop } from '../session/OpenShop.ts';

/** The lists work without it, so where it cannot be loaded there is none. */
const ConnectionProblems = lazy<ComponentType<ConnectionProblemsProps>>(() =>
  import('./ConnectionProblems.tsx').then(
    ({ ConnectionProblems: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** Over the lists and over orders that wait, on servers with capability `connections`. */
export function ConnectionProblemsSlot(props: ConnectionProblemsProps) {
  const { info } = useOpenShop();
  if (!info.capabilities.includes('connections')) return null;
  return (
    <Suspense fallback={null}>
      <ConnectionProblems {...props} />
    </Suspense>
  );
}
