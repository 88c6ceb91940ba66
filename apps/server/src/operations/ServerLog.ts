/** What is logged of a request. Never its query, headers or body. */
export interface RequestEntry {
  requestId: string;
  method: string;
  /** Without its query. */
  path: string;
  /** The path of the contract, `/get-order-detail/{order_id}`, or what kind of address it is. */
  endpoint: string;
  /** Null: the client disconnected before the reply. */
  status: number | null;
  durationMs: number;
  /** Null: it is not known which shop asked. */
  shopId: number | null;
}

/** Facts that say where an error was. */
export interface LogFields {
  requestId?: string;
  shopId?: number;
  queue?: string;
  jobId?: string;
  attempt?: number;
}

/** Writes down what the server does, without personal data and secrets. */
export interface ServerLog {
  request(entry: RequestEntry): void;
  /** Progress of the start and the stop. */
  info(message: string): void;
  /** `message` says what failed: "failed", "broke off". */
  error(message: string, error: unknown, fields?: LogFields): void;
  /** A request that never reached the app. */
  unread(requestId: string, status: number): void;
}
