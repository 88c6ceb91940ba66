import * as z from 'zod/mini';

/** Data of the event `changed`. Stages are texts, because a newer server may have more of them. */
export const wireChangedEvent = z.object({ stages: z.array(z.string()), at: z.string() });
