import { wordsText } from '@hub/domain/messages';
import type { Database, ShopTransaction } from '@hub/database';
import { insertOrders, lockOrderRows, readOrderDetail, type ReceivedOrder } from '@hub/database/orders';
import { readStoreOrderParts } from '@hub/database/store';
import { lockDecidedOrders, switchWorkflow } from '@hub/database/workflows';
import { aReceivedOrder } from '@hub/database/testing';
import type { ProviderRecord } from '@hub/domain/integrations';
import { stageReason } from '@hub/domain/orders/timeline';
import { aLineItem } from '@hub/domain/testing';
import type { Workflow, WorkflowDefinition } from '@hub/domain/workflows';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { saveWorkflow } from '../workflows/changeWorkflows.ts';

/** A shop without providers. */
export const noProviders: ProviderStore = { readAll: async () => new Map(), save: async () => undefined };

/** ShipBob is connected. */
export const shipbobStore: ProviderStore = {
  readAll: async () =>
    new Map<string, ProviderRecord>([['shipbob', { access_token: 'token', shipbob_channel_id: '1', status: true }]]),
  save: async () => undefined,
};

export const robin = { staffId: '1', staffName: 'Robin Carter' } as const;

/** Puts orders above an amount on hold for a day. */
export const aDefinition = (changes: Partial<WorkflowDefinition> = {}): WorkflowDefinition => ({
  name: 'Hold large orders',
  trigger: 'orderArrives',
  match: 'all',
  groups: [
    { match: 'all', conditions: [{ field: 'orderTotal', operator: 'moreThan', values: [100], currency: 'GBP' }] },
  ],
  actions: [{ type: 'hold', reason: 'Check it', hours: 24 }],
  ...changes,
});

/** A workflow that tags every order. */
export const tagging = (name: string, tag: string, changes: Partial<WorkflowDefinition> = {}): WorkflowDefinition =>
  aDefinition({ name, groups: [], actions: [{ type: 'addTags', tags: [tag] }], ...changes });

/** Id of order 1, 2, …. */
export const idOf = (number: number) => String(4_800_000_000_000 + number);

/** An order with one line. */
export const anOrderOf = (number: number, total: number, changes: Partial<ReceivedOrder> = {}): ReceivedOrder => {
  const lineItemId = `${number}0001`;
  const line = aLineItem({ lineItemId, id: lineItemId, quantity: 1, price: total, productWeight: '2.5' });
  const received = aReceivedOrder(number);
  return { ...received, detail: { ...received.detail, lineItems: [line] }, workflowRuns: 0, ...changes };
};

/** Why an order is on hold or in review, in English; `null` without a reason. */
export async function reasonOf(transaction: ShopTransaction, orderId: string): Promise<string | null> {
  const stage = (await lockOrderRows(transaction, [orderId])).get(orderId)?.stage;
  const event = (await readStoreOrderParts(transaction, orderId))?.stageReason;
  return stage && event ? stageReason(stage, event) : null;
}

/** A shop with helpers for its orders and workflows. */
export function workflowShop(database: Database, shopId: number, now: Date) {
  const inShop: <T>(work: Parameters<typeof database.inShop<T>>[1]) => Promise<T> = (work) =>
    database.inShop(shopId, work);
  return {
    inShop,
    addOrders: (...orders: readonly ReceivedOrder[]) => inShop((transaction) => insertOrders(transaction, orders)),
    /** Adds a workflow and activates it even beyond the plan's limit. */
    addWorkflow: (definition: WorkflowDefinition, isActive = true): Promise<Workflow> =>
      inShop(async (transaction) => {
        const save = { workflowId: null, baseVersion: null, definition };
        const decision = await saveWorkflow(transaction, robin, noProviders, save, now);
        if (decision.type !== 'saved') throw new Error(wordsText(decision.message));
        const { workflowId } = decision.saved;
        if (isActive) await switchWorkflow(transaction, workflowId, true, now);
        return decision.saved;
      }),
    orderNow: (number: number) =>
      inShop(async (transaction) => {
        const order = (await lockDecidedOrders(transaction, [idOf(number)])).get(idOf(number));
        const detail = await readOrderDetail(transaction, idOf(number));
        if (order === undefined || detail === null) throw new Error(`There is no order ${number}.`);
        return {
          stage: order.state.stage,
          ...order.kept,
          reason: await reasonOf(transaction, idOf(number)),
          triggered: detail.triggeredFlows.map(({ name }) => name),
          timeline: detail.timeline.map(({ message }) => message).slice(0, -1),
        };
      }),
  };
}
