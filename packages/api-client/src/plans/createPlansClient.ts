import { messageOf } from '../http/statusReply.ts';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttpClient.ts';
import { RejectedError } from '../http/errors.ts';
import { planEndpoints } from './planEndpoints.ts';

/** Where the shop confirms the purchase; the caller checks whether the address is allowed. */
export interface Purchase {
  location: string;
}

/** Calls for plans (§7). */
export interface PlansClient {
  /**
   * Starts the purchase of Growth (2) or Elite (3); RejectedError with the server's message when there is no location.
   */
  createBilling(planId: 2 | 3, options?: ChangeOptions): Promise<Purchase>;
}

export function createPlansClient({ http }: ClientContext): PlansClient {
  async function createBilling(planId: 2 | 3, options: ChangeOptions = {}): Promise<Purchase> {
    const reply = await http.request(planEndpoints.createBilling, { ...options, body: { flag: planId } });
    const { data } = checkReply(planEndpoints.createBilling.reply, reply);
    const location = data?.location?.trim();
    if (!location) throw new RejectedError(reply, messageOf(reply.body));
    return { location };
  }

  return { createBilling };
}
