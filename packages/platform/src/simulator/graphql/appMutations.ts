import { Refusal } from '../actions/Refusal.ts';
import type { ChargeRecord, WebhookSubscriptionRecord } from '../AppBook.ts';
import { appId, gid } from '../model/storeIds.ts';
import { isLoopback } from '../webhooks/WebhookSender.ts';
import type { AdminContext } from './AdminContext.ts';
import { refused } from './mutations.ts';
import { idNumber } from './queries.ts';
import { appSubscriptionView, appView, webhookSubscriptionView } from './views/appViews.ts';

interface MoneyInput {
  amount: string | number;
  currencyCode: string;
}

interface SubscriptionCreateArgs {
  name: string;
  returnUrl: string;
  test?: boolean | null;
  trialDays?: number | null;
  replacementBehavior?: string | null;
  lineItems: readonly {
    plan: {
      appRecurringPricingDetails?: {
        interval?: string | null;
        price: MoneyInput;
        discount?: {
          durationLimitInIntervals?: number | null;
          value?: { amount?: string | number | null; percentage?: number | null } | null;
        } | null;
      } | null;
    };
  }[];
}

interface WebhookInput {
  callbackUrl?: string | null;
  uri?: string | null;
  format?: string | null;
  filter?: string | null;
  includeFields?: readonly string[] | null;
  name?: string | null;
}

/** Scopes that a topic needs for a subscription, by topic prefix. */
const topicScopes: readonly (readonly [string, readonly string[]])[] = [
  [
    'FULFILLMENT_ORDERS_',
    ['merchant_managed_fulfillment_orders', 'assigned_fulfillment_orders', 'third_party_fulfillment_orders'],
  ],
  ['FULFILLMENTS_', ['fulfillments', 'orders']],
  ['ORDERS_', ['orders']],
  ['REFUNDS_', ['orders']],
  ['RETURNS_CANCEL', ['orders', 'returns']],
  ['RETURNS_CLOSE', ['orders', 'returns']],
  ['RETURNS_REOPEN', ['orders', 'returns']],
  ['RETURNS_', ['returns']],
  ['REVERSE_DELIVERIES_', ['returns']],
  ['DISPUTES_', ['shopify_payments_disputes']],
  ['PRODUCTS_', ['products']],
  ['INVENTORY_LEVELS_', ['inventory']],
  ['INVENTORY_ITEMS_', ['inventory', 'products']],
  ['LOCATIONS_', ['locations']],
  ['CUSTOMERS_', ['customers']],
];

function mayReceive({ app }: AdminContext, topic: string): boolean {
  const needed = topicScopes.find(([start]) => topic.startsWith(start))?.[1];
  if (!needed) return true;
  return needed.some(
    (name) => app.grantedScopes.includes(`read_${name}`) || app.grantedScopes.includes(`write_${name}`),
  );
}

const field = (name: string) => ['webhookSubscription', name];

/** Why an address cannot be subscribed; null if it can. */
function whyNotAddress(context: AdminContext, topic: string, uri: string, own: number | null): Refusal | null {
  if (!URL.canParse(uri)) return new Refusal(field('callbackUrl'), 'Address is invalid');
  const { protocol } = new URL(uri);
  if (protocol !== 'https:' && !isLoopback(uri))
    return new Refusal(field('callbackUrl'), 'Address protocol http:// is not supported');
  if (context.app.webhookSubscriptions.some((one) => one.topic === topic && one.uri === uri && one.id !== own))
    return new Refusal(field('callbackUrl'), 'Address for this topic has already been taken');
  return null;
}

function appSubscriptionCreate(args: SubscriptionCreateArgs, context: AdminContext): object {
  const { app, books } = context;
  const none = { appSubscription: null, confirmationUrl: null };
  const pricing = args.lineItems[0]?.plan.appRecurringPricingDetails;
  if (!pricing || args.lineItems.length > 1)
    return { ...none, ...refused(new Refusal(['lineItems'], 'Line items must contain exactly one recurring plan.')) };
  const price = Number(pricing.price.amount);
  if (!(price > 0))
    return { ...none, ...refused(new Refusal(['lineItems', '0', 'plan'], 'Price must be greater than 0')) };
  if (!URL.canParse(args.returnUrl))
    return { ...none, ...refused(new Refusal(['returnUrl'], 'Return url is invalid')) };
  const value = pricing.discount?.value;
  const charge: ChargeRecord = {
    id: app.nextId(29_000_000_000),
    name: args.name,
    status: 'PENDING',
    returnUrl: args.returnUrl,
    isTest: args.test ?? false,
    trialDays: args.trialDays ?? 0,
    price: price.toFixed(2),
    currency: pricing.price.currencyCode,
    interval: pricing.interval ?? 'EVERY_30_DAYS',
    discount: discountOf(value),
    discountIntervals: pricing.discount?.durationLimitInIntervals ?? null,
    replacement: args.replacementBehavior ?? 'STANDARD',
    createdAt: books.now(),
    activatedAt: null,
  };
  app.charges.push(charge);
  app.changes++;
  return {
    appSubscription: appSubscriptionView(charge),
    confirmationUrl: `${context.origin()}${chargePath(charge.id)}`,
    userErrors: [],
  };
}

