import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import type { AppBook } from '../AppBook.ts';
import { type Admin, throttledError } from '../graphql/createAdmin.ts';
import type { StoreCallRecord } from '../StoreControls.ts';
import type { CallFaults } from './CallFaults.ts';
import type { StoreReply, StoreRequest } from './StoreReply.ts';

/** Supported versions; both use the newer schema. */
const versions: readonly string[] = ['2026-10', '2026-07'];

const bodySchema = z.looseObject({
  query: z.string(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

export interface AdminApiOptions {
  admin: Admin;
  app: AppBook;
  faults: CallFaults;
  slowMs: number;
  now: () => number;
  onCall: (call: StoreCallRecord) => void;
}

/** Closes the connection. */
export type Reset = 'reset';

/** `POST /admin/api/2026-10/graphql.json` */
export async function serveAdminApi(
  request: StoreRequest,
  version: string,
  options: AdminApiOptions,
): Promise<StoreReply | Reset> {
  const { admin, app, faults, slowMs, now, onCall } = options;
  const refusal = refuse(request, version, app);
  const record = (fields: readonly string[], status: number, cost: number | null, fault: StoreCallRecord['fault']) =>
    onCall({ at: new Date(now()).toISOString(), fields, status, cost, fault });
  if (refusal) {
    record([], refusal.status, null, null);
    return refusal;
  }
  const call = readCall(request);
  if (!call) {
    record([], 400, null, null);
    return { status: 400, body: { errors: { query: 'Required parameter missing or invalid' } } };
  }
  const fields = admin.fieldsOf(call.query);
  const fault = faults.take(fields);
  if (fault === 'slow') await sleep(slowMs);
  const early = fault && beforeRun(fault, admin);
  if (early) {
    record(fields, early === 'reset' ? 0 : early.status, null, fault);
    return early;
  }
  const { body, cost } = await admin.run({ ...call, version });
  const headers = { 'x-shopify-api-version': version, 'x-request-id': crypto.randomUUID() };
  if (fault === 'resetAfterwards') {
    record(fields, 0, cost, fault);
    return 'reset';
  }
  const reply: StoreReply = fault === 'serverErrorAfterwards' ? internalError : { status: 200, headers, body };
  record(fields, reply.status, cost, fault);
  return reply;
}

const internalError: StoreReply = { status: 500, body: { errors: 'Internal Server Error' } };

function refuse({ headers }: StoreRequest, version: string, app: AppBook): StoreReply | null {
  if (!versions.includes(version)) return { status: 404, body: { errors: 'Not Found' } };
  const token = headers['x-shopify-access-token'];
  if (typeof token !== 'string' || !app.isInstalled || !app.isTokenValid(token)) {
    const errors = '[API] Invalid API key or access token (unrecognized login or wrong password)';
    return { status: 401, body: { errors } };
  }
  return app.isFrozen ? { status: 402, body: { errors: 'Unavailable Shop' } } : null;
}

function readCall({ text, headers }: StoreRequest) {
  if (String(headers['content-type'] ?? '').includes('application/graphql'))
    return { query: text, variables: {}, operationName: null };
  try {
    const body = bodySchema.parse(JSON.parse(text));
    return { query: body.query, variables: body.variables ?? {}, operationName: body.operationName ?? null };
  } catch {
    return null;
  }
}

function beforeRun(fault: NonNullable<StoreCallRecord['fault']>, admin: Admin): StoreReply | Reset | null {
  switch (fault) {
    case 'reset':
      return 'reset';
    case 'tooManyRequests':
      return {
        status: 429,
        headers: { 'retry-after': '2.0', 'content-type': 'application/json' },
        body: {
          errors: 'Exceeded 2 calls per second for api client. Reduce request rates to resume uninterrupted service.',
        },
      };
    case 'throttled': {
      const cost = { requestedQueryCost: 10, actualQueryCost: null, throttleStatus: admin.bucket.status() };
      return { status: 200, body: { errors: [throttledError], extensions: { cost } } };
    }
    case 'serverError':
      return internalError;
    case 'html':
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: '<html><body>We are doing some maintenance.</body></html>',
      };
    default:
      return null;
  }
}
