import { z } from 'zod';
import type { GraphqlCaller } from '../graphql/createGraphqlCaller.ts';
import { StoreUnreachableError } from '../PlatformError.ts';
import {
  addTagsMutation,
  beginEditMutation,
  cancelOrderMutation,
  closeOrderMutation,
  commitEditMutation,
  removeTagsMutation,
  setQuantityMutation,
  updateAddressMutation,
} from '../queries/orderMutations.ts';
import { globalId } from './globalId.ts';
import { made, throwRefusals, userErrors } from './refusals.ts';
import type { LineRemoval, StoreClient } from './StoreClient.ts';

type OrderWrites = Pick<
  StoreClient,
  'addTags' | 'removeTags' | 'updateAddress' | 'closeOrder' | 'cancelOrder' | 'removeLines'
>;

/** Writes to a whole order. */
export function createOrderWrites(call: GraphqlCaller): OrderWrites {
  /** Nothing changes before the commit, so a lost reply does no harm. */
  async function prepareEdit({ orderId, lines, restock }: LineRemoval): Promise<string> {
    const begun = (await call(beginEditMutation, { id: globalId('Order', orderId) }, beginReply)).orderEditBegin;
    throwRefusals(begun.userErrors);
    const edit = made(begun.calculatedOrder, 'orderEditBegin');
    for (const { orderLineId, quantity } of lines) {
      const variables = { id: edit.id, lineItemId: globalId('CalculatedLineItem', orderLineId), quantity, restock };
      throwRefusals((await call(setQuantityMutation, variables, setReply)).orderEditSetQuantity.userErrors);
    }
    return edit.id;
  }

  return {
    async addTags(orderId, tags) {
      const variables = { id: globalId('Order', orderId), tags };
      throwRefusals((await call(addTagsMutation, variables, z.object({ tagsAdd: outcome }))).tagsAdd.userErrors);
    },
    async removeTags(orderId, tags) {
      const variables = { id: globalId('Order', orderId), tags };
      const reply = await call(removeTagsMutation, variables, z.object({ tagsRemove: outcome }));
      throwRefusals(reply.tagsRemove.userErrors);
    },
    async updateAddress(orderId, { name, postcode: zip, provinceCode, phone, ...address }) {
      // The platform joins both names with a space.
      const { first = '', last = name } = /^(?<first>.+) (?<last>\S+)$/u.exec(name)?.groups ?? {};
      // Countries without known codes have names.
      const isCode = provinceCode === '' || /^[A-Z\d]{1,3}(-[A-Z\d]{1,3})?$/.test(provinceCode);
      const province = isCode ? { provinceCode: provinceCode || null } : { province: provinceCode };
      const parts = { ...address, firstName: first, lastName: last, zip, phone, ...province };
      const variables = { id: globalId('Order', orderId), address: parts };
      const reply = await call(updateAddressMutation, variables, z.object({ orderUpdate: outcome }));
      throwRefusals(reply.orderUpdate.userErrors);
    },
    async closeOrder(orderId) {
      const variables = { id: globalId('Order', orderId) };
      throwRefusals(
        (await call(closeOrderMutation, variables, z.object({ orderClose: outcome }))).orderClose.userErrors,
      );
    },
    async cancelOrder({ orderId, refund, staffNote = null, ...request }) {
      const variables = {
        ...request,
        id: globalId('Order', orderId),
        refundMethod: { originalPaymentMethodsRefund: refund },
        staffNote,
      };
      const { orderCancel } = await call(cancelOrderMutation, variables, cancelReply);
      throwRefusals(orderCancel.orderCancelUserErrors);
      return { jobId: orderCancel.job?.id ?? null };
    },
    async removeLines(removal) {
      const id = await prepareEdit(removal).catch((error: unknown) => {
        throw error instanceof StoreUnreachableError
          ? new StoreUnreachableError(error.words, false, { cause: error })
          : error;
      });
      const variables = { id, notifyCustomer: removal.notifyCustomer, staffNote: removal.staffNote ?? null };
      const { orderEditCommit } = await call(commitEditMutation, variables, z.object({ orderEditCommit: outcome }));
      throwRefusals(orderEditCommit.userErrors);
    },
  };
}

const outcome = z.object({ userErrors });

const cancelReply = z.object({
  orderCancel: z.object({ job: z.object({ id: z.string() }).nullable(), orderCancelUserErrors: userErrors }),
});

const beginReply = z.object({
  orderEditBegin: z.object({ calculatedOrder: z.object({ id: z.string() }).nullable(), userErrors }),
});

const setReply = z.object({
  orderEditSetQuantity: z.object({ calculatedOrder: z.object({ id: z.string() }).nullable(), userErrors }),
});
