import type { ChargeRecord, WebhookSubscriptionRecord } from '../../AppBook.ts';
import type { BulkOperationRecord } from '../../bulk/BulkOperations.ts';
import { decimal, isoOrNull, isoSeconds } from '../../model/orderFigures.ts';
import { appId, gid, installationId, shopId } from '../../model/storeIds.ts';
import type { AdminContext } from '../AdminContext.ts';
import { connect, type ConnectionArgs } from '../connection.ts';
import { countryName } from './locationViews.ts';

const dayMs = 86_400_000;

export function shopView({ books, shop }: AdminContext): object {
  const { domain, name, email, timeZone, openedAt } = shop;
  const [location] = books.locations;
  const countryCode = location?.countryCode ?? 'GB';
  const address = {
    id: gid('ShopAddress', shopId),
    address1: location?.address1 ?? null,
    address2: null,
    city: location?.city ?? null,
    company: name,
    coordinatesValidated: false,
    country: countryName(countryCode),
    countryCode,
    countryCodeV2: countryCode,
    formatted: [location?.address1, location?.city].filter(Boolean),
    latitude: null,
    longitude: null,
    name,
    phone: null,
    province: null,
    provinceCode: null,
    zip: location?.zip ?? null,
  };
  const offset = offsetMinutes(timeZone, books.now());
  return {
    __typename: 'Shop',
    id: gid('Shop', shopId),
    name,
    email,
    contactEmail: email,
    myshopifyDomain: domain,
    primaryDomain: { id: gid('Domain', shopId), host: domain, sslEnabled: true, url: `https://${domain}` },
    url: `https://${domain}`,
    currencyCode: books.currency,
    ianaTimezone: timeZone,
    timezoneAbbreviation: offset === 0 ? 'GMT' : 'LOC',
    timezoneOffset: offsetText(offset),
    timezoneOffsetMinutes: offset,
    weightUnit: 'GRAMS',
    unitSystem: 'METRIC_SYSTEM',
    plan: { displayName: 'Basic', partnerDevelopment: false, publicDisplayName: 'Basic', shopifyPlus: false },
    shopAddress: address,
    billingAddress: address,
    shopOwnerName: 'Robin Carter',
    createdAt: isoSeconds(openedAt),
    updatedAt: isoSeconds(openedAt),
    taxesIncluded: true,
    taxShipping: false,
    orderNumberFormatPrefix: '#',
    orderNumberFormatSuffix: '',
    enabledPresentmentCurrencies: [books.currency],
    fulfillmentServices: [],
    setupRequired: false,
    checkoutApiSupported: true,
  };
}

function offsetMinutes(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const text = `${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`;
  return `${minutes < 0 ? '-' : '+'}${text}`;
}

function accessScopeView(handle: string): object {
  return { handle, description: handle.replaceAll('_', ' ') };
}

export function appView(context: AdminContext): object {
  const { apiKey, handle, title, scopes } = context.app.app;
  return {
    __typename: 'App',
    id: gid('App', appId),
    apiKey,
    handle,
    title,
    description: null,
    developerName: 'Sample developer',
    embedded: true,
    installation: () => installationView(context),
    requestedAccessScopes: scopes.map(accessScopeView),
    webhookApiVersion: '2026-10',
  };
}

export function installationView(context: AdminContext): object {
  const { app } = context;
  const active = () =>
    app.charges.filter(({ status }) => status === 'ACTIVE').map((charge) => appSubscriptionView(charge));
  return {
    __typename: 'AppInstallation',
    id: gid('AppInstallation', installationId),
    accessScopes: app.grantedScopes.map(accessScopeView),
    activeSubscriptions: active,
    subscriptions: active,
    allSubscriptions: (args: ConnectionArgs) =>
      connect(
        {
          items: app.charges,
          keyOf: ({ createdAt }) => createdAt,
          idOf: ({ id }) => id,
          view: (charge) => appSubscriptionView(charge),
        },
        args,
        context.isBulk,
      ),
    app: () => appView(context),
    launchUrl: () => `${context.origin()}/admin/apps/${app.app.handle}`,
    uninstallUrl: null,
  };
}

export function appSubscriptionView(charge: ChargeRecord): object {
  const { id, name, status, returnUrl, isTest, trialDays, price, currency, interval, discount, createdAt } = charge;
  const periodMs = (interval === 'ANNUAL' ? 365 : 30) * dayMs;
  const money = (amount: string) => ({ amount, currencyCode: currency });
  return {
    __typename: 'AppSubscription',
    id: gid('AppSubscription', id),
    name,
    status,
    returnUrl,
    test: isTest,
    trialDays,
    createdAt: isoSeconds(createdAt),
    currentPeriodEnd: isoOrNull(charge.activatedAt === null ? null : charge.activatedAt + periodMs + trialDays * dayMs),
    lineItems: [
      {
        id: `${gid('AppSubscriptionLineItem', id)}?v=1&index=0`,
        plan: {
          pricingDetails: {
            __typename: 'AppRecurringPricing',
            interval,
            planHandle: null,
            price: money(price),
            discount: discount && {
              durationLimitInIntervals: charge.discountIntervals,
              remainingDurationInIntervals: charge.discountIntervals,
              priceAfterDiscount: money(priceAfter(price, discount)),
              value:
                discount.kind === 'amount'
                  ? { __typename: 'AppSubscriptionDiscountAmount', amount: money(discount.amount) }
                  : { __typename: 'AppSubscriptionDiscountPercentage', percentage: discount.percentage },
            },
          },
        },
      },
    ],
  };
}

function priceAfter(price: string, discount: NonNullable<ChargeRecord['discount']>): string {
  const cents = Math.round(Number(price) * 100);
  const off = discount.kind === 'amount' ? Math.round(Number(discount.amount) * 100) : cents * discount.percentage;
  return decimal(Math.max(0, Math.round(cents - off)));
}

export function webhookSubscriptionView(context: AdminContext, subscription: WebhookSubscriptionRecord): object {
  const { id, topic, uri, format, filter, includeFields, name, createdAt, updatedAt } = subscription;
  return {
    __typename: 'WebhookSubscription',
    id: gid('WebhookSubscription', id),
    legacyResourceId: String(id),
    apiVersion: { displayName: context.version, handle: context.version, supported: true },
    callbackUrl: uri,
    uri,
    endpoint: { __typename: 'WebhookHttpEndpoint', callbackUrl: uri },
    topic,
    format,
    filter,
    includeFields,
    metafieldNamespaces: [],
    name,
    createdAt: isoSeconds(createdAt),
    updatedAt: isoSeconds(updatedAt),
  };
}

export function bulkOperationView(context: AdminContext, operation: BulkOperationRecord): object {
  const { id, status, query, createdAt, completedAt, errorCode, objectCount, rootObjectCount, fileSize } = operation;
  const url = context.bulk.urlOf(operation);
  return {
    __typename: 'BulkOperation',
    id: gid('BulkOperation', id),
    status,
    type: 'QUERY',
    query,
    createdAt: isoSeconds(createdAt),
    completedAt: isoOrNull(completedAt),
    errorCode,
    objectCount: String(objectCount),
    rootObjectCount: String(rootObjectCount),
    fileSize: fileSize === null ? null : String(fileSize),
    url: status === 'COMPLETED' ? url : null,
    partialDataUrl: status === 'COMPLETED' ? null : url,
  };
}
