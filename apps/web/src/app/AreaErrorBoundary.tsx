import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { CrashScreen } from './CrashScreen.tsx';

const crashScreen = <CrashScreen />;

/** Shows a crash in the place of an area, until the next navigation. */
export function AreaErrorBoundary({ children }: { children: ReactNode }) {
  const location = useLocation();
  return (
    <ErrorBoundary resetKeys={[location]} fallback={crashScreen}>
      {children}
    </ErrorBoundary>
  );
}
