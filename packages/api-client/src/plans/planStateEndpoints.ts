import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { wireStatus } from '../http/statusReply.ts';
import { wireNumber, wireOptionalText, wireOptionalTime } from '../http/wireFields.ts';

export const wirePlanState = z.object({
  /** When the trial ends, or ended; `null`: there was none. */
  trial_ends_at: wireOptionalTime,
  /** The store has not paid the platform. */
  is_frozen: z.boolean(),
  /** The shop's discount; `null`: none. */
  discount: z.nullish(z.object({ percent: wireNumber, starts_at: wireOptionalTime, ends_at: wireOptionalTime })),
  /** Workflows that a smaller plan switched off and that are still off; `null`: none. */
  paused: z.nullish(
    z.object({ at: z.string(), workflows: z.array(z.object({ workflow_id: z.string(), name: z.string() })) }),
  ),
});
export type WirePlanState = z.infer<typeof wirePlanState>;

/** Trial, discount and smaller plans; our own calls, for servers with capability `plan`. */
export const planStateEndpoints = {
  getPlan: {
    method: 'GET',
    path: '/hub/plan',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'Trial, discount and what the last smaller plan switched off.',
    reply: wirePlanState,
  },
  reducePlan: {
    method: 'POST',
    path: '/hub/plan/reduce',
    kind: 'outside',
    permission: needs.editSettings,
    summary: 'Goes down to Growth, which the shop confirms at the location that comes back, or cancels the plan.',
    request: z.object({
      /** 0 none, 2 Growth. */
      flag: z.union([z.literal(0), z.literal(2)]),
    }),
    reply: z.object({ status: wireStatus, location: wireOptionalText, message: wireOptionalText }),
  },
} as const satisfies Record<string, ShopEndpoint>;
