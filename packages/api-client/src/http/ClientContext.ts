import type { HttpClient } from './createHttpClient.ts';
import type { IdCodec } from './IdCodec.ts';
import type { OriginalTexts } from './OriginalTexts.ts';

/** What every function of the client works with; one per client. */
export interface ClientContext {
  http: HttpClient;
  ids: IdCodec;
  texts: OriginalTexts;
  /** Takes what went wrong without harm, in words without values (§8 "logged only"). */
  log(message: string): void;
}
