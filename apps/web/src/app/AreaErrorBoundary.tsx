import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { crashTexts } from '@hub/domain/shared';

const crashScreen = <CrashScreen />;

/** Shows a crash instead of an area, until the next navigation. */
export function AreaErrorBoundary({ children }: { children: ReactNode }) {
  const location = useLocation();
  return (
    <ErrorBoundary resetKeys={[location]} fallback={crashScreen}>
      {children}
    </ErrorBoundary>
  );
}

/** Shown for errors outside a screen's own boundary. Plain HTML, because the components may be what failed. */
function CrashScreen() {
  const { reload } = useAppEnvironment();
  return (
    <main role="alert">
      <h1>{crashTexts.title}</h1>
      <p>{crashTexts.note}</p>
      <button type="button" onClick={reload}>
        {crashTexts.reload}
      </button>
    </main>
  );
}
