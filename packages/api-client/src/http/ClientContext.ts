import type { HttpClient } from './createHttpClient.ts';
import type { IdCodec } from './IdCodec.ts';
import type { OriginalTexts } from './OriginalTexts.ts';

/** Shared by all functions of one client. */
export interface ClientContext {
  http: HttpClient;
  ids: IdCodec;
  texts: OriginalTexts;
  /** The server's capabilities beyond §7, from the last shop info; empty before. */
  capabilities: readonly string[];
  /** Logs harmless problems (§8), without values. */
  log(message: string): void;
}
