import { type AttentionQueue, attentionTabs } from '@hub/domain/dashboard';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { toTimeOrNull } from '../http/wireFields.ts';
import { attentionEndpoints } from './attentionEndpoints.ts';

/**
 * The queues that need a person, most urgent first; for servers with capability `attention`. Leaves out tabs unknown to
 * the app.
 */
export async function readAttention(
  { http }: Pick<ClientContext, 'http'>,
  options: CallOptions = {},
): Promise<readonly AttentionQueue[]> {
  const endpoint = attentionEndpoints.attention;
  const { queues } = checkReply(endpoint.reply, await http.request(endpoint, options));
  return attentionTabs.flatMap((tab) => {
    const queue = queues.find((sent) => sent.tab === tab);
    if (queue === undefined) return [];
    return [
      {
        tab,
        orders: Number(queue.orders),
        oldestAt: toTimeOrNull(queue.oldest_at),
        waitingSince: toTimeOrNull(queue.waiting_since),
        endingHolds: Number(queue.ending_holds),
      },
    ];
  });
}
