import { createHash } from 'node:crypto';
import { adminEndpoints } from '@hub/api-client/admin';
import { type AdminDetails, answerAdminCall, errorBody, readJsonText, RequestError } from '@hub/api-client/server';
import { type Database, DatabaseUnavailableError } from '@hub/database';
import { addAuditEntry, inAdmin } from '@hub/database/admin';
import { routeCalls } from '../http/routeCalls.ts';
import { createAdminGate } from './AdminGate.ts';
import { adminPort } from './adminPort.ts';

/** Answers calls under /hub/admin; `undefined` for other paths. `address`: network address of the client. */
export type AdminCalls = (request: Request, address: string) => Promise<Response | undefined>;

export interface AdminCallOptions {
  database: Database;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  now?: () => Date;
}

/**
 * The calls of the admin area. The admin token opens no shop call, and a shop's token opens none of these. Every read
 * and change is logged before it is answered, including wrong tokens.
 */
export function createAdminCalls({ database, tokenHash, now = () => new Date() }: AdminCallOptions): AdminCalls {
  const gate = createAdminGate(tokenHash, () => now().getTime());
  const label = createHash('sha256').update(tokenHash).digest('hex').slice(0, 8);
  return routeCalls(adminEndpoints, async ({ name, params, request }, address: string) => {
    const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
      Response.json(errorBody(message, request.headers.get('X-Request-Id')), {
        status,
        headers: { 'Cache-Control': 'no-store', ...headers },
      });
    const admission = gate.enter(request.headers.get('Authorization'), address);
    const note = (actor: string, details: AdminDetails) => ({ at: now(), actor, action: name, details });
    try {
      if (admission.kind === 'locked')
        return refuse(429, 'Too many wrong tokens. Wait a quarter of an hour.', {
          'Retry-After': String(admission.seconds),
        });
      if (admission.kind === 'wrong') {
        if (request.headers.has('Authorization'))
          await inAdmin(database, (queries) => addAuditEntry(queries, note(`wrong token from ${address}`, {})));
        return refuse(401, 'This admin token is not right.');
      }
      const parts = { query: new URL(request.url).searchParams, text: await readJsonText(request), params };
      const entry = (details: AdminDetails) => note(`token ${label} from ${address}`, details);
      const body = await answerAdminCall(name, parts, adminPort({ database, tokenLabel: label, now: now(), entry }));
      return Response.json(body, { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      if (error instanceof RequestError) return refuse(error.status, error.message);
      if (error instanceof DatabaseUnavailableError) return refuse(503, 'The database cannot be reached just now.');
      throw error;
    }
  });
}
