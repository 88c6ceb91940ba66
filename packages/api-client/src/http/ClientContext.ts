import type { Http } from './createHttp.ts';
import type { IdMemory } from './IdMemory.ts';
import type { TextMemory } from './TextMemory.ts';

/** What every function of the client works with; one per client. */
export interface ClientContext {
  http: Http;
  ids: IdMemory;
  texts: TextMemory;
  /** Takes what went wrong without harm, in words without values (§8 "logged only"). */
  log(message: string): void;
}
