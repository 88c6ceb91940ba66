import { createHash } from 'node:crypto';
import { type AdminEndpointName, adminEndpoints } from '@hub/api-client/admin';
import {
  checkParts,
  createPathMatcher,
  errorBody,
  type PathParams,
  readJsonText,
  RequestError,
  type WireReply,
} from '@hub/api-client/server';
import { addAuditEntry, type Database, DatabaseUnavailableError, inAdmin } from '@hub/database';
import { type AdminCall, type AdminDetails, adminHandlers } from './adminHandlers.ts';
import { createAdminGate } from './AdminGate.ts';

/** Answers calls under /hub/admin; undefined for other paths. `address`: where the request comes from. */
export type AdminCalls = (request: Request, address: string) => Promise<Response | undefined>;

export interface AdminCallOptions {
  database: Database;
  /** SHA-256 of the token. */
  tokenHash: Buffer;
  now?: () => Date;
}

type Handlers = {
  [Name in AdminEndpointName]: (call: AdminCall) => Promise<WireReply<(typeof adminEndpoints)[Name]>>;
};
const handlers: Handlers = adminHandlers;

const matchers = (Object.keys(adminEndpoints) as AdminEndpointName[]).map((name) => ({
  name,
  method: adminEndpoints[name].method,
  match: createPathMatcher(adminEndpoints[name].path),
}));

/** The call that a request is, with the parts in braces of its path. */
function findCall(request: Request): { name: AdminEndpointName; params: PathParams } | null {
  const { pathname } = new URL(request.url);
  for (const { name, method, match } of matchers) {
    const params = method === request.method ? match(pathname) : null;
    if (params !== null) return { name, params };
  }
  return null;
}

/**
 * The calls of the admin area. The token opens no call of a shop, nor a shop's token one of these. Every look and act is
 * noted before it is answered, wrong tokens too.
 */
export function createAdminCalls({ database, tokenHash, now = () => new Date() }: AdminCallOptions): AdminCalls {
  const gate = createAdminGate(tokenHash, () => now().getTime());
  const label = createHash('sha256').update(tokenHash).digest('hex').slice(0, 8);
  return async (request, address) => {
    const found = findCall(request);
    if (found === null) return undefined;
    const { name, params } = found;
    const refuse = (status: number, message: string, headers: Record<string, string> = {}) =>
      Response.json(errorBody(message, request.headers.get('X-Request-Id')), {
        status,
        headers: { 'Cache-Control': 'no-store', ...headers },
      });
    const admission = gate.enter(request.headers.get('Authorization'), address);
    const note = (actor: string, action: string, details: AdminDetails) => ({ at: now(), actor, action, details });
    try {
      if (admission.kind === 'locked')
        return refuse(429, 'Too many wrong tokens. Wait a quarter of an hour.', {
          'Retry-After': String(admission.seconds),
        });
      if (admission.kind === 'wrong') {
        if (request.headers.has('Authorization'))
          await inAdmin(database, (queries) => addAuditEntry(queries, note(`wrong token from ${address}`, name, {})));
        return refuse(401, 'This admin token is not right.');
      }
      const text = await readJsonText(request);
      const checked = checkParts(adminEndpoints[name], { query: new URL(request.url).searchParams, text, params });
      const entry = (details: AdminDetails) => note(`token ${label} from ${address}`, name, details);
      const call: AdminCall = {
        database,
        tokenLabel: label,
        now: now(),
        query: (checked.query ?? {}) as AdminCall['query'],
        params,
        body: checked.body as never,
        entry,
        audit: (details) => inAdmin(database, (queries) => addAuditEntry(queries, entry(details))),
      };
      return Response.json(await handlers[name](call), { headers: { 'Cache-Control': 'no-store' } });
    } catch (error) {
      if (error instanceof RequestError) return refuse(error.status, error.message);
      if (error instanceof DatabaseUnavailableError) return refuse(503, 'The database cannot be reached just now.');
      throw error;
    }
  };
}
