import { SessionExpiredError } from '@hub/api-client/http';
import type { OrdersClient } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import { mostTellingTab, type TabNumber, tellingTabs } from '@hub/domain/orders';
import { eachOfFew } from '../../shared/eachOfFew.ts';

export interface TabAnswers {
  /** The list that says most about an order, by `orderId`; absent where no asked list holds it. */
  tabOf: ReadonlyMap<string, TabNumber>;
  /** False where a list could not be asked, so that an absent order may stand there all the same. */
  complete: boolean;
}

const atATime = 4;

/**
 * Asks the lists which of the found orders they hold, because a row does not say its stage. Throws only when aborted or
 * when the session has expired.
 */
export async function askTabs(client: OrdersClient, filters: OrderFilters, signal: AbortSignal): Promise<TabAnswers> {
  const answers = await eachOfFew(tellingTabs, atATime, async (tab) => ({
    tab,
    page: await client.listOrders({ tab, filters, fields: ['order_id'] }, { signal }),
  }));
  signal.throwIfAborted();
  const tabs = new Map<string, Set<TabNumber>>();
  for (const answer of answers) {
    if (answer.status === 'rejected') {
      if (answer.reason instanceof SessionExpiredError) throw answer.reason;
      continue;
    }
    for (const { orderId } of answer.value.page.orders)
      tabs.set(orderId, (tabs.get(orderId) ?? new Set()).add(answer.value.tab));
  }
  const tabOf = new Map([...tabs].map(([orderId, held]) => [orderId, mostTellingTab(held)]));
  return {
    tabOf,
    complete: answers.every((answer) => answer.status === 'fulfilled' && !answer.value.page.hasNextPage),
  };
}
