/** The log entry of a request. Never its query, headers or body. */
export interface RequestEntry {
  requestId: string;
  method: string;
  /** Without its query. */
  path: string;
  /** The contract's path, `/get-order-detail/{order_id}`, or the kind of address. */
  endpoint: string;
  /** `null`: the client disconnected before the reply. */
  status: number | null;
  durationMs: number;
  /** How long the process had computed, so that the request waited at most this long before it was read. */
  waitedMs: number;
  /** `null`: the shop is unknown. */
  shopId: number | null;
}

/** Facts that locate an error. */
export interface LogFields {
  requestId?: string;
  shopId?: number;
  queue?: string;
  jobId?: string;
  attempt?: number;
}

/** Logs what the server does, without personal data and secrets. */
export interface ServerLog {
  request(entry: RequestEntry): void;
  /** Progress of start and stop. */
  info(message: string): void;
  /** `message` says what failed: "failed", "broke off". */
  error(message: string, error: unknown, fields?: LogFields): void;
  /** Logs a request that never reached the app. */
  unread(requestId: string, status: number): void;
}
