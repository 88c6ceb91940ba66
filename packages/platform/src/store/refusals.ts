import { message } from '@hub/domain/messages';
import { z } from 'zod';
import { StoreRefusedError, UnexpectedStoreReplyError } from '../PlatformError.ts';

/** `userErrors` of a mutation: the platform refused it. */
export const userErrors = z.array(
  z.object({ field: z.array(z.string()).nullable(), message: z.string(), code: z.string().nullish() }),
);

/** Throws StoreRefusedError with the platform's words if there are any. */
export function throwRefusals(errors: z.infer<typeof userErrors>): void {
  if (errors.length === 0) return;
  const refusals = errors.map(({ field, message, code }) => ({
    field: field?.join('.') ?? '',
    message,
    code: code ?? null,
  }));
  throw new StoreRefusedError([...new Set(refusals.map(({ message }) => message))].join(' '), refusals);
}

/** What a mutation created; the platform either creates it or says why not. */
export function made<Value>(value: Value | null | undefined, name: string): Value {
  if (value == null) throw new UnexpectedStoreReplyError(message('store.neither', { name }));
  return value;
}
