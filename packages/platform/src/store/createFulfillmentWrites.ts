import { z } from 'zod';
import type { GraphqlCaller } from '../graphql/createGraphqlCaller.ts';
import {
  cancelFulfillmentMutation,
  createFulfillmentMutation,
  holdMutation,
  moveMutation,
  releaseHoldMutation,
  updateTrackingMutation,
} from '../queries/fulfillmentMutations.ts';
import { globalId, numericId } from './globalId.ts';
import { made, throwRefusals, userErrors } from './refusals.ts';
import type { FulfillmentOrderUnits, StoreClient, TrackingDetails } from './StoreClient.ts';

type FulfillmentWrites = Pick<
  StoreClient,
  | 'createFulfillment'
  | 'updateTracking'
  | 'cancelFulfillment'
  | 'holdFulfillmentOrder'
  | 'releaseHold'
  | 'moveFulfillmentOrder'
>;

/** Writes to fulfillments and fulfillment orders. */
export function createFulfillmentWrites(call: GraphqlCaller): FulfillmentWrites {
  return {
    async createFulfillment({ parts, tracking, notifyCustomer }) {
      const fulfillment = {
        lineItemsByFulfillmentOrder: parts.map(({ fulfillmentOrderId, lines }) => ({
          fulfillmentOrderId: globalId('FulfillmentOrder', fulfillmentOrderId),
          ...(lines && { fulfillmentOrderLineItems: toUnits(lines) }),
        })),
        ...(tracking && { trackingInfo: toTracking(tracking) }),
        notifyCustomer,
      };
      const { fulfillmentCreate } = await call(createFulfillmentMutation, { fulfillment }, createReply);
      throwRefusals(fulfillmentCreate.userErrors);
      return made(fulfillmentCreate.fulfillment, 'fulfillmentCreate').id;
    },
    async updateTracking({ fulfillmentId, tracking, notifyCustomer }) {
      const variables = {
        id: globalId('Fulfillment', fulfillmentId),
        tracking: toTracking(tracking),
        notifyCustomer,
      };
      const reply = await call(updateTrackingMutation, variables, trackingReply);
      throwRefusals(reply.fulfillmentTrackingInfoUpdate.userErrors);
    },
    async cancelFulfillment(fulfillmentId) {
      const variables = { id: globalId('Fulfillment', fulfillmentId) };
      throwRefusals((await call(cancelFulfillmentMutation, variables, cancelReply)).fulfillmentCancel.userErrors);
    },
    async holdFulfillmentOrder({ fulfillmentOrderId, reason, note, handle, lines }) {
      const variables = {
        id: globalId('FulfillmentOrder', fulfillmentOrderId),
        hold: {
          reason,
          reasonNotes: note,
          handle,
          ...(lines && { fulfillmentOrderLineItems: toUnits(lines) }),
        },
      };
      const { fulfillmentOrderHold: payload } = await call(holdMutation, variables, holdReply);
      throwRefusals(payload.userErrors);
      return {
        holdId: made(payload.fulfillmentHold, 'fulfillmentOrderHold').id,
        remainingId: payload.remainingFulfillmentOrder?.id ?? null,
      };
    },
    async releaseHold({ fulfillmentOrderId, holdIds }) {
      const variables = {
        id: globalId('FulfillmentOrder', fulfillmentOrderId),
        ...(holdIds && { holdIds: holdIds.map((id) => globalId('FulfillmentHold', id)) }),
      };
      throwRefusals((await call(releaseHoldMutation, variables, releaseReply)).fulfillmentOrderReleaseHold.userErrors);
    },
    async moveFulfillmentOrder({ fulfillmentOrderId, locationId, lines }) {
      const variables = {
        id: globalId('FulfillmentOrder', fulfillmentOrderId),
        locationId: globalId('Location', locationId),
        ...(lines && { lines: toUnits(lines) }),
      };
      const { fulfillmentOrderMove: payload } = await call(moveMutation, variables, moveReply);
      throwRefusals(payload.userErrors);
      return {
        movedId: made(payload.movedFulfillmentOrder, 'fulfillmentOrderMove').id,
        remainingId: payload.remainingFulfillmentOrder?.id ?? null,
      };
    },
  };
}

function toUnits(lines: readonly FulfillmentOrderUnits[]): { id: string; quantity: number }[] {
  return lines.map(({ fulfillmentOrderLineId, quantity }) => ({
    id: globalId('FulfillmentOrderLineItem', fulfillmentOrderLineId),
    quantity,
  }));
}

/** The platform accepts a single number or a list. */
function toTracking({ numbers, company, urls }: TrackingDetails): Record<string, unknown> {
  const [number, ...otherNumbers] = numbers;
  const [url, ...otherUrls] = urls;
  return {
    ...(company !== null && { company }),
    ...(otherNumbers.length > 0 ? { numbers } : number !== undefined && { number }),
    ...(otherUrls.length > 0 ? { urls } : url !== undefined && { url }),
  };
}

const reference = z.object({ id: numericId }).nullable();

const createReply = z.object({ fulfillmentCreate: z.object({ fulfillment: reference, userErrors }) });
const trackingReply = z.object({ fulfillmentTrackingInfoUpdate: z.object({ userErrors }) });
const cancelReply = z.object({ fulfillmentCancel: z.object({ userErrors }) });

const holdReply = z.object({
  fulfillmentOrderHold: z.object({ fulfillmentHold: reference, remainingFulfillmentOrder: reference, userErrors }),
});

const releaseReply = z.object({ fulfillmentOrderReleaseHold: z.object({ userErrors }) });

const moveReply = z.object({
  fulfillmentOrderMove: z.object({
    movedFulfillmentOrder: reference,
    remainingFulfillmentOrder: reference,
    userErrors,
  }),
});
