import type { AdminCalls } from '../admin/createAdminCalls.ts';
import type { Backend } from '../http/Backend.ts';
import type { Readiness } from '../operations/Readiness.ts';

/** A backend with what runs beside its calls. */
export interface RunningBackend {
  backend: Backend;
  /** Calls of the admin area, where there is one. */
  admin?: AdminCalls | undefined;
  /** Begins what goes on beside calls; called once the server listens, with its port. */
  begin(port: number): Promise<void>;
  /** The simulated store that shows the app in a frame; null: it does not run (yet). Absent in production. */
  framingStore?(): string | null;
  /** Whether what it needs works. */
  checkReadiness(): Promise<Readiness>;
  /** Ends replies that would go on for ever, so that their readers connect to another process. */
  endStreams(): void;
  /** Takes no more jobs; resolves when those under way are done, or given back after the time limit. */
  stopWork(): Promise<void>;
  /** Called after the last reply and the last job, or when the server could not start. */
  close(): Promise<void>;
}

/** A backend beside which nothing runs. */
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
