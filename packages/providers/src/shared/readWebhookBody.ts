import { withoutUnstorable } from '@hub/domain/shared';
import type { z } from 'zod';

/** A webhook's JSON, as texts that can be kept; null: it is none, or of another shape. */
export function readWebhookBody<Body>(rawBody: Uint8Array, body: z.ZodType<Body>): Body | null {
  try {
    return body.safeParse(JSON.parse(withoutUnstorable(new TextDecoder().decode(rawBody)))).data ?? null;
  } catch {
    return null;
  }
}
