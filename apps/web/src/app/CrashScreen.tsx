import { useAppEnvironment } from '../environment/AppEnvironment.ts';

/**
 * The last net: whatever broke outside a screen's own boundary. Plain, because what draws the rest may be what broke.
 */
export function CrashScreen() {
  const { reload } = useAppEnvironment();
  return (
    <main role="alert">
      <h1>This page could not be shown</h1>
      <p>Nothing was lost on the server. Reload the page; if it happens again, tell support.</p>
      <button type="button" onClick={reload}>
        Reload
      </button>
    </main>
  );
}
