import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { crashTexts } from '@hub/domain/shared';

/** Shown for errors outside a screen's own boundary. Plain HTML, since the components may be what failed. */
export function CrashScreen() {
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
