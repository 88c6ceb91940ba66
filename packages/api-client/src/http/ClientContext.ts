import type { HttpClient } from './createHttpClient.ts';
import type { IdCodec } from './IdCodec.ts';
import type { OriginalTexts } from './OriginalTexts.ts';

/** Shared by all functions of one client. */
export interface ClientContext {
  http: HttpClient;
  ids: IdCodec;
  texts: OriginalTexts;
  /** What the server can do besides §7, as shop info said last; nothing before. */
  capabilities: readonly string[];
  /** Logs harmless problems (§8), without values. */
  log(message: string): void;
}
