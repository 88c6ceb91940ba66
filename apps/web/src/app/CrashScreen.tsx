import { useAppEnvironment } from '../environment/AppEnvironment.ts';

/** Shown for errors outside a screen's own boundary. Plain HTML, since the components may be what failed. */
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
