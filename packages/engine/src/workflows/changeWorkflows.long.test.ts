import { inWords } from '@hub/domain/testing';
import { wordsText } from '@hub/domain/messages';
import type { ShopTransaction } from '@hub/database';
import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import type { WorkflowDefinition } from '@hub/domain/workflows';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anOrderOf, idOf, noProviders, robin, tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { deleteWorkflow, restoreWorkflow, saveWorkflow } from './changeWorkflows.ts';
import { decideReceivedOrder } from './decideOrders.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

const save = (transaction: ShopTransaction, definition: WorkflowDefinition) =>
  saveWorkflow(transaction, robin, noProviders, { workflowId: null, baseVersion: null, definition }, now);

describeOnBothKinds('the workflow list', (database) => {
  test('holds 500 workflows and no more, even by restoring one', async () => {
    const shop = workflowShop(database(), await aShop(database()), now);
    const { workflowId } = await shop.addWorkflow(tagging('Deleted', 'x'), false);
    await shop.inShop((transaction) => deleteWorkflow(transaction, workflowId, now));
    await shop.inShop(async (transaction) => {
      for (let number = 1; number <= 500; number += 1) {
        const decision = await save(transaction, tagging(`Number ${number}`, String(number)));
        if (decision.type !== 'saved') throw new Error(wordsText(decision.message));
      }
    });
    const full = 'A store can have 500 workflows. Delete one first.';
    expect(inWords(await shop.inShop((transaction) => save(transaction, tagging('One more', 'x'))))).toEqual({
      type: 'refused',
      message: full,
    });
    expect(inWords(await shop.inShop((transaction) => restoreWorkflow(transaction, robin, workflowId, now)))).toEqual({
      refusal: full,
    });
    await shop.inShop(
      (transaction) =>
        transaction.queries.execute(sql`UPDATE workflows SET is_active = true WHERE shop_id = ${transaction.shopId}
        AND deleted_at IS NULL`) as unknown as Promise<void>,
    );
    await shop.addOrders(anOrderOf(1, 10));
    await shop.inShop((transaction) => decideReceivedOrder(transaction, noProviders, { orderId: idOf(1) }, now));
    expect((await shop.orderNow(1)).tags).toHaveLength(500);
  });
});
