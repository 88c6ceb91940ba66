import { withoutUnstorable } from '@hub/domain/shared';
import type { z } from 'zod';

/** Parses a webhook's JSON into text that can be stored; null for invalid JSON or another shape. */
export function readWebhookBody<Body>(rawBody: Uint8Array, body: z.ZodType<Body>): Body | null {
  try {
    return body.safeParse(JSON.parse(withoutUnstorable(new TextDecoder().decode(rawBody)))).data ?? null;
  } catch {
    return null;
  }
}
