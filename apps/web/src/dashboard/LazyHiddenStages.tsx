import { type ComponentType, lazy, Suspense } from 'react';

// Only before the first provider is connected, and not worth a crash.
const HiddenStages = lazy<ComponentType>(() =>
  import('./HiddenStages.tsx').catch((): { default: ComponentType } => ({ default: () => null })),
);

/** `HiddenStages` in a file of its own: most dashboards never need it. */
export function LazyHiddenStages() {
  return (
    <Suspense fallback={null}>
      <HiddenStages />
    </Suspense>
  );
}
