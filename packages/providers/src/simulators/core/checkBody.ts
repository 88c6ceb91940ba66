import type * as z from 'zod';

/** An error in one field of a body. */
export interface BodyProblem {
  /** `recipient.address.city`, `products[0].name`. */
  path: string;
  kind: 'missing' | 'invalid';
  message: string;
}

export type CheckedBody<T> = { data: T; problems: null } | { data: null; problems: readonly BodyProblem[] };

/** Validates a body; each missing or invalid field is one problem. */
export function checkBody<T>(schema: z.ZodType<T>, body: unknown): CheckedBody<T> {
  const result = schema.safeParse(body);
  if (result.success) return { data: result.data, problems: null };
  const problems = result.error.issues.map((issue): BodyProblem => {
    const path = issue.path.map(String);
    const value = issue.path.reduce<unknown>((part, key) => partOf(part, key), body);
    const isMissing = value === undefined || value === null || value === '';
    return { path: pathText(path), kind: isMissing ? 'missing' : 'invalid', message: issue.message };
  });
  return { data: null, problems };
}

function partOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function pathText(path: readonly string[]): string {
  return path.reduce((text, part) => (/^\d+$/.test(part) ? `${text}[${part}]` : text ? `${text}.${part}` : part), '');
}
