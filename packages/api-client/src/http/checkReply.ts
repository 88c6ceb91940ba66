import type * as z from 'zod/mini';
import type { RawReply } from './createHttpClient.ts';
import { UnexpectedReplyError } from './errors.ts';

/** The reply's checked body; throws UnexpectedReplyError for the first invalid field. */
export function checkReply<S extends z.ZodMiniType>(schema: S, reply: RawReply): z.output<S> {
  const result = schema.safeParse(reply.body);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.path ?? [];
  const expected = issue?.code === 'invalid_type' ? issue.expected : null;
  throw unexpectedReply(reply, path, expected);
}

/** `should be a string, is null` has types, never values, which may be secrets. */
function unexpectedReply(reply: RawReply, path: readonly PropertyKey[], expected: string | null): UnexpectedReplyError {
  const found = kindOf(path.reduce<unknown>(entryOf, reply.body));
  const problem =
    expected === null || expected === found
      ? `does not fit the contract, is ${found}`
      : `should be ${expected}, is ${found}`;
  return new UnexpectedReplyError(reply, fieldName(path), problem);
}

function entryOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
    : undefined;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** `data.third_party_details[2].details`. */
function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '(body)';
  return path
    .map((key, depth) => (typeof key === 'number' ? `[${key}]` : `${depth === 0 ? '' : '.'}${String(key)}`))
    .join('');
}
