import { z } from 'zod';

/** `gid://shopify/Order/12` for a number. Throws RangeError for other text, before anything is sent. */
export function globalId(type: string, id: string): string {
  if (!/^\d{1,20}$/.test(id)) throw new RangeError(`This is no id of ${type}.`);
  return `gid://shopify/${type}/${id}`;
}

/** Parses the number of a global id, as text. */
export const numericId = z
  .string()
  .regex(/^gid:\/\/shopify\/\w+\/\d+(\?.*)?$/)
  .transform((text) => /\/(\d+)(?:\?.*)?$/.exec(text)?.[1] ?? '');
