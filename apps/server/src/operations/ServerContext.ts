import type { Role } from '../options/role.ts';
import type { Lateness } from './createLateness.ts';
import type { Metrics } from './createMetrics.ts';
import type { ServerLog } from './ServerLog.ts';

/** Shared by all parts of one process. */
export interface ServerContext {
  role: Role;
  log: ServerLog;
  metrics: Metrics;
  lateness: Lateness;
  /** SHA-256 of the admin token; `undefined`: there is no admin area. */
  adminTokenHash?: Buffer | undefined;
  /** How long the whole timeline of a finished order is kept; 24 by default. */
  historyMonths?: number | undefined;
}
