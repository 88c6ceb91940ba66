import { message } from '@hub/domain/messages';
import type { Access } from '@hub/domain/permissions';
import type * as z from 'zod/mini';
import { endpoints, type EndpointName } from '../endpoints.ts';
import type { Endpoint } from '../http/Endpoint.ts';
import { permissionRefusal } from '../permissionRefusal.ts';
import type { PathParams } from './createPathMatcher.ts';
import { RequestError } from './RequestError.ts';

/** A request of an endpoint, checked against its schemas. */
export interface CheckedRequest<E extends Endpoint> {
  readonly body: E extends { readonly request: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  readonly query: E extends { readonly query: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
  readonly params: E extends { readonly params: infer S extends z.ZodMiniType } ? z.output<S> : undefined;
}

/** The body of a reply, as a server may write it. */
export type WireReply<E extends Endpoint> = z.input<E['reply']>;

export interface RequestParts {
  query: URLSearchParams;
  /** Body of a POST as `readJsonText` read it; '' for a GET. */
  text: string;
  params: PathParams;
}

/** The checked request. Throws RequestError: 403 without the permission for this call, 400 for a wrong format. */
export function checkRequest<Name extends EndpointName>(
  name: Name,
  access: Access,
  { query, text, params }: RequestParts,
): CheckedRequest<(typeof endpoints)[Name]> {
  const refusal = permissionRefusal(name, access, { isExport: query.get('export_data') === 'true' });
  if (refusal !== null) throw new RequestError(403, refusal);
  return checkParts(endpoints[name], { query, text, params });
}

/** The same for any endpoint, without checking permissions. Throws RequestError 400 for a wrong format. */
export function checkParts<E extends Endpoint>(endpoint: E, { query, text, params }: RequestParts): CheckedRequest<E> {
  return {
    body: endpoint.request && validate(endpoint.request, parseJson(text), 'body'),
    query: endpoint.query && validate(endpoint.query, { ...queryDefaults, ...nonEmptyParams(query) }, 'query'),
    params: endpoint.params && validate(endpoint.params, params, 'path'),
  } as CheckedRequest<E>;
}

/** The body of a request; '' for a GET. Throws RequestError: 415 for anything but plain JSON, 400 for invalid UTF-8. */
export async function readJsonText(request: Request): Promise<string> {
  if (request.method === 'GET') return '';
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new RequestError(415, 'The body has to be application/json.');
  if (/;\s*charset\s*=(?!\s*"?utf-?8"?\s*(;|$))/i.test(type)) throw new RequestError(415, 'The body has to be UTF-8.');
  const encoding = request.headers.get('Content-Encoding') ?? '';
  if (!/^\s*(identity)?\s*$/i.test(encoding)) throw new RequestError(415, 'The body must not be compressed.');
  const bytes = await request.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestError(400, 'The body is not UTF-8 text.');
  }
}

/** The body of a request that is not JSON. Throws RequestError 415 for a type other than `types`. */
export async function readRawBody(request: Request, types: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  checkRawType(request, types);
  return new Uint8Array(await request.arrayBuffer());
}

/** Throws RequestError 415 for a content type other than `types`; parameters such as a charset are ignored. */
export function checkRawType(request: Request, types: readonly string[]): void {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';');
  if (!types.includes(type.trim().toLowerCase()))
    throw new RequestError(415, `The body has to be ${types.join(' or ')}.`);
}

/** Method, path and body as one text, which must be equal in two requests with the same Idempotency-Key. */
export function requestFingerprint(request: Request, text: string): string {
  return `${request.method} ${new URL(request.url).pathname} ${text}`;
}

/** Defaults of the query (contract, "Wire format"). */
const queryDefaults = { fix: 'last_24h', search_by_filter: 'order_wise', offset: '0', limit: 'all' };

/** An empty parameter counts as missing. */
function nonEmptyParams(parameters: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...parameters].filter(([, value]) => value !== ''));
}

function parseJson(text: string): unknown {
  if (hasHalfCharacter(text)) throw new RequestError(400, message('calls.halfCharacter'));
  const value = readJson(text);
  if (hasLongList(value)) throw new RequestError(400, message('calls.longList', { most: maxListLength }));
  return value;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The body is not JSON.');
  }
}

/** Limit for a list in a body. A bulk action is sent in calls of 5,000 orders, products in up to 10,000. */
const maxListLength = 20_000;

/** Without recursion, because lists may be nested a hundred thousand times. */
function hasLongList(body: unknown): boolean {
  const open = [body];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > maxListLength) return true;
    for (const part of Object.values(value)) open.push(part);
  }
  return false;
}

/** Whether JSON contains half of a surrogate pair, which is invalid in UTF-8 and rejected by PostgreSQL in JSON. */
function hasHalfCharacter(text: string): boolean {
  if (!/\\ud/i.test(text)) return false;
  const halves = text.replaceAll(/\\(?:ud[89ab][0-9a-f]{2}\\ud[c-f][0-9a-f]{2}|[^u])/gi, ' ');
  return /\\ud[89a-f]/i.test(halves);
}

function validate(schema: z.ZodMiniType, value: unknown, where: string): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new RequestError(400, `${where}: ${issue?.path.join('.') || '(all)'} ${issue?.message ?? 'is wrong'}`);
}