function discountOf(
  value: { amount?: string | number | null; percentage?: number | null } | null | undefined,
): ChargeRecord['discount'] {
  if (typeof value?.percentage === 'number') return { kind: 'percentage', percentage: value.percentage };
  if (value?.amount === null || value?.amount === undefined) return null;
  return { kind: 'amount', amount: Number(value.amount).toFixed(2) };
}

/** Page that asks the merchant to approve a charge. */
export function chargePath(id: number): string {
  return `/admin/charges/${appId}/${id}/RecurringApplicationCharge/confirm_recurring_application_charge`;
}

/** Resolvers for mutations about the app, by field. `effects` act outside of GraphQL. */
export function appMutations(effects: { uninstall: () => void; chargeChanged: (charge: ChargeRecord) => void }) {
  return {
    appSubscriptionCreate,
    appSubscriptionCancel: ({ id }: { id: string }, context: AdminContext) => {
      const number = idNumber('AppSubscription', id);
      const charge = context.app.charges.find((one) => one.id === number);
      if (!charge)
        return { appSubscription: null, ...refused(new Refusal(['id'], "Couldn't find RecurringApplicationCharge")) };
      if (charge.status !== 'ACTIVE' && charge.status !== 'FROZEN' && charge.status !== 'PENDING')
        return {
          appSubscription: null,
          ...refused(new Refusal(['id'], 'Cannot cancel a subscription that is not active')),
        };
      charge.status = 'CANCELLED';
      context.app.changes++;
      effects.chargeChanged(charge);
      return { appSubscription: appSubscriptionView(charge), userErrors: [] };
    },
    appSubscriptionTrialExtend: ({ id, days }: { id: string; days: number }, context: AdminContext) => {
      const number = idNumber('AppSubscription', id);
      const charge = context.app.charges.find((one) => one.id === number);
      if (charge?.status !== 'ACTIVE')
        return {
          appSubscription: null,
          ...refused(new Refusal(['id'], 'The app subscription is not active.', 'SUBSCRIPTION_NOT_ACTIVE')),
        };
      charge.trialDays += days;
      context.app.changes++;
      return { appSubscription: appSubscriptionView(charge), userErrors: [] };
    },
    appUninstall: (_: object, context: AdminContext) => {
      const app = appView(context);
      context.runSoon(() => effects.uninstall());
      return { app, userErrors: [] };
    },
    appRevokeAccessScopes: ({ scopes }: { scopes: readonly string[] }, context: AdminContext) => {
      const { app } = context;
      app.grantedScopes = app.grantedScopes.filter((scope) => !scopes.includes(scope));
      app.changes++;
      return { revoked: scopes.map((handle) => ({ handle, description: handle })), userErrors: [] };
    },
    webhookSubscriptionCreate: (
      { topic, webhookSubscription: input }: { topic: string; webhookSubscription: WebhookInput },
      context: AdminContext,
    ) => {
      const { app, books } = context;
      const uri = input.uri ?? input.callbackUrl ?? '';
      const refusal = mayReceive(context, topic)
        ? whyNotAddress(context, topic, uri, null)
        : new Refusal(['topic'], 'You cannot create a webhook subscription with the specified topic');
      if (refusal) return { webhookSubscription: null, ...refused(refusal) };
      const subscription: WebhookSubscriptionRecord = {
        id: app.nextId(1_400_000_000_000),
        topic,
        uri,
        format: input.format ?? 'JSON',
        filter: input.filter ?? null,
        includeFields: input.includeFields ?? [],
        name: input.name ?? null,
        createdAt: books.now(),
        updatedAt: books.now(),
      };
      app.webhookSubscriptions.push(subscription);
      return { webhookSubscription: webhookSubscriptionView(context, subscription), userErrors: [] };
    },
    webhookSubscriptionUpdate: (
      { id, webhookSubscription: input }: { id: string; webhookSubscription: WebhookInput },
      context: AdminContext,
    ) => {
      const number = idNumber('WebhookSubscription', id);
      const subscription = context.app.webhookSubscriptions.find((one) => one.id === number);
      if (!subscription)
        return { webhookSubscription: null, ...refused(new Refusal(['id'], 'Webhook subscription does not exist')) };
      const uri = input.uri ?? input.callbackUrl ?? subscription.uri;
      const refusal = whyNotAddress(context, subscription.topic, uri, number);
      if (refusal) return { webhookSubscription: null, ...refused(refusal) };
      subscription.uri = uri;
      subscription.includeFields = input.includeFields ?? subscription.includeFields;
      subscription.filter = input.filter ?? subscription.filter;
      subscription.updatedAt = context.books.now();
      context.app.changes++;
      return { webhookSubscription: webhookSubscriptionView(context, subscription), userErrors: [] };
    },
    webhookSubscriptionDelete: ({ id }: { id: string }, context: AdminContext) => {
      const { app } = context;
      const number = idNumber('WebhookSubscription', id);
      if (!app.webhookSubscriptions.some((one) => one.id === number))
        return {
          deletedWebhookSubscriptionId: null,
          ...refused(new Refusal(['id'], 'Webhook subscription does not exist')),
        };
      app.webhookSubscriptions = app.webhookSubscriptions.filter((one) => one.id !== number);
      app.changes++;
      return { deletedWebhookSubscriptionId: gid('WebhookSubscription', number), userErrors: [] };
    },
  };
}
