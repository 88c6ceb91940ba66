import { z } from 'zod';
import type { GraphqlCaller } from '../graphql/createGraphqlCaller.ts';
import {
  activeSubscriptionsQuery,
  cancelSubscriptionMutation,
  createSubscriptionMutation,
  subscriptionQuery,
} from '../queries/subscriptionQueries.ts';
import { globalId, numericId } from './globalId.ts';
import { isoTime, money } from './orderReplies.ts';
import { made, throwRefusals, userErrors } from './refusals.ts';
import type { StoreClient } from './StoreClient.ts';
import type { PlatformSubscription, SubscriptionRequest } from './PlatformSubscription.ts';

type Subscriptions = Pick<
  StoreClient,
  'createSubscription' | 'cancelSubscription' | 'readActiveSubscription' | 'readSubscription'
>;

/** The app's charge to the shop. */
export function createSubscriptions(call: GraphqlCaller): Subscriptions {
  return {
    async createSubscription(request) {
      const { name, returnUrl, trialDays, isTest } = request;
      const variables = { name, returnUrl, trialDays, test: isTest, lineItems: [lineItemOf(request)] };
      const { appSubscriptionCreate: payload } = await call(createSubscriptionMutation, variables, createReply);
      throwRefusals(payload.userErrors);
      return {
        subscriptionId: made(payload.appSubscription, 'appSubscriptionCreate').id,
        confirmationUrl: made(payload.confirmationUrl, 'appSubscriptionCreate'),
      };
    },
    async cancelSubscription(subscriptionId, { prorate = false } = {}) {
      const variables = { id: globalId('AppSubscription', subscriptionId), prorate };
      const { appSubscriptionCancel: payload } = await call(cancelSubscriptionMutation, variables, cancelReply);
      throwRefusals(payload.userErrors);
      return made(payload.appSubscription, 'appSubscriptionCancel');
    },
    async readActiveSubscription() {
      const reply = await call(activeSubscriptionsQuery, {}, activeReply);
      return reply.currentAppInstallation.activeSubscriptions[0] ?? null;
    },
    async readSubscription(subscriptionId) {
      const variables = { id: globalId('AppSubscription', subscriptionId) };
      return (await call(subscriptionQuery, variables, z.object({ node: subscription.nullable() }))).node;
    },
  };
}

function lineItemOf({ price, discount }: SubscriptionRequest): unknown {
  return {
    plan: {
      appRecurringPricingDetails: {
        price: { amount: price.amount, currencyCode: price.currency },
        interval: 'EVERY_30_DAYS',
        ...(discount && {
          discount: {
            value: { percentage: discount.percent / 100 },
            ...(discount.intervals !== null && { durationLimitInIntervals: discount.intervals }),
          },
        }),
      },
    },
  };
}

const statuses = {
  PENDING: 'pending',
  // A legacy status in the schema.
  ACCEPTED: 'pending',
  ACTIVE: 'active',
  FROZEN: 'frozen',
  DECLINED: 'declined',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
} as const;

const subscription = z
  .object({
    id: numericId,
    name: z.string(),
    status: z.enum(['PENDING', 'ACCEPTED', 'ACTIVE', 'FROZEN', 'DECLINED', 'EXPIRED', 'CANCELLED']),
    test: z.boolean(),
    trialDays: z.int32(),
    createdAt: isoTime,
    currentPeriodEnd: isoTime.nullable(),
    lineItems: z.array(z.object({ plan: z.object({ pricingDetails: z.object({ price: money.optional() }) }) })),
  })
  .transform(({ status, test, lineItems, ...rest }): PlatformSubscription => {
    const prices = lineItems.flatMap(({ plan }) => plan.pricingDetails.price ?? []);
    return { ...rest, status: statuses[status], isTest: test, price: prices[0] ?? null };
  });

const createReply = z.object({
  appSubscriptionCreate: z.object({
    appSubscription: z.object({ id: numericId }).nullable(),
    confirmationUrl: z.url({ protocol: /^https?$/ }).nullable(),
    userErrors,
  }),
});

const cancelReply = z.object({
  appSubscriptionCancel: z.object({ appSubscription: subscription.nullable(), userErrors }),
});

const activeReply = z.object({ currentAppInstallation: z.object({ activeSubscriptions: z.array(subscription) }) });
