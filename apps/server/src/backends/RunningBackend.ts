import type { AdminCalls } from '../admin/createAdminCalls.ts';
import type { Backend } from '../http/Backend.ts';
import type { Readiness } from '../operations/Readiness.ts';

/** A backend and the work that runs beside its calls. */
export interface RunningBackend {
  backend: Backend;
  /** Calls of the admin area, if any. */
  admin?: AdminCalls | undefined;
  /** Starts background work; called with the server's port once it listens. */
  begin(port: number): Promise<void>;
  /** Origin of the simulated store that frames the app; `null` when it is not running. Absent in production. */
  framingStore?(): string | null;
  /** Whether its dependencies work. */
  checkReadiness(): Promise<Readiness>;
  /** Ends endless replies, so that their readers connect to another process. */
  endStreams(): void;
  /** Takes no more jobs; resolves when running ones are done, or returned after the time limit. */
  stopWork(): Promise<void>;
  /** Called after the last reply and the last job, or when the server could not start. */
  close(): Promise<void>;
}

/** A backend without background work. */
export function standalone(backend: Backend): RunningBackend {
  const nothing = async () => {};
  return {
    backend,
    begin: nothing,
    checkReadiness: async () => ({}),
    endStreams: () => {},
    stopWork: nothing,
    close: nothing,
  };
}
