import type { ShopTransaction } from '@hub/database';
import { waitingOrders } from '@hub/database/orders';
import { type AttentionQueue, attentionTabs } from '@hub/domain/dashboard';
import { stageOfTab } from '@hub/domain/orders';

/** All orders that need a person, most urgent first. */
export async function attentionQueues(transaction: ShopTransaction): Promise<AttentionQueue[]> {
  const stages = attentionTabs.map(stageOfTab).filter((stage) => stage !== null);
  const counted = new Map((await waitingOrders(transaction, stages)).map((row) => [row.stage, row]));
  return attentionTabs.map((tab) => {
    const stage = stageOfTab(tab);
    const { orders, oldestAt, waitingSince, endingHolds } = (stage && counted.get(stage)) ?? none;
    return { tab, orders, oldestAt, waitingSince, endingHolds };
  });
}

const none = { orders: 0, oldestAt: null, waitingSince: null, endingHolds: 0 };
